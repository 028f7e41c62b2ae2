/**
 * The cookies of the member site, which its privacy notice names. Over TLS each name
 * begins with `__Host-`.
 */
export const memberCookies = {
  session: "dalbit_session",
  /** Tells browsers apart, so that accounts that one person holds can be seen. Opens nothing. */
  device: "dalbit_device",
  /** Set by the page itself, when a language is chosen. */
  language: "locale",
} as const;
