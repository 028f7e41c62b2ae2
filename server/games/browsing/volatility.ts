/** The classes of volatility by the names that providers use for them. */
const CLASSES: Readonly<Record<string, number>> = {
  low: 1,
  "medium-low": 2,
  medium: 3,
  "medium-high": 4,
  high: 4,
  very_high: 5,
};

/** A volatility class from 1 to 5; null for an unknown name. */
export const volatilityOf = (name: string | null | undefined): number | null =>
  CLASSES[name ?? ""] ?? null;
