/** Preferences in the browser's storage, which may be unavailable. */
export function readKept<Value extends string>(
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  try {
    const kept = localStorage.getItem(`office.${name}`);
    return allowed.find((value) => value === kept) ?? otherwise;
  } catch {
    // Without storage the preference lasts as long as the page.
    return otherwise;
  }
}

/** A note in the browser's storage; null without one. */
export function readKeptText(name: string): string | null {
  try {
    return localStorage.getItem(`office.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`office.${name}`, value);
  } catch {
    // Without storage there is nothing to do.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`office.${name}`);
  } catch {
    // Without storage there is nothing to do.
  }
}
