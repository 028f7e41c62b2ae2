/**
 * The duration of each part of a round. Rounds follow each other without end, with or without
 * players. A result lasts as long as the longest reveal (the wheel's turn, six cards) and a look
 * at it.
 */
export const bettingMs = 20_000;
export const closedMs = 2_000;
export const revealMs = 5_000;
const lookMs = 4_000;
const resultMs = revealMs + lookMs;
export const roundMs = bettingMs + closedMs + resultMs;

export type Phase = "betting" | "closed" | "result";
export type Moment = { number: number; phase: Phase; startsAt: number; endsAt: number };

/** The state of a table at a moment, the same for every player. */
export function momentAt(table: string, now: number): Moment {
  const shift = shiftOf(table);
  const number = Math.floor((now - shift) / roundMs);
  const began = number * roundMs + shift;
  const passed = now - began;
  if (passed < bettingMs) {
    return { number, phase: "betting", startsAt: began, endsAt: began + bettingMs };
  }
  const closes = began + bettingMs;
  if (passed < bettingMs + closedMs) {
    return { number, phase: "closed", startsAt: closes, endsAt: closes + closedMs };
  }
  return { number, phase: "result", startsAt: closes + closedMs, endsAt: began + roundMs };
}

/** When a round stops taking bets. */
export const closesAt = (table: string, number: number): number =>
  number * roundMs + shiftOf(table) + bettingMs;

/** When a round's result is shown and paid. */
export const showsAt = (table: string, number: number): number =>
  closesAt(table, number) + closedMs;

/** Staggers the rounds of the tables. */
function shiftOf(table: string): number {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % roundMs;
  return sum;
}
