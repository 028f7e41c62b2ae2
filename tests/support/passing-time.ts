import type { Page } from "playwright-core";

/** Shorter than a page waits for any answer. */
const STEP_MS = 5_000;

export type PassTime = (ms: number) => Promise<void>;

/**
 * Begins to note the calls of a page whose clock the test moves. The function that it returns moves
 * the clock on in short steps and waits after each until every call is answered: a minute that
 * passed at once would be a minute without an answer, which a page rightly shows.
 */
export function passingTime(page: Page): PassTime {
  const open = new Set<Promise<unknown>>();
  page.on("request", (request) => {
    if (!request.url().includes("/api/routes/")) return;
    const answer = request
      .response()
      .then((response) => response?.finished())
      .catch(() => null)
      .finally(() => open.delete(answer));
    open.add(answer);
  });
  return async (ms) => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await page.clock.runFor(Math.min(STEP_MS, ms - passed));
      await Promise.all(open);
    }
  };
}
