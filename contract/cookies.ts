/**
 * The cookies of the member site, which its privacy notice names. Over TLS their names begin with
 * `__Host-`.
 */
export const memberCookies = {
  session: "dalbit_session",
  /** Distinguishes browsers, so that accounts that share one can be found. Grants no access. */
  device: "dalbit_device",
  /** Set by the page itself when a visitor chooses a language. */
  language: "locale",
} as const;
