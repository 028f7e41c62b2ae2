import type { CallRow, NewestRow, PlayingRow } from "#server/games/calls/store.ts";

/** The endpoint of a launch; all others are the protocol's own names. */
export const LAUNCH = "launch";

/** How each provider's newest call and launch ended, by signed calls alone. */
export function newestOf(rows: readonly CallRow[]): NewestRow[] {
  const newest = new Map<number, NewestRow>();
  for (const { providerId, isSigned, endpoint, at, outcome, isFault } of rows) {
    if (providerId === null || !isSigned) continue;
    const known = newest.get(providerId) ?? { providerId, lastCall: null, lastLaunch: null };
    // The rows are in the order in which they came.
    if (endpoint === LAUNCH) known.lastLaunch = { at, isFault };
    else known.lastCall = { at, outcome, isFault };
    newest.set(providerId, known);
  }
  return [...newest.values()];
}

/** Writing one member at most this often is exact enough for "in the last five minutes". */
const WRITE_AGAIN_AFTER_MS = 30_000;
const KEPT_AT_MOST = 100_000;

/**
 * Keeps who was written recently, so that a player costs a row from time to time, not for each
 * call.
 */
export class Players {
  readonly #writtenAt = new Map<string, number>();

  /** The members of the accepted ones among these calls that have to be written, each once. */
  due(rows: readonly CallRow[]): PlayingRow[] {
    const due: PlayingRow[] = [];
    if (this.#writtenAt.size > KEPT_AT_MOST) this.#writtenAt.clear();
    for (const { providerId, memberRef, isSigned, outcome, at } of rows) {
      // Most protocols answer a refusal with HTTP 200 too.
      if (providerId === null || memberRef === null || !isSigned || outcome !== "ok") continue;
      const name = `${providerId}:${memberRef}`;
      const writtenAt = this.#writtenAt.get(name) ?? 0;
      if (at.getTime() - writtenAt < WRITE_AGAIN_AFTER_MS) continue;
      this.#writtenAt.set(name, at.getTime());
      due.push({ providerId, memberRef, at });
    }
    return due;
  }

  /** Called when the due members could not be written. */
  forget(rows: readonly PlayingRow[]): void {
    for (const { providerId, memberRef } of rows)
      this.#writtenAt.delete(`${providerId}:${memberRef}`);
  }
}
