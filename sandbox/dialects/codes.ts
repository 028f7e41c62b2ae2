/**
 * Refusal codes for every protocol: those of GCP v2, for which the game pages have texts. The
 * recorded answer keeps the protocol's own code.
 */
export const codes = {
  notEnoughMoney: "100",
  playerInvalid: "101",
  limitReached: "105",
  amountTooHigh: "106",
  playerDisabled: "110",
  currencyNotAllowed: "154",
  /** What the wallet adds to 105: the member answers a reality check, or has used up the time. */
  realityCheck: "105-check",
  timeUsed: "105-time",
  /** In the member's no-play hours; the wallet adds their end, see `closedUntil`. */
  closedHours: "105-hours",
  badRequest: "400",
  badSignature: "403",
  notFound: "404",
  gameNotAvailable: "405",
  /** Our own reversal came first. */
  alreadyReversed: "409",
} as const;

/** The code with the end of the hours, where the wallet names it as an instant of ISO 8601. */
export const closedUntil = (code: string, until: unknown): string =>
  code === codes.closedHours && typeof until === "string" && !Number.isNaN(Date.parse(until))
    ? `${code}@${until}`
    : code;
