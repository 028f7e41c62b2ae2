/** Where the primary's log ended at a moment, in bytes and in milliseconds of this process. */
type Sample = { at: number; end: bigint };

/** More than are taken within any bound on the delay; the oldest beyond it is forgotten. */
const KEPT = 100;

/**
 * Measures a replica by the primary's log and one clock, that of this process: clocks of servers
 * differ, and the time of the last replayed transaction grows while nothing is written.
 */
export class Lag {
  #samples: Sample[] = [];
  #shownUntil = -Infinity;

  /** Everything that was committed before this moment is on the replica. */
  get shownUntil(): number {
    return this.#shownUntil;
  }

  /** The primary's log ended there; everything committed before `at` lies below. */
  wrote(at: number, end: bigint): void {
    this.#samples.push({ at, end });
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /**
   * The replica has replayed the log until there. The newest sample below it counts: after a
   * fail-over an older one can lie higher, with a part of the log that was lost.
   */
  replayed(until: bigint): void {
    const newest = this.#samples.findLastIndex(({ end }) => end <= until);
    if (newest < 0) return;
    this.#shownUntil = this.#samples[newest]?.at ?? this.#shownUntil;
    this.#samples = this.#samples.slice(newest + 1);
  }
}
