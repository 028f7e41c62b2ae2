/** What a sum of points means: the bands of the Problem Gambling Severity Index. */
export type Band = "none" | "low" | "moderate" | "high";

/**
 * The band of a result. Each of nine answers has 0 to 3 points; bands are those of Ferris and Wynne,
 * The Canadian Problem Gambling Index, 2001: 0, 1 to 2, 3 to 7, and 8 to 27 points.
 */
export function bandOf(points: number): Band {
  if (points === 0) return "none";
  if (points <= 2) return "low";
  return points <= 7 ? "moderate" : "high";
}
