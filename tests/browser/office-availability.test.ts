import { beforeEach, describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { hidePopups } from "#tests/support/site.ts";

const { availability: words, facts, games, proposals } = koOffice;
const SCREEN = "/games/providers/tiger/availability";
const GAME = "moon-rabbit-mill";

describe("where a game is offered, in the office", () => {
  const office = useOfficeWindows();
  const name = "달토끼 방앗간";
  beforeEach(async () => {
    await office.query("delete from game_availability");
    await office.query(
      "update operator_proposals set state = 'expired' where state = 'waiting' and call = 'set-game-availability'",
    );
  });

  it("is narrowed by keyboard at once, and widened by two, and members see it", async () => {
    const page = await office.open(SCREEN);
    const row = page.getByRole("row").filter({ hasText: name });
    await row.getByText(words.always).waitFor();
    const change = row.getByRole("button", { name: words.changeOf(name) });
    await change.focus();
    await page.keyboard.press("Enter");
    const sheet = page.locator("dialog[open]");
    await sheet.getByLabel(words.until).fill("2026-01-01T00:00");
    expect(await violationsOf(page)).toEqual([]);
    await confirm(page, "계약이 끝났습니다");
    await row.getByText(words.no, { exact: true }).waitFor();
    const member = await office.memberPage(null, `/game?about=tiger/${GAME}`, hidePopups);
    await member.locator(".game-card").first().waitFor();
    expect(await member.locator(".game-sheet").count(), "no sheet of a game that ended").toBe(0);

    await change.click();
    await sheet.getByLabel(words.until).fill("");
    await confirm(page, "계약을 연장했습니다");
    await row.getByText(words.no, { exact: true }).waitFor();
    const second = await office.open("/proposals", { operator: "operator2" });
    const detail = await openProposal(second, words.says(name));
    await detail.getByText(facts.offeredUntil).first().waitFor();
    await second.getByRole("button", { name: proposals.carryOut }).click();
    await confirm(second, "연장 계약서를 보았습니다");
    await row.getByText(words.yes, { exact: true }).waitFor();
    await member.reload();
    await member.locator(".game-sheet").waitFor();
  });

  it("is refused in the sheet with an end before its beginning and without a site", async () => {
    const page = await office.open(SCREEN);
    const row = page.getByRole("row").filter({ hasText: name });
    await row.getByRole("button", { name: words.changeOf(name) }).click();
    const sheet = page.locator("dialog[open]");
    await sheet.getByLabel(words.chosenSites).check();
    await sheet.getByText(words.siteMissing).waitFor();
    await sheet.getByLabel(words.everySite).check();
    await sheet.getByLabel(words.from).fill("2099-01-02T00:00");
    await sheet.getByLabel(words.until).fill("2099-01-01T00:00");
    await sheet.getByText(words.reversed).waitFor();
    expect(await button(page, games.save).isDisabled()).toBe(true);
  });
});
