import type { Output } from "#contract/calls.ts";

/** What the server last said of the pools. */
export type JackpotWord = Output<"get-jackpots"> & {
  /** When the page asked for it or was sent it, by `performance.now()`. */
  askedAt: number;
};

/** A word that a page shows; `isOld` when its amounts may no longer be true. */
export type ShownJackpots = { word: JackpotWord | null; isOld: boolean };

/**
 * A page without news for so long asks. With the second for which the server keeps an answer, a
 * contribution is shown well within the 30 s of GL-09 in docs/standards.tsv.
 */
export const ASKS_AFTER_MS = 20_000;
/** Two requests without an answer, and time for the second to arrive. */
export const OLD_AFTER_MS = 45_000;
/** The shortest interval between movements of the digits. */
export const MOVES_EVERY_MS = 10_000;
/** A page that is seen again asks; until then its amounts stay. */
export const RETURNS_MS = 3_000;

export type Watching = {
  /** Asks the server; null when it does not answer. */
  ask(askedAt: number): Promise<JackpotWord | null>;
  show(shown: ShownJackpots): void;
  isHidden(): boolean;
};

export type JackpotWatch = {
  /** Takes a word that was pushed or asked for; one that is older than the newest changes nothing. */
  take(word: JackpotWord): void;
  /** The page was hidden or is seen again. */
  visibilityChanged(): void;
  stop(): void;
};

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Keeps the amounts of an open page true: pushed words are shown as they come, at most every ten
 * seconds; a page that hears nothing asks, and after 45 s without a word its amounts are old.
 * A hidden page rests.
 */
export function watchJackpots(
  loaded: JackpotWord | null,
  { ask, show, isHidden }: Watching,
): JackpotWatch {
  let [newest, shown, isOld] = [loaded, loaded, false];
  let movedAt = loaded?.askedAt ?? performance.now();
  let asksAt = movedAt + ASKS_AFTER_MS;
  let oldAt = movedAt + OLD_AFTER_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runsAt = NEVER;

  /** When the newest word is shown: at once in place of old amounts or when tiers differ. */
  const movesAt = (): number => {
    if (shown === newest) return NEVER;
    const isOther = shown?.jackpots.length !== newest?.jackpots.length;
    return isOld || isOther ? 0 : movedAt + MOVES_EVERY_MS;
  };
  const plan = () => {
    clearTimeout(timer);
    if (isHidden()) return;
    runsAt = Math.max(performance.now(), Math.min(movesAt(), asksAt, isOld ? NEVER : oldAt));
    timer = setTimeout(run, runsAt - performance.now());
  };
  const take = (word: JackpotWord) => {
    if (newest && word.askedAt < newest.askedAt) return;
    newest = word;
    asksAt = Math.max(asksAt, word.askedAt + ASKS_AFTER_MS);
    oldAt = word.askedAt + OLD_AFTER_MS;
    plan();
  };
  const run = () => {
    const now = performance.now();
    // A device that slept asks first, as a page that is seen again.
    if (now - runsAt > RETURNS_MS) oldAt = Math.max(oldAt, now + RETURNS_MS);
    if (now >= asksAt) {
      asksAt = now + ASKS_AFTER_MS;
      void ask(now).then((word) => word && take(word));
    }
    if (now >= movesAt() || (now >= oldAt && !isOld)) {
      isOld = now >= oldAt;
      [movedAt, shown] = [now, newest];
      show({ word: shown, isOld });
    }
    plan();
  };
  plan();
  return {
    take,
    visibilityChanged: () => {
      if (!isHidden()) {
        const now = performance.now();
        asksAt = Math.min(asksAt, now);
        oldAt = Math.max(oldAt, now + RETURNS_MS);
      }
      plan();
    },
    stop: () => clearTimeout(timer),
  };
}
