import type { Browser, Page } from "playwright-core";
import { slowDown } from "#bench/home-page.ts";
import { medianOf } from "#bench/median.ts";

/** Answers the address of a fresh launch, which opens once. */
export type Launch = () => Promise<string>;

const RUNS = 3;
const SPINS = 6;
const PHONE = { width: 390, height: 844 };
const WINDOW = { width: 1280, height: 720 };
/** Frames are counted for this time after the press, until the first reels stop. */
const TURNING_MS = 1_500;

type ReadyTimes = { readyAt?: number };
type Frames = { perSecond: number; slowestMs: number };

/** How long a phone on slow 4G, with its cache empty, loads until the spin button is lit, in ms. */
export async function measureReady(browser: Browser, launch: Launch): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(noteReady);
    await page.goto(await launch());
    await free(page);
    times.push(await page.evaluate(() => (globalThis as ReadyTimes).readyAt ?? Number.NaN));
    await context.close();
  }
  return medianOf(times);
}

/**
 * How smoothly the reels turn in a window of 1280 × 720 without a GPU: for each of several spins its
 * frames per second and its longest frame in milliseconds.
 */
export async function measureFrames(browser: Browser, launch: Launch): Promise<Frames[]> {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  await page.goto(await launch());
  const spins: Frames[] = [];
  for (let spin = 0; spin < SPINS; spin++) {
    await free(page);
    spins.push(await page.evaluate(spinAndCount, TURNING_MS));
  }
  await context.close();
  return spins;
}

const free = (page: Page) =>
  page.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });

/** Runs in the page before its own scripts. */
function noteReady(): void {
  const times = globalThis as ReadyTimes;
  const look = () => {
    if (document.querySelector("#spin[aria-disabled=false]")) times.readyAt ??= performance.now();
  };
  new MutationObserver(look).observe(document, {
    attributes: true,
    childList: true,
    subtree: true,
  });
}

/** Runs in the page: presses the button and counts the frames of the time after it. */
async function spinAndCount(forMs: number): Promise<Frames> {
  document.querySelector<HTMLElement>("#spin")?.click();
  const startedAt = performance.now();
  const at = [startedAt];
  while (performance.now() - startedAt < forMs)
    at.push(
      await new Promise<number>((drawn) => requestAnimationFrame(() => drawn(performance.now()))),
    );
  const gaps = at.slice(1).map((time, before) => time - (at[before] ?? time));
  return {
    perSecond: (gaps.length / ((at.at(-1) ?? 0) - startedAt)) * 1000,
    slowestMs: Math.max(...gaps),
  };
}
