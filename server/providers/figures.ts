/** 96.5 becomes 9,650; null when it is not a percentage from 0.01 to 200. */
export function percentAsBasisPoints(percent: number | string | null | undefined): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,6}))?$/.exec(String(percent ?? ""));
  if (!match?.[1]) return null;
  const basisPoints = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0").slice(0, 2));
  return basisPoints >= 1 && basisPoints <= 20_000 ? basisPoints : null;
}
