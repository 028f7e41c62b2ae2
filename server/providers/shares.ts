import type { RoundWriter } from "#server/games/round-writer.ts";
import { atMost } from "#server/kit/at-most.ts";
import type { ProviderCell } from "#server/providers/cell.ts";

/**
 * How many calls of one connection a process answers at once: a quarter of those that may wait for a
 * batch, so that three providers that flood leave room for the others.
 */
export const CALLS_AT_ONCE = 500;

/** Half of the connections for calls that are decided one by one. */
const SINGLE_AT_ONCE = 3;
/** With the limit of a statement, 1.2 s, it is as long as the deadline of a call. */
const SINGLE_WAIT_AT_MOST_MS = 600;

/**
 * The same cell, which asks the provider to send a call again above the share of its connection. A
 * call counts until its work has ended, also after its answer was late.
 */
export function withinShare(cell: ProviderCell): ProviderCell {
  const inShare = atMost(CALLS_AT_ONCE, { waitingAtMost: 0 });
  return { ...cell, answer: (call, seen) => inShare(() => cell.answer(call, seen)) };
}

/**
 * The same writer, with which one connection holds at most half of the database connections for
 * calls that are decided one by one, such as those of members whose accounts are locked.
 */
export function writerOfOne(writer: RoundWriter): RoundWriter {
  const inTurn = atMost(SINGLE_AT_ONCE, { waitAtMostMs: SINGLE_WAIT_AT_MOST_MS });
  return {
    ...writer,
    single: { transaction: (work) => inTurn(() => writer.single.transaction(work)) },
  };
}
