import type { BrowserContext, Page } from "playwright-core";

/**
 * Windows of one product that are emptied after a test and used again: a window whose process has
 * fetched and compiled the pages' scripts costs half of a new one.
 */
export class KeptWindows {
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #taken = new Map<BrowserContext, string | null>();
  /** A blank page of each kept window: the process of its pages ends with the last of them. */
  readonly #blanks = new Map<BrowserContext, Page>();

  /**
   * A free window of this kind, or the one that `open` answers. The windows of a kind differ in
   * nothing that emptying leaves: their size, their scripts and their cookies.
   */
  async take(kind: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const window = this.#free.get(kind)?.pop() ?? (await open());
    this.#taken.set(window, kind);
    return window;
  }

  /** A window that closes after its test because the test changes it. */
  takeOnce(window: BrowserContext): BrowserContext {
    this.#taken.set(window, null);
    return window;
  }

  /** Lets a window stay as it is until the browser closes. */
  leaveOpen(window: BrowserContext): void {
    this.#taken.delete(window);
  }

  /** Ends the windows of a test. */
  async giveBack(): Promise<void> {
    const taken = [...this.#taken];
    this.#taken.clear();
    await Promise.all(
      taken.map(async ([window, kind]) => {
        if (kind === null) return window.close();
        const blank = this.#blanks.get(window) ?? (await window.newPage());
        this.#blanks.set(window, blank);
        await empty(window, blank);
        this.#free.set(kind, [...(this.#free.get(kind) ?? []), window]);
      }),
    );
  }
}

/** Closes the pages except `blank`, and deletes what they stored, except cookies. */
async function empty(window: BrowserContext, blank: Page): Promise<void> {
  const pages = window.pages().filter((page) => page !== blank);
  const frames = pages.flatMap((page) => page.frames());
  const origins = new Set(frames.map((frame) => new URL(frame.url() || "about:blank").origin));
  await Promise.all(pages.map((page) => page.close()));
  await window.unrouteAll({ behavior: "ignoreErrors" });
  await window.setOffline(false);
  await window.clearPermissions();
  const devTools = await window.newCDPSession(blank);
  for (const origin of origins)
    if (origin !== "null")
      await devTools.send("Storage.clearDataForOrigin", {
        origin,
        storageTypes: "local_storage,indexeddb,cache_storage,service_workers",
      });
  await devTools.detach();
}
