import type { ProviderAdapter } from "#server/games/provider.ts";

/** The interval of the checks of each provider, and the time limit of an answer. */
const ASK_EVERY_MS = 1_500;
const ANSWER_WITHIN_MS = 1_000;
/** One missing answer is ignored; two in a row show maintenance, within 3.5 s of the stop. */
const FAILURES_UNTIL_DOWN = 2;
/** Statuses of a proxy whose server does not respond. */
const ABSENT = new Set([502, 503, 504]);

type Watched = Pick<ProviderAdapter, "connection" | "address" | "send">;

export type ProviderWatch = {
  /**
   * Whether the provider of a connection responds; true until a check fails, false for an unknown
   * connection.
   */
  isAnswering(connection: string): boolean;
  /** Checks a connection from now on, in place of what was checked under its name. */
  follow(adapter: Watched): void;
  /** Starts the checks, separately for each provider, so that a hanging one delays no other. */
  start(): void;
  stop(): void;
};

export type WatchOptions = {
  adapters: Iterable<Watched>;
  /** Called when a provider becomes unavailable or available. */
  changed(connection: string, isAnswering: boolean): void;
  /** Called after each check. */
  checked?(connection: string, isAnswered: boolean): void;
};

/**
 * Detects unavailable providers and their return, by whether their address responds. The result
 * does not affect their calls to the wallet.
 */
export function createProviderWatch({ adapters, ...told }: WatchOptions): ProviderWatch {
  const looks = new Map<string, Look>();
  let isStarted = false;
  const follow = (adapter: Watched) => {
    looks.get(adapter.connection)?.stop();
    const look = new Look(adapter, told);
    looks.set(adapter.connection, look);
    if (isStarted) look.start();
  };
  for (const adapter of adapters) follow(adapter);
  return {
    isAnswering: (connection) => looks.get(connection)?.isAnswering ?? false,
    follow,
    start() {
      isStarted = true;
      looks.forEach((look) => look.start());
    },
    stop() {
      isStarted = false;
      looks.forEach((look) => look.stop());
    },
  };
}

class Look {
  readonly #watched: Watched;
  readonly #told: Omit<WatchOptions, "adapters">;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | null = null;

  constructor(watched: Watched, told: Omit<WatchOptions, "adapters">) {
    this.#watched = watched;
    this.#told = told;
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
    const answered = await answers(this.#watched, stopped);
    if (stopped.aborted) return;
    const { connection } = this.#watched;
    this.#told.checked?.(connection, answered);
    const before = this.isAnswering;
    this.#failures = answered ? 0 : this.#failures + 1;
    if (before !== this.isAnswering) this.#told.changed(connection, this.isAnswering);
    // After a first missing answer the check is repeated at once.
    const isDoubtful = !answered && this.isAnswering;
    const rest = isDoubtful ? 0 : ASK_EVERY_MS - (performance.now() - startedAt);
    this.#timer = setTimeout(() => void this.#ask(stopped), Math.max(0, rest)).unref();
  }
}

/** Any answer counts, also a refusal: it shows that the provider is reachable. */
async function answers({ address, send }: Watched, stopped: AbortSignal): Promise<boolean> {
  try {
    const { status } = await send(new URL(address), {
      method: "HEAD",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    return !ABSENT.has(status);
  } catch {
    // Refused, reset, no such host, too late: the provider is not reachable.
    return false;
  }
}
