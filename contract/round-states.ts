import * as z from "zod/mini";

/**
 * `open` until the provider closes it; `interrupted` while it is open and the member has no game of
 * that provider open in which to finish it; `cancelled` when all of it was rolled back (GLI-19 2.8.2).
 */
export const roundStates = ["open", "interrupted", "closed", "cancelled"] as const;

/** The states that lists of rounds can be filtered by; `open` finds the interrupted ones too. */
export const roundFilterStates = ["open", "interrupted", "closed"] as const;

/** Own rounds of a game without a result, which go on in its newest window only, and their stakes. */
export const unfinishedRounds = z.object({ rounds: z.int(), held: z.int() });
