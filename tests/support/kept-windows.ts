import type { BrowserContext } from "playwright-core";

/**
 * Windows of one product that are emptied after a test and used again: a window whose browser has
 * fetched and compiled the pages' scripts costs half of a new one.
 */
export class KeptWindows {
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #taken = new Map<BrowserContext, string | null>();

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
  takeOnce(window: BrowserContext): void {
    this.#taken.set(window, null);
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
        await empty(window);
        this.#free.set(kind, [...(this.#free.get(kind) ?? []), window]);
      }),
    );
  }
}

/** Closes the pages and deletes what they stored, except cookies. */
async function empty(window: BrowserContext): Promise<void> {
  const blank = await window.newPage();
  const pages = window.pages().filter((page) => page !== blank);
  const origins = new Set(pages.map((page) => new URL(page.url()).origin));
  await Promise.all(pages.map((page) => page.close()));
  const devTools = await window.newCDPSession(blank);
  for (const origin of origins)
    if (origin !== "null")
      await devTools.send("Storage.clearDataForOrigin", {
        origin,
        storageTypes: "local_storage,indexeddb,cache_storage,service_workers",
      });
  await blank.close();
}
