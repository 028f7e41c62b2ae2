import { chromium, type Browser, type BrowserContext } from "playwright-core";
import { findChromium } from "#tests/support/chromium.ts";

/** A journey's share of the worker's browser: closing it closes the windows that it opened. */
export type TestBrowser = Pick<Browser, "newContext"> & { close(): Promise<void> };

/**
 * Starts a headless browser that its caller closes, with `more` arguments. It may reach no host
 * but the product.
 * @throws Error that says how to install a browser where there is none
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...more,
    ],
  });
}

/**
 * Switches that save processor time. Drawing with fewer threads saves a tenth. Running scripts without
 * the optimising compilers saves a fifth, because a page closes before their work pays off. The pages
 * of one window share a process, which keeps what it compiled: a page after the first costs half.
 */
const thriftySwitches = [
  "--in-process-gpu",
  "--num-raster-threads=1",
  "--renderer-process-limit=1",
  "--js-flags=--no-opt --no-maglev --no-flush-bytecode",
];

/** One for all files of a worker, with which it ends: a start costs as much as two pages. */
let running: Promise<Browser> | undefined;

/** Windows in the worker's browser; one that has ended is replaced. @throws as `launchBrowser` */
export async function openBrowser(): Promise<TestBrowser> {
  running ??= launchBrowser(thriftySwitches).then((browser) =>
    browser.once("disconnected", () => (running = undefined)),
  );
  const browser = await running;
  const open = new Set<BrowserContext>();
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      open.add(context);
      context.once("close", () => open.delete(context));
      return context;
    },
    async close() {
      await Promise.all([...open].map((context) => context.close()));
    },
  };
}
