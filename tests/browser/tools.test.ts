import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { answerDialog } from "#tests/support/dialogs.ts";
import { prescribeFundsNotice } from "#tests/support/funds.ts";
import { letHelpLinksDie, pauseWithoutHelp } from "#tests/support/help-links.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

/** The notice of how far money is protected waits before the form of a deposit. */
describe("the protection of money", () => {
  const site = useSite();

  it("is acknowledged in place, before the form of a deposit, and told on the page of protection", async () => {
    await prescribeFundsNotice({ query: site.query }, "medium");
    const { funds, payments } = ko;
    const page = await site.open("/deposit", { member: "demo2", width: 390 });
    await page.getByText(funds.notices.medium).waitFor();
    expect(await page.getByText(payments.askAccountTitle).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);
    await page.getByRole("button", { name: funds.acknowledge }).click();
    await page.getByText(payments.askAccountTitle).first().waitFor();
    await page.getByRole("heading", { name: funds.title }).waitFor();
    await page.goto("/protection");
    await page.getByText(funds.levels.medium, { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    { width: 1280, member: "demo1" },
    { width: 390, member: "demo3" },
  ])(
    "is acknowledged before play where there is none, and the game opens, at $width",
    async ({ width, member }) => {
      await prescribeFundsNotice({ query: site.query }, "not_protected");
      const { frame, funds } = ko;
      const notice = funds.notices.not_protected;
      const page = await site.open("/game", { member, width });
      const windows = page.context().pages();
      const tile = page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first();
      const [refused] = await Promise.all([page.waitForEvent("popup"), tile.click()]);
      await page.getByText(funds.reminder).waitFor();
      expect(refused.isClosed()).toBe(true);
      expect(await fitsWindow(page)).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      await answerDialog(page, notice, frame.close);
      expect(page.context().pages()).toEqual(windows);

      await tile.click();
      await page.getByText(notice).waitFor();
      const [game] = await Promise.all([
        page.waitForEvent("popup", (opened) => !opened.isClosed()),
        answerDialog(page, notice, funds.acknowledge),
      ]);
      await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
    },
  );
});

/** A new member is shown the tools of protection before the first stake. */
describe("the tools of protection", () => {
  const site = useSite();

  it.each([
    { width: 1280, member: "demo2" },
    { width: 390, member: "demo3" },
  ])(
    "are shown at the first launch and acknowledged once, at $width",
    async ({ width, member }) => {
      await site.query(
        `insert into member_tools (member_id, due_at)
       select id, now() from members where login_id = '${member}'`,
      );
      const page = await site.open("/game", { member, width });
      const tile = page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first();
      await tile.click();
      await answerDialog(page, ko.refusals.tools, ko.frame.ok);
      await page.waitForURL("**/tools");
      await page.getByRole("heading", { name: ko.toolsPage.dueTitle, level: 1 }).waitFor();
      for (const tool of ["limits", "coolingOff", "exclusion", "quietTimes", "figures"] as const)
        await page.getByRole("link", { name: ko.protectionPage[tool] }).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      await page.getByRole("button", { name: ko.toolsPage.acknowledge }).click();
      await page.getByText(ko.toolsPage.acknowledged).first().waitFor();
      await page.goto("/game");
      await hydrated(page);
      const opening = page.waitForEvent("popup");
      await tile.click();
      await (await opening).locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
      await page.goto("/tools");
      await page.getByRole("heading", { name: ko.toolsPage.title, level: 1 }).waitFor();
      expect(await page.getByRole("button", { name: ko.toolsPage.acknowledge }).count()).toBe(0);
    },
  );

  it("let no game open, and say so, while no link of a help line answers", async () => {
    const owner = { query: site.query };
    await pauseWithoutHelp(owner, true);
    await letHelpLinksDie(owner);
    const page = await site.open("/game", { member: "demo1", width: 390 });
    const windows = page.context().pages();
    const tile = page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first();
    await tile.click();
    await page.getByText(ko.openedGame.pausedHelp).waitFor();
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await answerDialog(page, ko.refusals.help_lines, ko.frame.ok);
    expect(page.context().pages()).toEqual(windows);
    await site.query("delete from settings_help_links");
  });
});
