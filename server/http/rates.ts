/** What one key may ask for: so often a second for ever, and so often at once after a rest. */
export type Rate = { perSecond: number; burst: number };

/**
 * Counts requests by key against one rate, in this process. Of each key it keeps one moment: when
 * its burst is whole again (the generic cell rate algorithm, which is a token bucket without the
 * tokens). A key that is unknown has its whole burst, so one may be forgotten once that is so.
 */
export class Rates<Key> {
  readonly #rate: Rate;
  readonly #keptAtMost: number;
  readonly #now: () => number;
  /** In milliseconds, the key that was used longest ago first. */
  readonly #wholeAt = new Map<Key, number>();

  /** `now` answers milliseconds that never go back. */
  constructor(rate: Rate, keptAtMost: number, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#keptAtMost = keptAtMost;
    this.#now = now;
  }

  /** Takes one request of the key and answers 0, or takes none and answers the seconds to wait. */
  take(key: Key): number {
    const now = this.#now();
    const eachMs = 1000 / this.#rate.perSecond;
    const before = Math.max(this.#wholeAt.get(key) ?? now, now);
    const waitMs = before + eachMs - now - this.#rate.burst * eachMs;
    // Adding up fractions is off by less than a millionth of a millisecond.
    const isTaken = waitMs <= 1e-6;
    this.#keep(key, isTaken ? before + eachMs : before);
    return isTaken ? 0 : Math.max(1, Math.ceil(waitMs / 1000));
  }

  /** How many keys are kept now. */
  get size(): number {
    return this.#wholeAt.size;
  }

  #keep(key: Key, wholeAt: number): void {
    this.#wholeAt.delete(key);
    this.#wholeAt.set(key, wholeAt);
    if (this.#wholeAt.size <= this.#keptAtMost) return;
    const oldest = this.#wholeAt.keys().next();
    if (!oldest.done) this.#wholeAt.delete(oldest.value);
  }
}
