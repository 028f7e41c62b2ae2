import type { ProviderAdapter } from "#server/games/provider.ts";

/** The interval of the checks of each provider, and the time limit of an answer. */
const ASK_EVERY_MS = 1_500;
const ANSWER_WITHIN_MS = 1_000;
/** One missing answer is ignored; two in a row show maintenance, within 3.5 s of the stop. */
const FAILURES_UNTIL_DOWN = 2;
/** Statuses of a proxy whose server does not respond. */
const ABSENT = new Set([502, 503, 504]);

export type ProviderWatch = {
  /**
   * Whether the provider of a connection responds; true until a check fails, false for an unknown
   * connection.
   */
  isAnswering(connection: string): boolean;
  /** Starts the checks, separately for each provider, so that a hanging one delays no other. */
  start(): void;
  stop(): void;
};

export type WatchOptions = {
  adapters: Iterable<Pick<ProviderAdapter, "connection" | "address">>;
  /** Called when a provider becomes unavailable or available. */
  changed(connection: string, isAnswering: boolean): void;
};

/**
 * Detects unavailable providers and their return, by whether their address responds. The result
 * does not affect their calls to the wallet.
 */
export function createProviderWatch({ adapters, changed }: WatchOptions): ProviderWatch {
  const looks = [...adapters].map((adapter) => new Look(adapter, changed));
  const byConnection = new Map(looks.map((look) => [look.connection, look]));
  return {
    isAnswering: (connection) => byConnection.get(connection)?.isAnswering ?? false,
    start: () => looks.forEach((look) => look.start()),
    stop: () => looks.forEach((look) => look.stop()),
  };
}

class Look {
  readonly connection: string;
  readonly #address: string;
  readonly #changed: WatchOptions["changed"];
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;

  constructor(
    { connection, address }: Pick<ProviderAdapter, "connection" | "address">,
    changed: WatchOptions["changed"],
  ) {
    this.connection = connection;
    this.#address = address;
    this.#changed = changed;
  }

  get isAnswering(): boolean {
    return this.#failures < FAILURES_UNTIL_DOWN;
  }

  start(): void {
    this.stop();
    this.#running = new AbortController();
    void this.#ask(this.#running.signal);
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    clearTimeout(this.#timer);
  }

  async #ask(stopped: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const answered = await answers(this.#address, stopped);
    if (stopped.aborted) return;
    const before = this.isAnswering;
    this.#failures = answered ? 0 : this.#failures + 1;
    if (before !== this.isAnswering) this.#changed(this.connection, this.isAnswering);
    // After a first missing answer the check is repeated at once.
    const isDoubtful = !answered && this.isAnswering;
    const rest = isDoubtful ? 0 : ASK_EVERY_MS - (performance.now() - startedAt);
    this.#timer = setTimeout(() => void this.#ask(stopped), Math.max(0, rest)).unref();
  }
}

/** Any answer counts, also a refusal: it shows that the provider is reachable. */
async function answers(address: string, stopped: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    return !ABSENT.has(status);
  } catch {
    // Refused, reset, no such host, too late: the provider is not reachable.
    return false;
  }
}
