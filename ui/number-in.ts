/** A positive number in an address, of at most twelve digits; undefined for anything else. */
export const numberIn = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,11}$/.test(text ?? "") ? Number(text) : undefined;
