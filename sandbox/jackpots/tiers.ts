/** The pools that a slot's round can win, the highest first; a round wins at most one. */
export const tiers = ["mega", "major", "minor"] as const;
export type Tier = (typeof tiers)[number];

/** The whole won of stakes for one hit of each tier, on average. */
export type WonPerHit = Readonly<Record<Tier, number>>;

/** The published odds, which the games use unless the controls change them. */
export const publishedWonPerHit: WonPerHit = {
  mega: 4_000_000_000,
  major: 500_000_000,
  minor: 5_000_000,
};

/** A draw is a number below 2^32. */
const highest = 2 ** 32;

/** Whether these odds allow one draw for all tiers. */
export const canBeDrawn = (odds: WonPerHit): boolean =>
  tiers.every((tier) => Number.isInteger(odds[tier]) && odds[tier] >= 1) &&
  odds.mega <= highest &&
  tiers.every((tier) => odds.mega % odds[tier] === 0);
