import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { button, confirm, useOfficeWindows } from "#tests/support/office-windows.ts";

const { audit, paymentHistory: words, payments } = koOffice;

describe("the history of payments in the back office", () => {
  const { open, memberCall } = useOfficeWindows();

  it("is narrowed to a member and a state, foots with the ledger, and is saved with a reason", async () => {
    await memberCall("demo1", "apply-user-deposit", { balance: 70_000 });
    const page = await open("/payments");
    await page.locator("input[name=loginId]").fill("demo1");
    await page.locator("select[name=state]").selectOption(payments.statuses.waiting);
    await button(page, audit.apply).click();
    await page.waitForURL(/loginId=demo1/);
    const table = page.getByRole("table", { name: words.title });
    await expect.poll(() => table.locator("tbody tr").count()).toBe(1);
    expect(await table.innerText()).toContain("70,000");
    const differences = page.locator(".history-totals section:last-child td:last-child");
    expect(await differences.allInnerTexts()).toEqual(["0원", "0원", "0원"]);
    await button(page, words.export).click();
    const download = page.waitForEvent("download");
    await confirm(page, "회계 담당에게 전달");
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain("exported_by");
    expect(file.trim().split("\r\n")).toHaveLength(5);
  });
});
