import type { Amount } from "../money.ts";
import { wholeWon } from "../money.ts";

/** The stakes that can be played, in whole won. Each divides evenly by the 20 lines. */
const stakeLadderInWon = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;

export const stakeLadder: readonly Amount[] = stakeLadderInWon.map((won) => wholeWon(won));

/** Shortest time from the start of one round to the start of the next. */
export const shortestRoundMs = 2_500;
