import type { Browser, CDPSession, Page } from "playwright-core";
import { medianOf } from "#bench/median.ts";

/** Slow 4G with the values of the common lab profile, and a phone's processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const CPU_RATE = 4;
const RUNS = 5;

export type PagePaint = {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** From the visit: a button that is pressed at once shows it, and what it opens is there. */
  tapShownMs: number;
  tapDoneMs: number;
  /** How long the same slowed processor takes for a fixed piece of work, in the same run. */
  yardstickMs: number;
};

/** Medians of several cold loads with a phone's width, processor and network. */
export async function measurePaint(browser: Browser, url: string): Promise<PagePaint> {
  const runs: PagePaint[] = [];
  for (let run = 0; run < RUNS; run++)
    runs.push({ ...(await paintOnce(browser, url)), ...(await tapOnce(browser, url)) });
  const median = (of: (paint: PagePaint) => number) => medianOf(runs.map(of));
  return {
    lcpMs: median((p) => p.lcpMs),
    tbtMs: median((p) => p.tbtMs),
    cls: median((p) => p.cls),
    tapShownMs: median((p) => p.tapShownMs),
    tapDoneMs: median((p) => p.tapDoneMs),
    yardstickMs: median((p) => p.yardstickMs),
  };
}

/** A page with an empty cache on a phone with slow 4G. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  return page;
}

/** Presses "sign in" as soon as it is drawn. */
async function tapOnce(browser: Browser, url: string): Promise<Tapped> {
  const page = await openPhone(browser);
  await page.addInitScript(observeTap);
  await page.goto(url, { waitUntil: "load" });
  await page.locator("dialog[open]").waitFor();
  const times = await page.evaluate(() => (globalThis as unknown as { tapped: Tapped }).tapped);
  await page.context().close();
  return times;
}

async function paintOnce(browser: Browser, url: string): Promise<Omit<PagePaint, keyof Tapped>> {
  const page = await openPhone(browser);
  await page.addInitScript(observePaint);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(3_000);
  const paint = await readPaint(page);
  const yardstickMs = await page.evaluate(workOnYardstick);
  await page.context().close();
  return { ...paint, yardstickMs };
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
}

type Tapped = Pick<PagePaint, "tapShownMs" | "tapDoneMs">;

/** Runs in the page before its own scripts: presses at the first picture, and notes the answers. */
function observeTap(): void {
  const tapped: Tapped = { tapShownMs: Number.NaN, tapDoneMs: Number.NaN };
  Object.assign(globalThis, { tapped });
  const note = () => {
    const button = document.querySelector(".mh-login");
    const isOpen = document.querySelector("dialog[open]") !== null;
    if (Number.isNaN(tapped.tapShownMs) && (isOpen || button?.matches("[data-waits]")))
      tapped.tapShownMs = performance.now();
    if (isOpen && Number.isNaN(tapped.tapDoneMs)) tapped.tapDoneMs = performance.now();
  };
  new PerformanceObserver(() => {
    new MutationObserver(() => requestAnimationFrame(note)).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    document.querySelector<HTMLElement>(".mh-login")?.click();
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

type Observed = {
  lcp: number;
  shift: number;
  blocked: { start: number; ms: number }[];
  fcp: number;
};
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before its own scripts. */
function observePaint(): void {
  const observed: Observed = { lcp: 0, shift: 0, blocked: [], fcp: 0 };
  Object.assign(globalThis, { observedPaint: observed });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", (entry) => (observed.lcp = entry.startTime));
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") observed.fcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    const shift = entry as ShiftEntry;
    if (!shift.hadRecentInput) observed.shift += shift.value;
  });
  watch("longtask", (entry) =>
    observed.blocked.push({ start: entry.startTime, ms: entry.duration - 50 }),
  );
}

/** Sorts a fixed list of 200,000 numbers in the page; answers the milliseconds. */
function workOnYardstick(): number {
  const startedAt = performance.now();
  const numbers = Array.from({ length: 200_000 }, (_, at) => (at * 7_919) % 199_999);
  numbers.sort((a, b) => a - b);
  return performance.now() - startedAt;
}

async function readPaint(page: Page): Promise<Omit<PagePaint, "yardstickMs" | keyof Tapped>> {
  const observed = await page.evaluate(
    () => (globalThis as unknown as { observedPaint: Observed }).observedPaint,
  );
  const afterPaint = observed.blocked.filter((task) => task.start >= observed.fcp);
  return {
    lcpMs: observed.lcp,
    tbtMs: afterPaint.reduce((sum, task) => sum + task.ms, 0),
    cls: observed.shift,
  };
}
