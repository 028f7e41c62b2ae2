import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { letDuplicateWait } from "#tests/support/duplicate-accounts.ts";
import { confirm, useOfficeWindows } from "#tests/support/office-windows.ts";

describe("accounts that may be one person's, in the office", () => {
  const office = useOfficeWindows();
  const { duplicateAccounts: words, members } = koOffice;

  it("staff see what two accounts share, decide with a reason, and find it on both members' pages", async () => {
    await letDuplicateWait(office.query);
    const page = await office.open("/duplicate-accounts");
    const pair = words.pair("demo3", "demo2");
    const card = page.locator(".card", { hasText: pair });
    await card.getByText(words.signs.bank).waitFor();
    await card.getByText(words.signs.person).waitFor();
    await card.getByRole("row", { name: /demo3/ }).getByText(words.found).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await card.getByRole("button", { name: `${words.decide}: ${pair}` }).click();
    await page.getByText(words.notes.different).waitFor();
    await page.getByLabel(words.outcome).selectOption("same_person");
    await page.getByLabel(words.chooseSecond).selectOption({ label: "demo3" });
    await page.getByText(words.notes.same).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await confirm(page, "두 신분증이 같은 사람의 것입니다");
    await card.waitFor({ state: "detached" });
    await page.getByRole("link", { name: words.lists.decided }).click();
    await card.getByText("두 신분증이 같은 사람의 것입니다").waitFor();
    const second = card.getByRole("row", { name: /demo3/ });
    await second.getByText(words.second).waitFor();
    await second.getByText(members.statuses.suspended).waitFor();
    await second.getByRole("link", { name: "demo3" }).click();
    const reviews = page.getByRole("table", { name: words.reviews });
    await reviews.getByText(words.outcomes.same_person).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await reviews.getByRole("link", { name: "demo2" }).click();
    await reviews.getByRole("link", { name: "demo3" }).waitFor();
  });
});
