/** False on touch screens, where a keyboard would cover half of the page by itself. */
export const hasKeyboard = (): boolean =>
  typeof window !== "undefined" && !window.matchMedia("(pointer: coarse)").matches;
