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
  badRequest: "400",
  badSignature: "403",
  notFound: "404",
  gameNotAvailable: "405",
  /** Our own reversal came first. */
  alreadyReversed: "409",
} as const;
