import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { checkRounds } from "#server/games/checks.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

/** Each may win free games, which take a while to be drawn in software. */
const SPINS = 4;

/**
 * A member signs in, opens a slot, spins and sees a round again; the lobby shows the ledger's
 * balance at every step.
 */
describe("the first walk", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  beforeAll(async () => {
    product = await openProduct({ on: "memory" });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const ledgerWon = () =>
    withDatabase(product, async (db) => {
      const [row] = await db.query<{ won: bigint }>(
        `select a.balance / 100000 as won from ledger_accounts a join members m on m.id = a.member_id
         where m.login_id = 'demo1' and a.kind = 'cash'`,
      );
      return Number(row?.won);
    });
  const shown = (won: number) => `${won.toLocaleString("ko-KR")}원`;
  const lobbyShows = async (lobby: Page, text: string) => {
    const cash = lobby.locator("section.wallet dd").first();
    await expect.poll(() => cash.innerText(), { timeout: 15_000 }).toBe(text);
  };

  it("leads from the home page into a game, with the ledger's balance at every step", async () => {
    // Without motion: drawing the reels in software would slow the other tests.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    const lobby = await context.newPage();
    await lobby.goto(product.webUrl);
    await lobby.getByRole("button", { name: "로그인", exact: true }).first().click();
    await lobby.getByLabel("아이디").fill("demo1");
    await lobby.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
    await lobby.keyboard.press("Enter");
    await lobby.locator("section.wallet").waitFor();
    await lobbyShows(lobby, shown(1_284_500));

    await lobby.getByRole("tab", { name: /슬롯/ }).click();
    await lobby
      .getByRole("link", { name: /페이퍼 타이거/ })
      .first()
      .click();
    await expect.poll(() => lobby.url()).toContain("slots=tiger");
    const [game] = await Promise.all([
      context.waitForEvent("page"),
      lobby
        .getByRole("dialog")
        .locator("li", { hasText: "달토끼 방앗간" })
        .locator(".tile-b")
        .click(),
    ]);
    // A small window, drawn in software in a third of the time.
    await game.setViewportSize({ width: 390, height: 844 });
    await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 20_000 });

    for (let spin = 1; spin <= SPINS; spin++) {
      const before = await roundsOf(product);
      await game.locator("#spin").press("Enter");
      await expect.poll(() => roundsOf(product), { timeout: 10_000 }).toBe(before + 1);
      await lobbyShows(lobby, shown(await ledgerWon()));
      await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 120_000 });
      expect(await game.locator("#balance").innerText()).toBe(shown(await ledgerWon()));
    }

    await lobby.goto(`${product.webUrl}/user?tab=bets`);
    const round = lobby.locator(".record-table tbody tr").first();
    const [again] = await Promise.all([
      context.waitForEvent("page"),
      round.getByRole("button", { name: "달토끼 방앗간 · 다시 보기" }).click(),
    ]);
    await again.waitForURL(/\/replay\/.*lang=ko/);
    await again.locator("body[data-replay=true] #spin[aria-disabled=false]").waitFor();
    expect(await again.locator("#notice").innerText()).toContain("지난 라운드");

    await withDatabase(product, async (db) => {
      expect(await checkLedger(db.pool)).toEqual([]);
      expect(await checkRounds(db.pool)).toEqual([]);
      const open = await db.query("select from game_rounds where state = 'open'");
      expect(open).toHaveLength(0);
    });
    await context.close();
  }, 240_000);
});

const roundsOf = (product: TestProduct): Promise<number> =>
  withDatabase(product, async (db) => {
    const [row] = await db.query<{ count: bigint }>("select count(*) from game_rounds");
    return Number(row?.count);
  });
