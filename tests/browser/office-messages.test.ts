import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { en } from "#locales/en/site.ts";
import { koOffice } from "#locales/ko/office.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, useOfficeWindows } from "#tests/support/office-windows.ts";

const { help, templates, texts, mailings, announcements, editor, drafts } = koOffice.messages;

/** Messages of operators, and how members see them. */
describe("messages in the back office", () => {
  const office = useOfficeWindows();
  const { open, memberPage, query } = office;
  // A second person who may answer members.
  beforeAll(() => query("update operators set role = 'cs' where login_id = 'operator2'"));
  const ask = async (member: string, title: string) =>
    Number(
      (
        await office.memberCall(member, "user-write-help", {
          title,
          contents: "언제 되나요?\n<b>굵게</b>",
        })
      )["id"],
    );

  it("a popup is written, previewed, placed, and shown on one site only", async () => {
    const page = await open("/popups/new");
    await page.getByLabel(texts.title, { exact: true }).fill("새 팝업 시험");
    await page.getByLabel(texts.contents, { exact: true }).fill("본문입니다 <b>2 < 3</b>");
    const preview = page.locator(".stage #preview-window");
    await preview.getByText("본문입니다 <b>2 < 3</b>").waitFor();
    // The other open popups are beside it.
    await page.locator(".stage [id^=beside]").first().waitFor();
    await preview.getByText(ko.messages.popupHideToday).waitFor();

    await page.getByRole("tab", { name: "English" }).click();
    await page.getByLabel(texts.title, { exact: true }).fill("A popup");
    await page.getByLabel(texts.contents, { exact: true }).fill("The text");
    await preview.getByText(en.messages.popupHideToday).waitFor();
    await preview.getByText("The text").waitFor();

    await page
      .getByRole("textbox", { name: announcements.domain })
      .fill("https://www.127.0.0.1/x | elsewhere.test");
    const chips = page.locator(".domain-chips li");
    await expect.poll(() => chips.allInnerTexts()).toEqual(["127.0.0.1", "elsewhere.test"]);
    await page.locator("input[type=color]").fill("#101018");
    await page.getByText("4.5:1").waitFor();

    const x = page.getByLabel(announcements.posX);
    const y = page.getByLabel(announcements.posY);
    await x.fill("300");
    await y.fill("160");
    const handle = page.locator(".stage-handle");
    const before = await handle.boundingBox();
    if (!before) throw new Error("nothing to drag");
    await page.mouse.move(before.x + 20, before.y + 10);
    await page.mouse.down();
    await page.mouse.move(before.x + 70, before.y + 40, { steps: 4 });
    await page.mouse.up();
    expect(Number(await x.inputValue())).toBeGreaterThan(350);
    expect(Number(await y.inputValue())).toBeGreaterThan(190);
    await x.fill("300");
    await y.fill("160");
    await handle.press("ArrowRight");
    await expect.poll(() => x.inputValue()).toBe("308");
    await button(page, texts.save).click();
    await confirm(page);
    await page.waitForURL(/\/office\/popups\/\d+$/);

    const here = await memberPage("demo2", "/");
    const shown = here.locator(".popup", { hasText: "새 팝업 시험" });
    await shown.getByText("본문입니다").waitFor();
    expect(await shown.boundingBox()).toMatchObject({ x: 308, y: 160 });
    await here.goto("/en");
    await here.locator(".popup", { hasText: "The text" }).waitFor();
    const elsewhere = office.product.webUrl.replace("127.0.0.1", "localhost");
    await here.goto(elsewhere);
    await here.locator(".popup").first().waitFor();
    expect(await here.locator(".popup", { hasText: "새 팝업 시험" }).count()).toBe(0);

    await button(page, announcements.hide).click();
    await confirm(page);
    await button(page, announcements.show).waitFor();
    await here.goto(office.product.webUrl);
    await here.locator(".popup").first().waitFor();
    expect(await here.locator(".popup", { hasText: "새 팝업 시험" }).count()).toBe(0);
  });

  it("a text is formatted by keys, pasted and composed, and comes back as it was typed", async () => {
    const page = await open("/notices/new");
    await page.getByLabel(texts.title, { exact: true }).fill("서식 시험");
    const text = page.getByLabel(texts.contents, { exact: true });
    await text.click();
    await page.keyboard.type("a  ");
    await page.keyboard.press("Control+b");
    const composing = await page.context().newCDPSession(page);
    for (const composed of ["ㄷ", "다", "달"])
      await composing.send("Input.imeSetComposition", {
        text: composed,
        selectionStart: 1,
        selectionEnd: 1,
      });
    await composing.send("Input.insertText", { text: "달" });
    await page.keyboard.type("빛");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Shift+8");
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+k");
    await page.getByLabel(editor.address).fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await page.getByText(editor.addressBad).waitFor();
    await page.getByLabel(editor.address).fill("help.test/a");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        `<h1 style="color:red">Head</h1><p onclick="x()"><i>tilted</i><img src="javascript:1"><a href="javascript:1">no</a></p><script>1</` +
          `script>`,
      );
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    });
    const html =
      "<p>a \u{A0}<strong>달빛</strong></p><p><br /></p><ul><li><p>one</p></li>" +
      '<li><p><a href="https://help.test/a" rel="noopener noreferrer">https://help.test/a</a></p></li>' +
      "<li><p>Head</p><p><em>tilted</em>no</p></li></ul>";
    const shown = html.replaceAll("<br />", "<br>").replaceAll("\u{A0}", "&nbsp;");
    await expect
      .poll(() => page.locator(".notice-preview .rich").innerHTML(), { timeout: 5_000 })
      .toBe(shown);
    expect(await violationsOf(page)).toEqual([]);
    // The draft survives a reload, and saving ends it.
    await page.reload();
    await page.getByText(drafts.restored).waitFor();
    await text.getByText("달빛").waitFor();
    await button(page, texts.save).click();
    await confirm(page);
    await page.waitForURL(/\/office\/notices\/\d+$/);
    const [stored] = await query<{ contents: string }>(
      "select contents from message_notice_texts where title = '서식 시험'",
    );
    expect(stored?.contents).toBe(html);
    await text.getByText("달빛").waitFor();
    await text.press("Control+End");
    await page.keyboard.type("!");
    await expect
      .poll(() => page.locator(".notice-preview .rich").innerHTML(), { timeout: 5_000 })
      .toBe(shown.replace("</em>no", "</em>no!"));
  });

  it("a reply opens the dialog on the member's open page", async () => {
    const id = await ask("demo2", "출금이 궁금합니다");
    const member = await memberPage("demo2", "/notice");
    const page = await open("/help");
    await page.keyboard.press("j");
    const row = page.locator(`[data-help="${id}"]`);
    await row.click();
    await page.locator(".thread").getByText("언제 되나요?").waitFor();
    const whose = page.locator(".detail-head h2 a");
    expect(await whose.getAttribute("href")).toMatch(/^\/office\/members\/\d+$/);
    // A draft is still there after a visit to another screen.
    await page.locator("[data-name=reply]").fill("쓰다 만 답변");
    await page.getByRole("link", { name: mailings.add }).click();
    await expect.poll(() => page.getByLabel(mailings.member).inputValue()).toBe("demo2");
    await page.goBack();
    await expect.poll(() => page.locator("[data-name=reply]").innerText()).toBe("쓰다 만 답변");
    await page.locator(".choose select").selectOption({ label: "출금 처리 시간" });
    const reply = page.locator("[data-name=reply]");
    await reply.getByText("30분").waitFor();
    const dialog = member.locator("dialog.message-dialog .message-text");
    await reply.press("Control+Enter");
    await dialog.getByText(ko.messages.msg2004, { exact: true }).waitFor();
    await row.waitFor({ state: "detached" });
    await page.getByRole("link", { name: help.done, exact: true }).click();
    await row.click();
    await page.locator(".bubble-reply").getByText("30분").waitFor();
    await page.getByText(help.unread).waitFor();
  });

  it("colleagues see who is writing, and members never see a remark", async () => {
    const id = await ask("demo3", "계좌를 바꾸고 싶어요");
    const one = await open(`/help/${id}`);
    const two = await open(`/help/${id}`, { operator: "operator2" });
    await two.locator("[data-name=reply]").pressSequentially("안녕");
    await one.locator(".reply-form").getByText(help.writing("이은하")).waitFor({ timeout: 10_000 });
    await two.locator("[data-name=reply]").fill("");
    await one
      .locator(".reply-form")
      .getByText(help.writing("이은하"))
      .waitFor({ state: "detached" });

    await one.locator("textarea[name=remark]").fill("본인 확인 먼저");
    await button(one, help.remarkAdd).click();
    const remark = one.locator(".bubble-remark");
    await remark.getByText("본인 확인 먼저").waitFor();
    const tint = (page: Page, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await tint(one, ".bubble-remark")).not.toBe(await tint(one, ".bubble-member"));
    const member = await memberPage("demo3", `/help?id=${id}`);
    await member.getByText("계좌를 바꾸고 싶어요").first().waitFor();
    expect(await member.content()).not.toContain("본인 확인 먼저");
    expect(await violationsOf(one)).toEqual([]);
  });

  it("a visitor's inquiry is counted in the menu, offered on the open page, and handled once", async () => {
    const write = async (title: string) => {
      const body = { replyTo: "someone@example.com", title, contents: "로그인이 안 됩니다" };
      const answer = await fetch(`${office.product.webUrl}/api/routes/write-contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(await answer.json()).toEqual({ status: "success" });
    };
    const { contacts } = koOffice.messages;
    const page = await open("/help/visitors");
    await page.getByText(contacts.emptyWaiting).waitFor();
    const count = page.locator(".nav").getByRole("link", { name: contacts.title }).locator("b");
    expect(await count.count()).toBe(0);
    await write("첫째");
    await count.getByText("1", { exact: true }).waitFor();
    await button(page, help.newOnes).click();
    await page.getByRole("heading", { name: "첫째" }).waitFor();
    await write("둘째");
    await count.getByText("2", { exact: true }).waitFor();
    await button(page, contacts.handle).click();
    await confirm(page, "메일로 답함");
    await page.getByRole("heading", { name: "첫째" }).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "둘째" }).waitFor();
    await count.getByText("1", { exact: true }).waitFor();
    expect(await button(page, help.newOnes).count()).toBe(0);
  });

  it("a reply template is written in two languages and changed", async () => {
    const page = await open("/help/templates");
    await button(page, templates.add).click();
    const sheet = page.locator("dialog[open]");
    await sheet.getByLabel(templates.name).fill("환영");
    await sheet.getByLabel(templates.contents).fill("환영합니다");
    await sheet.getByRole("tab", { name: "English" }).click();
    await sheet.getByLabel(templates.contents).fill("Welcome");
    expect(await violationsOf(page)).toEqual([]);
    // What is not saved survives a reload, in both languages.
    await page.reload();
    await button(page, templates.add).click();
    await sheet.getByText(drafts.restored).waitFor();
    expect(await sheet.getByLabel(templates.name).inputValue()).toBe("환영");
    expect(await sheet.getByLabel(templates.contents).innerText()).toBe("환영합니다");
    await confirm(page);
    const card = page.locator(".card", { hasText: "환영" });
    await card.getByText("English").waitFor();
    await card.getByRole("button").click();
    await button(page, templates.remove).click();
    await card.waitFor({ state: "detached" });
  });
});
