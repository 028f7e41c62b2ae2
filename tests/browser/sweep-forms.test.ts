import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { ko } from "#locales/ko/site.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { pressWhileComposing } from "#tests/support/composing.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import type { Visitor } from "#tests/support/sweep/stop.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

/** Autofill tokens of the HTML standard for each field; "off" disables autofill. */
const expectedTokens: Record<string, Record<string, string>> = {
  "/login": { id: "username", pw: "current-password" },
  "/register": {
    id: "username",
    pw: "new-password",
    pwAgain: "new-password",
    nick: "nickname",
    phone: "tel",
    birthDate: "bday",
    bankOwner: "name",
    exchange_pw: "off",
  },
  [`/reset-password#${"x".repeat(43)}`]: { next: "new-password", again: "new-password" },
  "/user?tab=security": { old: "current-password", next: "new-password", again: "new-password" },
  "/deposit": { amount: "off", pass: "off" },
  "/withdraw": { amount: "off", pass: "off" },
  "/comp": { amount: "off" },
  "/help?write=1": { title: "off", contents: "off" },
};
const who = (path: string): Visitor => (/login|register|reset/.test(path) ? "visitor" : "demo1");

/** Autofill, pasting and composing. Standards: WCAG 2.2, 1.3.5 and 3.3.8. */
describe("forms", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  let walker: Walker;
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
    walker = new Walker(product, browser, { permissions: ["clipboard-read", "clipboard-write"] });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  const open = async (path: string): Promise<Page> => {
    const [route = ""] = path.split("?");
    const stop = { name: path, route, path, who: who(path) };
    return (await walker.goTo(stop, { locale: "ko", width: 1280 })).page;
  };
  const fields = (page: Page) =>
    page.locator("main form :is(input, textarea):not([type=checkbox], [type=file])");

  it.each(Object.keys(expectedTokens))("%s has an autofill token for every field", async (path) => {
    const page = await open(path);
    const said = await fields(page).evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, input.getAttribute("autocomplete")]),
    );
    expect(said.filter(([, token]) => !token)).toEqual([]);
    for (const [name, token] of Object.entries(expectedTokens[path] ?? {}))
      expect(said, `${path} ${name}`).toContainEqual([name, token]);
  });

  it.each(Object.keys(expectedTokens))("%s accepts pasted text", async (path) => {
    const page = await open(path);
    await page.evaluate(() => navigator.clipboard.writeText("135790"));
    for (const field of await fields(page).all()) {
      // Later steps of a form are hidden; their fields are made by the same parts.
      if ((await field.getAttribute("type")) === "date" || !(await field.isVisible())) continue;
      await field.focus();
      await page.keyboard.press("ControlOrMeta+v");
      const pasted = (await field.inputValue()).replaceAll(/\D/g, "");
      expect(pasted, `${await field.getAttribute("name")} of ${path}`).toBe("135790");
    }
  });

  it.each(Object.keys(expectedTokens))(
    "%s is not sent while a syllable is composed",
    async (path) => {
      const page = await open(path);
      const sent = await page.evaluateHandle(() => {
        const forms: string[] = [];
        document.addEventListener(
          "submit",
          ({ target }) => forms.push((target as HTMLFormElement).className),
          true,
        );
        return forms;
      });
      for (const field of await fields(page).all()) {
        if ((await field.getAttribute("type")) === "date" || !(await field.isVisible())) continue;
        await field.focus();
        await pressWhileComposing(page, "Enter");
      }
      expect(await sent.jsonValue()).toEqual([]);
      expect(await page.locator("dialog[open]").count()).toBe(0);
    },
  );

  it("keys of an input method choose nothing in the search", async () => {
    const page = await open("/");
    await page.keyboard.press("/");
    const input = page.getByRole("dialog").getByRole("combobox");
    await input.waitFor();
    await pressWhileComposing(page);
    const chosen = page.getByRole("dialog").getByRole("option", { selected: true });
    await chosen.first().waitFor();
    const before = await chosen.innerText();
    await pressWhileComposing(page, "ArrowDown", "Enter");
    expect(await chosen.innerText()).toBe(before);
    expect(await input.isVisible()).toBe(true);
  });

  it("are sent by Enter", async () => {
    const login = await open("/login");
    await login.getByLabel(ko.members.id).fill("nobody");
    await login.keyboard.press("Enter");
    const refusal = login.locator("dialog[open] .message-text");
    await expect.poll(() => refusal.innerText()).toBe(ko.messages.msg2030);

    const register = await open("/register");
    await fields(register).first().press("Enter");
    await register.locator(".form-summary:not(:empty)").waitFor();

    const help = await open("/help?write=1");
    await help.getByLabel(ko.messages.titleField).fill("");
    await help.keyboard.press("Enter");
    await help.locator("dialog[open]").getByText(ko.messages.msg2024).waitFor();

    const deposit = await open("/deposit");
    await deposit.getByLabel(ko.payments.amount, { exact: true }).fill("50000");
    await deposit.keyboard.press("Enter");
    await deposit.locator(".review").waitFor();

    const withdrawal = await open("/withdraw");
    await withdrawal.getByLabel(ko.payments.amount, { exact: true }).fill("50000");
    await withdrawal.locator("input[name=pass]").fill(DEMO_WITHDRAWAL_PASSWORD);
    await withdrawal.keyboard.press("Enter");
    await withdrawal.locator(".review").waitFor();

    const comp = await open("/comp");
    await comp.getByLabel(ko.wallet.comp, { exact: true }).fill("1000");
    await comp.keyboard.press("Enter");
    await comp.locator("dialog[open]").getByRole("button", { name: ko.wallet.convert }).waitFor();

    const passwords = await open("/user?tab=security");
    await fields(passwords).first().press("Enter");
    await passwords.locator(".field-message:not(:empty)").first().waitFor();
  });
});
