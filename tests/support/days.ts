/**
 * A day of a month after that of another day; both are year-month-day. Tests reckon from today,
 * because the ledger has partitions only from the present month on.
 */
export function dayAhead(from: string, months: number, day: number): string {
  const [year = 0, month = 0] = from.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}
