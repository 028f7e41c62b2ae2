/** Signs of play by a program, which the worker measures and staff review. */
export const playSigns = ["longPlay", "evenRhythm", "twoNetworks"] as const;
export type PlaySign = (typeof playSigns)[number];

/**
 * The published rules of the signs; the terms of use name the same numbers. They are our own values:
 * no standard names any.
 */
export const PLAY_RULES = {
  /** `longPlay`: play for so many hours without a pause of so many minutes. */
  longPlayHours: 16,
  pauseMinutes: 30,
  /**
   * `evenRhythm`: so many rounds of a slot in a row whose intervals have a standard deviation below so
   * many milliseconds. An interval above a minute begins the count anew.
   */
  evenRounds: 500,
  evenSpreadMs: 100,
  /** `twoNetworks`: in so many minutes of one stretch of play, stakes from sign-ins of two networks. */
  networkMinutes: 10,
} as const;
