/**
 * Why a wallet refused, in one number family for every protocol: that of GCP v2, which the game
 * pages have words for. What a protocol said to the letter stays in the noted answer.
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
  /** Our own reversal was there first. */
  alreadyReversed: "409",
} as const;
