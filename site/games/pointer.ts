/** False on touch screens, where the on-screen keyboard would cover half of the page. */
export const hasKeyboard = (): boolean =>
  typeof window !== "undefined" && !window.matchMedia("(pointer: coarse)").matches;
