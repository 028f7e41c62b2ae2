/**
 * Why a game cannot be released with real money: it needs certificates of its own, of its studio's
 * random numbers and of the platform, rules and stakes that members see, and a pinned build.
 */
export const releaseRefusals = [
  "certificate",
  "rng_certificate",
  "platform_certificate",
  "sheet",
  "build",
] as const;
