/** What an operator's browser keeps of their preferences; a browser that keeps nothing is fine. */
export function readKept<Value extends string>(
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  try {
    const kept = localStorage.getItem(`office.${name}`);
    return allowed.find((value) => value === kept) ?? otherwise;
  } catch {
    // Storage is switched off: the preference lasts as long as the page.
    return otherwise;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`office.${name}`, value);
  } catch {
    // As above: nothing to do, and nothing to say.
  }
}
