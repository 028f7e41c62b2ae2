import { join } from "node:path";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { projectFolder } from "#scripts/project.ts";
import { openOperatorWallet, type OperatorWallet } from "#sandbox/fixtures/operator-wallet.ts";
import {
  launch,
  openSandbox,
  realLaunch,
  secret,
  type OpenSandbox,
} from "#sandbox/fixtures/open-sandbox.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";

export type GameWindows = {
  readonly wallet: OperatorWallet;
  readonly sandbox: OpenSandbox;
  /** The sandbox's time in milliseconds; it passes only when a test sets it. */
  clock: { now: number };
  /** Launches a game in a window of its own that closes after the test. */
  open(game: string, size: Size, how?: How): Promise<Page>;
};
type How = { locale?: string; reducedMotion?: boolean; isTouch?: boolean };
type Size = { width: number; height: number };

/**
 * The built game pages on a sandbox of this process with another company's wallet. Rounds and
 * matches move when the test moves the clock. Call it inside the `describe`.
 */
export function useGameWindows(): GameWindows {
  let parts: { wallet: OperatorWallet; sandbox: OpenSandbox; browser: TestBrowser } | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const clock = { now: Date.parse("2026-11-23T03:00:00Z") };
  const opened: Page[] = [];
  beforeAll(async () => {
    const wallet = await openOperatorWallet(secret, 1_000_000);
    const sandbox = await openSandbox(wallet.url, {
      now: () => clock.now,
      builtFolder: join(projectFolder, "build/sandbox"),
    });
    await sandbox.server.listen({ host: "127.0.0.1", port: 0 });
    ticking = setInterval(sandbox.provider.tick, 100);
    parts = { wallet, sandbox, browser: await openBrowser() };
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close();
  });
  afterAll(async () => {
    clearInterval(ticking);
    await parts?.browser.close();
    await parts?.sandbox.close();
    await parts?.wallet.close();
  });
  const started = () => {
    if (parts === undefined) throw new Error("The sandbox starts before the first test.");
    return parts;
  };
  return {
    get wallet() {
      return started().wallet;
    },
    get sandbox() {
      return started().sandbox;
    },
    clock,
    async open(game, viewport, { locale = "ko", reducedMotion = false, isTouch = false } = {}) {
      const { sandbox, browser } = started();
      const launched = await launch(sandbox, "real", { ...realLaunch, game, locale });
      const { launch_url: address } = launched.json<{ launch_url: string }>();
      const { port } = sandbox.server.server.address() as AddressInfo;
      const context = await browser.newContext({
        viewport,
        hasTouch: isTouch,
        isMobile: isTouch,
        ...(reducedMotion && { reducedMotion: "reduce" }),
      });
      const page = await context.newPage();
      opened.push(page);
      await page.goto(address.replace("http://games.test", `http://127.0.0.1:${port}`));
      // Without a GPU a slot draws its first picture slowly while other windows draw too.
      await page.locator("body[data-phase=playing]").waitFor({ timeout: 60_000 });
      return page;
    },
  };
}
