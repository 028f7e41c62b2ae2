import type { Clock } from "#server/kit/clock.ts";

/** The channel on which `public_changed` of the database tells of changes. */
export const PUBLIC_CHANGES = "public_changes";

/**
 * Counts the changes of what every visitor is shown: sites and their texts, announcements, the
 * catalogue, whether providers answer. What is kept from it is current while `state` is the same.
 */
export class PublicChanges {
  readonly #clock: Clock;
  #count = 0;
  #isListening = false;
  #dueAt = Number.POSITIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The number of changes so far; null while this process does not hear of other processes'. */
  state(): number | null {
    if (this.#clock.now().getTime() >= this.#dueAt) this.changed();
    return this.#isListening ? this.#count : null;
  }

  /** Something has changed, in this process or another. */
  readonly changed = (): void => {
    this.#count += 1;
    this.#dueAt = Number.POSITIVE_INFINITY;
  };

  /** Something changes by time alone: an announcement begins or ends. Null when nothing will. */
  willChangeAt(at: Date | null): void {
    if (at) this.#dueAt = Math.min(this.#dueAt, at.getTime());
  }

  /** Tells whether notifications arrive from now on; earlier ones may be lost. */
  readonly listening = (isListening: boolean): void => {
    this.#isListening = isListening;
    this.changed();
  };
}
