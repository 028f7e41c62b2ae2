import { describe, expect, it } from "vitest";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

/** A member looks at what they deposited, withdrew, staked and won. */
describe("a member's own figures", () => {
  const site = useSite();

  it.each([1280, 320])(
    "are shown by day, week and month, and lead to the statement with the same sums, at %i",
    async (width) => {
      const page = await site.open("/game", { member: "demo1", width });
      const opening = page.waitForEvent("popup");
      await page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first().click();
      const game = await opening;
      await game.locator("#spin[aria-disabled=false]").click({ timeout: 60_000 });
      await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
      await game.close();
      // One tap from every page: the clock of the wide header, the balance of the narrow one.
      await page.goto("/notice");
      await hydrated(page);
      await page.getByRole("link", { name: "내 이용 현황" }).first().click();
      await page.waitForURL("**/user?tab=figures");
      const spans = page.getByRole("table", { name: "지금까지의 합계" });
      await spans
        .locator("[data-column=staked] .cell")
        .last()
        .filter({ hasText: /[1-9]/ })
        .waitFor();
      const table = page.getByRole("table", { name: "내 이용 현황" });
      const staked = table.locator("[data-column=staked] .cell").first();
      for (const by of ["week", "month", ""]) {
        await page.getByRole("combobox", { name: "기간" }).selectOption(by);
        await page.waitForURL(by === "" ? /tab=figures$/ : new RegExp(`by=${by}`));
        await staked.filter({ hasText: /[1-9]/ }).waitFor();
      }
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      const sums = await Promise.all(
        ["deposited", "withdrawn", "net"].map((column) =>
          table.locator(`[data-column=${column}] .cell`).first().innerText(),
        ),
      );
      await table.getByRole("link").first().focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(/tab=money&from=.+&until=/);
      const totals = page.locator(".totals dd");
      await totals.first().waitFor();
      // Before them the statement says what came in, what went out, and the change.
      expect((await totals.allInnerTexts()).slice(3)).toEqual(sums);
    },
  );
});
