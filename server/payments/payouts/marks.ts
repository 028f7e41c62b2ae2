const MARK = /PAY-?(\d{1,12})(?!\d)/i;

/** What a payment file writes on a payment, so that its line in a bank statement is recognised. */
export const markFor = (payoutId: bigint): string => `PAY-${payoutId}`;

/** The payout that a bank statement's text names; null without a mark. */
export function markOf(text: string): bigint | null {
  const digits = MARK.exec(text.normalize("NFKC"))?.[1];
  return digits === undefined ? null : BigInt(digits);
}
