import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { useOfficeWindows } from "#tests/support/office-windows.ts";

const { frame, payments, statements, palette, profiles, settings } = koOffice;

/** What an operator does while an answer is on its way, or after it was lost. */
describe("with a slow line, the office", () => {
  const { open, memberCall, query } = useOfficeWindows();
  const today = new Date().toISOString().slice(0, 10);
  const office = async (address: string): Promise<Page> => {
    const page = await open(address);
    page.setDefaultTimeout(15_000);
    return page;
  };
  const lose = (page: Page, call: string) => page.route(`**/${call}`, (route) => route.abort());
  const file = (name: string, lines: number) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(
      ["거래일시,입금액,보낸분,메모"]
        .concat(Array.from({ length: lines }, () => `${today} 09:05:00,"1,000",${name},`))
        .join("\n"),
    ),
  });

  it("the palette runs a command for the text that was typed", async () => {
    const page = await office("/deposits");
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: palette.placeholder });
    await page.locator(".palette-found [role=option]").first().waitFor();
    await page.route("**/find-members", async (route) => {
      await page.waitForTimeout(1_000);
      await route.continue();
    });
    await field.pressSequentially(koOffice.alerts.title);
    await field.press("Enter");
    await page.waitForURL("**/alerts");
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.textContent()).toBe(koOffice.alerts.title);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("imports the file that it shows, when a larger one was chosen before", async () => {
    const page = await office("/statements");
    await page.evaluate(() => {
      const { arrayBuffer } = File.prototype;
      File.prototype.arrayBuffer = async function read(this: File) {
        if (this.name === "large.csv") await new Promise((go) => setTimeout(go, 1_500));
        return arrayBuffer.call(this);
      };
    });
    await page.getByRole("button", { name: statements.bringIn }).click();
    const input = page.locator("dialog[open] input[type=file]");
    await input.setInputFiles(file("large.csv", 3));
    await input.setInputFiles(file("small.csv", 1));
    await page.waitForTimeout(2_500);
    await page.locator("dialog[open] button[type=submit]").click();
    await page.locator("dialog[open]").waitFor({ state: "hidden" });
    expect(await query("select file_name from payment_statement_imports")).toEqual([
      { file_name: "small.csv" },
    ]);
  });

  it("keeps what was written to a member when the answer is lost", async () => {
    const { id } = await memberCall("demo1", "apply-user-deposit", { balance: 30_000 });
    const page = await office(`/deposits/${Number(id)}`);
    await lose(page, "refuse-payment");
    await page.keyboard.press("r");
    const sheet = page.locator("dialog[open]");
    await sheet.locator("[name=memo]").fill("보내신 분의 성함이 다릅니다.");
    await sheet.locator("[name=reason]").fill("입금자 이름이 다름");
    await sheet.getByRole("button", { name: payments.refuse }).click();
    await sheet.getByRole("alert").getByText(frame.outcomeUnknown).waitFor();
    expect(await sheet.locator("[name=memo]").inputValue()).toBe("보내신 분의 성함이 다릅니다.");
    await sheet.locator("button[type=submit][aria-busy=false]").waitFor();
    await sheet.getByRole("button", { name: frame.cancel }).click();
    await page.keyboard.press("h");
    await sheet.locator("[name=reason]").waitFor();
    expect(await sheet.getByText(frame.outcomeUnknown).count()).toBe(0);
  });

  it("says that the line is down when it never opens", async () => {
    const page = await office("/account");
    await page.route("**/api/office/stream", () => undefined);
    await page.reload();
    const said = page.getByText(frame.lineLost);
    await said.waitFor();
    expect(await said.count()).toBe(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("asks before another rule replaces what was written for this one", async () => {
    const page = await office("/settings/profiles");
    await page.getByRole("button", { name: profiles.change }).last().click();
    const sheet = page.locator("dialog[open]");
    await sheet.locator("[name=source]").fill("시행령 제12조");
    const rule = sheet.locator("[name=rule]");
    const first = await rule.inputValue();
    await rule.selectOption({ index: 3 });
    await sheet.getByRole("button", { name: frame.stay }).click();
    expect(await rule.inputValue()).toBe(first);
    expect(await sheet.locator("[name=source]").inputValue()).toBe("시행령 제12조");
    await rule.selectOption({ index: 3 });
    await sheet.getByRole("button", { name: frame.discard }).click();
    expect(await rule.inputValue()).not.toBe(first);
  });

  it("keeps the code of a sheet that was cancelled", async () => {
    const page = await office("/settings");
    const field = page.getByLabel(settings.newCode).first();
    await field.fill("LATE-2026");
    await page.getByRole("button", { name: settings.addCode }).first().click();
    await page.locator("dialog[open]").getByRole("button", { name: frame.cancel }).click();
    expect(await field.inputValue()).toBe("LATE-2026");
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    await menu.getByRole("link", { name: "회원", exact: true }).click();
    const question = page.locator("dialog[open]", { hasText: frame.unsaved });
    await question.getByRole("button", { name: frame.stay }).click();
    expect(await field.inputValue()).toBe("LATE-2026");
  });

  it("says that the checks of a list could not be loaded", async () => {
    await memberCall("demo2", "apply-user-deposit", { balance: 30_000 });
    const page = await office("/deposits");
    await lose(page, "get-payment");
    await page.keyboard.press("m");
    const said = page.locator("dialog[open] [role=status]");
    await expect.poll(() => said.textContent()).toBe(frame.loadFailed);
  });
});
