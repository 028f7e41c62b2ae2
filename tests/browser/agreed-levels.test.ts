import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";

describe("the service level of a provider, in a browser", () => {
  const office = useOfficeWindows();
  const words = koOffice.agreedLevels;

  it("is set from the contract, approved by a colleague, and measured by the month's calls", async () => {
    const [before] = await office.query<{ month: string }>(
      `insert into game_call_days
       select 'sandbox-igsp', day::date, 999990, 8, 2, 0, 70, 1, 100, 4
       from (select date_trunc('month', now() at time zone time_zone) - interval '1 month' as day
             from settings_sites where host = '*') last
       returning to_char(day, 'YYYY-MM') as month`,
    );
    const month = before?.month ?? "";
    const page = await office.open("/games/connections/sandbox-igsp");
    const row = page.getByRole("row", { name: month });
    await row.getByText(words.none).waitFor();
    await page.getByRole("button", { name: words.set }).click();
    await page.getByLabel(words.percent).fill("99.9999");
    await page.getByText(words.percentWrong).waitFor();
    await page.getByLabel(words.percent).fill("99.999");
    await page.getByLabel(words.fromMonth).fill(month);
    await confirm(page, "계약서 7조");
    await page.getByText(koOffice.staff.proposed).waitFor();
    await row.getByText(words.none).waitFor();

    const second = await office.open("/proposals", { operator: "operator2" });
    await openProposal(second, words.says.set("sandbox-igsp", "99.999%", month));
    await second.getByRole("button", { name: koOffice.proposals.carryOut }).click();
    await confirm(second, "계약서를 보았습니다");
    await row.getByText(words.results.kept, { exact: true }).waitFor();

    await page.getByText(words.asTable).focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("region", { name: words.days }).getByRole("row").count()).toBe(31);
    expect(await violationsOf(page)).toEqual([]);
  });
});
