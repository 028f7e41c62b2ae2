import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";

describe("members' funds, in a browser", () => {
  const office = useOfficeWindows();
  const words = koOffice.funds;

  it("an account is approved by a colleague, its balance entered and corrected, and the day told short, then not short", async () => {
    const [{ day } = { day: "" }] = await office.query<{ day: string }>(
      `select ((now() at time zone time_zone)::date - 1)::text as day
       from settings_sites where host = '*'`,
    );
    // The demo's money is of today; what is owed came the day before.
    await office.query("update report_sums set day = day - 1");
    const page = await office.open("/reports/balances");
    await page.getByRole("link", { name: words.fromBalances }).click();
    await page.getByText(words.noAccounts).waitFor();
    await page.getByRole("button", { name: words.add }).click();
    await page.getByLabel(words.bank).fill("별빛신탁");
    await page.getByLabel(words.ending).fill("1121");
    await page.getByRole("dialog").getByLabel(words.holder).fill("달빛 회원 자금");
    await page.getByRole("dialog").getByLabel(words.fromDay).fill(day);
    await confirm(page, "신탁 계약서 3조");
    await page.getByText(koOffice.staff.proposed).waitFor();

    const second = await office.open("/proposals", { operator: "operator2" });
    await openProposal(second, words.says.added("별빛신탁 ••1121", day));
    await second.getByRole("button", { name: koOffice.proposals.carryOut }).click();
    await confirm(second, "계약서를 보았습니다");
    await page.getByRole("rowheader", { name: "별빛신탁 ••1121" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const row = page.getByRole("row", { name: day });
    await row.getByText(words.states.not_entered).waitFor();
    await row.getByRole("link", { name: day }).click();
    await page.getByText(words.missing, { exact: true }).waitFor();
    const enter = async (button: string, amount: string) => {
      await page.getByRole("button", { name: button }).click();
      await page.getByLabel(words.balance, { exact: true }).fill(amount);
      await confirm(page, "은행 내역 11월");
    };
    await enter(words.enter, "1000");
    const state = page.getByRole("heading", { level: 1 });
    await state.getByText(words.states.short, { exact: true }).waitFor();
    await enter(words.correct, "900000000");
    await page.getByText(words.corrected, { exact: true }).waitFor();
    await state.getByText(words.states.not_counted, { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
