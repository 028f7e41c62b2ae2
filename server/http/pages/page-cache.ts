import type { Clock } from "#server/kit/clock.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import type { PageBytes } from "#server/http/pages/page-bytes.ts";

/** Of one process; a home page has some 14 kB. */
const BYTES_AT_MOST = 16 * 1024 * 1024;
/** What a page takes beside its bytes: its key and places in memory. */
const OVERHEAD_BYTES = 1_000;

type Kept = { page: PageBytes; state: number; until: number };

/** The state and the moment at which a page was begun. */
export type Term = { state: number; startedAt: number };

/**
 * Pages for everyone, until what they show changes, ten seconds at most. The least recently shown
 * makes room.
 */
export class PageCache {
  readonly #changes: PublicChanges;
  readonly #clock: Clock;
  readonly #bytesAtMost: number;
  /** The least recently shown first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(changes: PublicChanges, clock: Clock, bytesAtMost = BYTES_AT_MOST) {
    this.#changes = changes;
    this.#clock = clock;
    this.#bytesAtMost = bytesAtMost;
  }

  /** The bytes of all pages, and what they take beside. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): PageBytes | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#forget(key, kept);
    const isCurrent =
      kept.state === this.#changes.state() && this.#clock.now().getTime() < kept.until;
    if (!isCurrent) return undefined;
    this.#remember(key, kept);
    return kept.page;
  }

  /** Begins a page, before anything of it is read; null while none may be kept. */
  begin(): Term | null {
    const state = this.#changes.state();
    return state === null ? null : { state, startedAt: this.#clock.now().getTime() };
  }

  /** Keeps a page, unless something has changed since it was begun. */
  keep(key: string, page: PageBytes, term: Term, forMs: number): void {
    if (term.state !== this.#changes.state() || sizeOf(key, page) > this.#bytesAtMost / 4) return;
    const before = this.#kept.get(key);
    if (before) this.#forget(key, before);
    const until = term.startedAt + Math.min(forMs, KEPT_MS);
    this.#remember(key, { page, state: term.state, until });
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#bytesAtMost) break;
      this.#forget(oldest, kept);
    }
  }

  #remember(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    this.#bytes += sizeOf(key, kept.page);
  }

  #forget(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#bytes -= sizeOf(key, kept.page);
  }
}

const sizeOf = (key: string, { size }: PageBytes): number => OVERHEAD_BYTES + key.length + size;
