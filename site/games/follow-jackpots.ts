import type { Caller } from "#contract/calls.ts";
import type { PushEvents } from "#contract/events.ts";
import { announce } from "#ui/announcer.tsx";
import { quietly } from "#ui/quiet-reload.ts";
import { pushed } from "#site/app/event-stream.ts";
import { watchJackpots, type JackpotWord, type ShownJackpots } from "#site/games/jackpot-watch.ts";

/** Screen readers are told once in a page's life. */
let isTold = false;

/**
 * Keeps what an open page shows of the pools true, beginning with what was loaded. `sentence` tells
 * screen readers that amounts are not available. Answers a function that ends it.
 */
export function followJackpots(
  loaded: JackpotWord | null,
  call: Caller,
  show: (shown: ShownJackpots) => void,
  sentence: string,
): () => void {
  show({ word: loaded, isOld: false });
  const watch = watchJackpots(loaded, {
    ask: async (askedAt) => {
      const answer = await quietly(() => call("get-jackpots", {})).catch(() => null);
      return answer?.status === "success" ? { ...answer, askedAt } : null;
    },
    show: (shown) => {
      show(shown);
      if (isTold || !shown.isOld || !shown.word) return;
      isTold = true;
      announce(sentence);
    },
    isHidden: () => document.hidden,
  });
  const onPush = (event: Event) =>
    watch.take({
      ...(event as CustomEvent<PushEvents["jackpots"]>).detail,
      askedAt: performance.now(),
    });
  pushed.addEventListener("jackpots", onPush);
  document.addEventListener("visibilitychange", watch.visibilityChanged);
  return () => {
    watch.stop();
    pushed.removeEventListener("jackpots", onPush);
    document.removeEventListener("visibilitychange", watch.visibilityChanged);
  };
}
