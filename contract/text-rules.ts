/**
 * The rule of a text. Pages check it while a person types, without the library of the contract's shapes;
 * `shapeOf` in `fields.ts` makes the shape of a call's input of the same rule.
 */
export type TextRule = {
  /** Spaces at both ends are removed before the rest is checked. */
  isTrimmed?: true;
  /** In code points, as the contract's shapes count. */
  least?: number;
  most?: number;
  /** All of them. */
  patterns?: readonly RegExp[];
  holds?: (text: string) => boolean;
};

/** Whether a text keeps to a rule. */
export function fits(rule: TextRule, written: string): boolean {
  const text = rule.isTrimmed ? written.trim() : written;
  const { least = 0, most = Infinity, patterns = [], holds } = rule;
  const length = Array.from(text).length;
  if (length < least || length > most) return false;
  return patterns.every((pattern) => pattern.test(text)) && (holds === undefined || holds(text));
}

/** One line that a person wrote: no control characters, invisible ones or line breaks. */
export const lineRule = (least: number, most: number, also: readonly RegExp[] = []): TextRule => ({
  isTrimmed: true,
  least,
  most,
  patterns: [/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, ...also],
});

/** A code with which people may register on a site. */
export const signUpCodeRule: TextRule = { patterns: [/^[A-Za-z0-9-]{3,40}$/] };

/** The code of a tester's link: 160 random bits. It is sent as a code of that rule. */
export const testerCodeRule: TextRule = { patterns: [/^[0-9a-f]{40}$/] };
