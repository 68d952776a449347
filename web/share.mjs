// The browser's ways to hand something on. Each answers with a value, since MicroPython cannot catch what JavaScript throws.

/** Put a text on the clipboard; false where the browser does not allow it. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Mark what stands in a field, so that the player can copy it. */
export function mark(selector) {
  document.querySelector(selector)?.select();
}

/** Whether the device has a way to send a link on. */
export function canSend() {
  return Boolean(navigator.share);
}

/** Let the player send a link on; nothing happens when they think better of it. */
export async function send(title, url) {
  try {
    await navigator.share({ title, url });
  } catch {
    // The player closed the device's own panel.
  }
}

/** A QR code as an SVG path of unit squares and its size, `"size path"`; empty when the text is too long for one. */
export async function qr(text) {
  try {
    const { generate } = await import("../vendor/lean-qr/index.mjs");
    const code = generate(text);
    let path = "";
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
    return `${code.size} ${path}`;
  } catch {
    return "";
  }
}
