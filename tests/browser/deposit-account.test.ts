import { describe, expect, it } from "vitest";
import { DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useSite } from "#tests/support/site.ts";

describe("the account of a deposit", () => {
  const site = useSite();

  it("account number, amount and reference are copied by keyboard, also without the permission", async () => {
    // The deposit was requested without the account question, which is asked now.
    const page = await site.open("/deposit", { member: "demo3" });
    const context = page.context();
    await page.getByLabel("출금 비밀번호", { exact: true }).fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: "계좌 문의" }).click();
    const values = page.locator(".copy-value");
    const reference = await values.last().locator("b").innerText();
    // What was pasted is what was copied; the field takes any text.
    const pasted = async () => {
      await page.evaluate(() => {
        const field = document.createElement("textarea");
        field.id = "pasted";
        document.body.append(field);
        field.focus();
      });
      await page.keyboard.press("Control+V");
      const text = await page.locator("#pasted").inputValue();
      await page.evaluate(() => document.querySelector("#pasted")?.remove());
      return text;
    };
    const said = page.locator('[data-announcer="polite"]').first();
    const copies = async () => {
      const found = [];
      for (const what of ["계좌번호", "금액", "입금 번호"]) {
        const button = page.getByRole("button", { name: `복사 ${what}` });
        await button.focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => said.textContent()).toBe(`${what} 복사됨`);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("복사됨");
        found.push(await pasted());
      }
      return found;
    };
    const expected = ["301-2026-1121-01", "300000", reference];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    expect(await copies()).toEqual(expected);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    expect(await copies()).toEqual(expected);
    expect(await violationsOf(page)).toEqual([]);
  });
});
