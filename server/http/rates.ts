import { BoundedMap } from "#server/kit/bounded-map.ts";

/** The rate of one key: so many a second for ever, and so many at once after a rest. */
export type Rate = { perSecond: number; burst: number };

/**
 * Counts requests by key against one rate, in this process (the generic cell rate algorithm, a
 * token bucket that keeps one moment per key: when its burst is whole again). An unknown key has
 * its whole burst, so a key may be forgotten from that moment on.
 */
export class Rates<Key> {
  readonly #rate: Rate;
  readonly #now: () => number;
  /** In milliseconds, the least recently used key first. */
  readonly #wholeAt: Map<Key, number>;

  /** `now` answers milliseconds that never go back. */
  constructor(rate: Rate, keptAtMost: number, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#wholeAt = new BoundedMap(keptAtMost);
    this.#now = now;
  }

  /** Takes one request and answers 0, or refuses it and answers the seconds to wait. */
  take(key: Key): number {
    const now = this.#now();
    const eachMs = 1000 / this.#rate.perSecond;
    const before = Math.max(this.#wholeAt.get(key) ?? now, now);
    const waitMs = before + eachMs - now - this.#rate.burst * eachMs;
    // Sums of fractions are off by less than a millionth of a millisecond.
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
  }
}
