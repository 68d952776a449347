// Keeps what the page complains of where tests in every engine can read it.
(() => {
  const faults = (window.faults = []);
  const say = console.error;
  console.error = (...what) => {
    faults.push(what.map(String).join(" "));
    say.apply(console, what);
  };
  addEventListener("error", (event) => faults.push(`error: ${event.message ?? event.target.src}`), true);
  addEventListener("unhandledrejection", (event) => faults.push(`unhandled: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => faults.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
})();
