// MicroPython cannot catch what JavaScript throws; what may throw is done here and answered with a value.

/** Write to the browser's storage; false where it is full or forbidden. */
export function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
