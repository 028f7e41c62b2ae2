import type { Page } from "playwright-core";

/** Shorter than a page waits for any answer. */
const STEP_MS = 5_000;

export type PassTime = (ms: number) => Promise<void>;

/**
 * For a page whose clock the test moves. Answers a function that moves the clock on in short steps and
 * waits after each until every call is answered. A minute in one step would be a minute without an
 * answer, and the page would say so.
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
