import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { useSite } from "#tests/support/site.ts";

/** Without user activation a browser closes a dialog without a `cancel` event. */
describe("a dialog", () => {
  const site = useSite();

  it("that the browser closes without asking the page lets the next one open", async () => {
    const page = await site.open("/");
    const alert = page.getByRole("alertdialog");
    const entries = page.locator(".hd-2 button");
    await entries.first().click();
    await alert.waitFor();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.close());
    await alert.waitFor({ state: "detached" });
    await entries.nth(1).click();
    expect(await alert.locator(".message-text").innerText()).toBe(ko.messages.msg2001);
  });
});
