// Hears of a worker that does not start: PyScript tells that to the console alone.

let detail = null;
let tell = () => {};

/** Call `call(detail)` when a worker fails to start, at once if one has. */
export function onFailure(call) {
  tell = call;
  if (detail !== null) call(detail);
}

function fail(message) {
  detail = String(message);
  tell(detail);
}

globalThis.Worker = class extends Worker {
  constructor(...wanted) {
    super(...wanted);
    this.addEventListener("message", ({ data }) => data instanceof Error && fail(data.message));
    this.addEventListener("error", ({ message }) => fail(message ?? ""));
  }
};
