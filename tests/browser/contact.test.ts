import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { answerDialog } from "#tests/support/dialogs.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

const { contact, frame, members, messages } = ko;

describe("contact without signing in", () => {
  const site = useSite();

  it("a blocked member is led to the form, which names the field that is wrong and sends once", async () => {
    await site.query("update members set status = 'suspended' where login_id = 'demo2'");
    const page = await site.open("/login", { width: 390 });
    await page.getByLabel(members.id).fill("demo2");
    await page.getByLabel(members.password, { exact: true }).fill("moonlight-demo");
    await page.keyboard.press("Enter");
    await answerDialog(page, members.loginClosed, messages.writeHelp);
    await page.getByRole("heading", { name: contact.title }).waitFor();
    expect(await fitsWindow(page)).toBe(true);
    const send = page.getByRole("button", { name: contact.send });
    await send.click();
    await page.getByText(contact.replyBad).waitFor();
    await page.getByLabel(contact.replyTo).fill("someone@");
    await page.getByLabel(messages.titleField).fill("로그인이 안 됩니다");
    await page.getByLabel(messages.contentsField).fill("계정을 확인해 주세요");
    await send.click();
    await page.getByText(contact.replyBad).waitFor();
    await page.getByLabel(contact.replyTo).fill("someone@example.com");
    await send.click();
    await answerDialog(page, contact.sent, frame.ok);
    await page.waitForURL((url) => url.pathname === "/");
    const rows = await site.query<{ title: string }>("select title from message_contacts");
    expect(rows).toEqual([{ title: "로그인이 안 됩니다" }]);
    await page.goto("/");
    expect(await page.locator('footer a[href="/contact"]').count()).toBe(1);
  });
});
