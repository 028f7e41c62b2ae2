import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { useSite } from "#tests/support/site.ts";

/** A browser fires `cancel` only after the user has done something; without it the dialog is just closed. */
describe("a message", () => {
  const site = useSite();

  it("that the browser closed unasked makes room for the next", async () => {
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
