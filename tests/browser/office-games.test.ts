import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { go, useOfficeWindows } from "#tests/support/office-windows.ts";
import { GameSession, signInByCall } from "#tests/support/play.ts";
import { hidePopups } from "#tests/support/site.ts";

describe("games in the back office, in a browser", () => {
  const office = useOfficeWindows();
  const { open } = office;

  it("a provider that is switched off shows maintenance in an open lobby within 5 s", async () => {
    const lobby = await office.memberPage("demo2", "/?tab=slot", hidePopups);
    const tile = lobby.locator("#lobby").getByText("페이퍼 타이거").first();
    await tile.waitFor();
    const closed = lobby.locator("#lobby :is(a, button, li, article)", {
      hasText: "페이퍼 타이거",
    });
    expect(await closed.filter({ hasText: "점검" }).count()).toBe(0);

    const game = await GameSession.open(
      office.product,
      await signInByCall(office.product, "demo1", DEMO_PASSWORD),
      "tiger",
      "moon-rabbit-mill",
    );
    expect((await game.spin("before-it-closes", 1_000)).round?.state).toBe("settled");
    const page = await open("/games?category=slot");
    await page.getByRole("switch", { name: "페이퍼 타이거 사용" }).click();
    await page.getByText("지금 1명이 이용 중입니다.").waitFor();
    await page.getByLabel("사유").fill("점검 공지에 따라");
    await page.keyboard.press("Enter");
    await closed.filter({ hasText: "점검" }).first().waitFor({ timeout: 5_000 });
    expect((await game.spin("after-it-closed", 1_000)).round?.state).not.toBe("settled");
  });

  it("a provider that does not respond is reported in words until it responds again", async () => {
    const page = await open("/games?category=slot");
    const { games } = koOffice;
    const row = page.getByRole("row", { name: "페이퍼 타이거" });
    await row.getByText(games.answers.yes, { exact: true }).waitFor();
    const { pid } = office.product.sandbox;
    if (pid === null) throw new Error("the sandbox runs");
    process.kill(pid, "SIGSTOP");
    try {
      // The list reloads automatically.
      await row.getByText(games.answers.no, { exact: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await go(page, "/games/connections");
      const sandbox = page.getByRole("row", { name: "sandbox", exact: false }).first();
      await sandbox.getByText(games.answers.no, { exact: true }).waitFor();
      await go(page, "/games/providers/tiger");
      await page.getByText(games.noAnswerLead).waitFor();
    } finally {
      process.kill(pid, "SIGCONT");
    }
    await go(page, "/games?category=slot");
    await row.getByText(games.answers.yes, { exact: true }).waitFor();
  });

  it("the order of providers changes by button, and is saved with its reason", async () => {
    const page = await open("/games?category=sport");
    const names = () => page.locator("table tbody tr td .pictured b").allTextContents();
    const before = await names();
    await page.getByRole("button", { name: `${before[1]} 위로` }).click();
    await page.getByRole("button", { name: "순서 저장" }).click();
    await page.getByLabel("사유").fill("인기 순서");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.reload();
    await page.locator("html[data-hydrated] table").waitFor();
    expect((await names()).slice(0, 2)).toEqual([before[1], before[0]]);
  });

  it("a round is found by its member and amounts, with its entries and its calls", async () => {
    const page = await open("/games/rounds");
    await page.getByLabel("회원 아이디").fill("demo1");
    const { games } = koOffice;
    const game = page.getByRole("combobox", { name: games.game, exact: true });
    expect(await game.isDisabled()).toBe(true);
    await page.getByLabel(games.provider, { exact: true }).selectOption("tiger");
    await game.locator("option[value=moon-rabbit-mill]").waitFor({ state: "attached" });
    await page.getByLabel(games.provider, { exact: true }).selectOption("");
    await page.getByLabel(games.stakeAtLeast).fill("1");
    await page.getByLabel(games.sort).selectOption("stake-most");
    await page.getByRole("button", { name: "찾기", exact: true }).click();
    await page.waitForURL(/loginId=demo1.*stakeAtLeast=1&.*order=stake-most/);
    await page.locator("table tbody a").first().click();
    await page.getByRole("heading", { name: "호출 기록" }).waitFor();
    const calls = page.locator(".calls details");
    // The call that opened the launch is kept without a body.
    expect(await calls.first().locator("code").first().textContent()).toBe("launch");
    const betwin = calls.filter({ has: page.locator("code", { hasText: "betwin" }) }).first();
    await betwin.click();
    await betwin.locator("pre").waitFor();
    expect(await betwin.locator("pre").textContent()).toContain('"account_id"');
    expect(await page.locator(".calls time").first().innerText()).toMatch(/ \d\d:\d\d:\d\d$/);
    await page.locator(".facts").getByRole("link", { name: "demo1", exact: true }).click();
    await page.waitForURL(/\/office\/members\/\d+\?tab=games$/);
    const bets = page.getByRole("region", { name: koOffice.members.tabs.games });
    await bets.locator('a[href^="/office/games/rounds/"]').first().waitFor();
  });
});
