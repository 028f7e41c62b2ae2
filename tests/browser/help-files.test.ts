import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { PDF, PIXEL } from "#tests/support/help-files.ts";
import { button, confirm, useOfficeWindows } from "#tests/support/office-windows.ts";

const { help } = koOffice.messages;

/** Pictures and PDFs of the help desk, from a member's form to the operator and back. */
describe("files of the help desk", () => {
  const { open, memberPage, query } = useOfficeWindows();

  it("a member attaches files by button, paste and drop, and an operator opens and answers with them", async () => {
    const { files } = ko.messages;
    const png = Buffer.from(PIXEL, "base64");
    const member = await memberPage("demo1", "/help?write=1");
    await member.locator("[name=title]").fill("영수증을 보냅니다");
    await member.locator("[name=contents]").fill("확인해 주세요");
    const input = member.locator("input[type=file]");
    await input.setInputFiles({ name: "a.exe", mimeType: "image/png", buffer: Buffer.from("MZ") });
    await member.getByRole("alert").getByText(files.wrongKind("a.exe")).waitFor();
    await input.setInputFiles({ name: "영수증.png", mimeType: "image/png", buffer: png });
    await button(member, files.remove("영수증.png")).waitFor();
    for (const kind of ["paste", "drop"] as const)
      await member.locator("[name=contents]").evaluate(
        (element, [type, content]) => {
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], `${type}.png`, { type: "image/png" }));
          const event =
            type === "paste"
              ? new ClipboardEvent(type, { clipboardData: data, bubbles: true })
              : new DragEvent(type, { dataTransfer: data, bubbles: true });
          element.dispatchEvent(event);
        },
        [kind, PIXEL] as const,
      );
    // The second came while the first was on its way.
    await button(member, files.remove("paste.png")).waitFor();
    await button(member, files.remove("drop.png")).waitFor();
    await member.reload();
    await button(member, files.remove("paste.png")).click();
    await button(member, ko.messages.sendHelp).click();
    await member
      .locator("dialog[open]")
      .getByRole("button", { name: ko.messages.sendHelp })
      .click();
    await member.locator("dialog[open]").getByText(ko.messages.msg2026).waitFor();

    const [row] = await query<{ id: bigint }>(
      "select id from message_helps order by id desc limit 1",
    );
    const page = await open(`/help/${row?.id}`);
    expect(await page.getByTitle(files.open("paste.png")).count()).toBe(0);
    await page.getByTitle(files.open("영수증.png")).click();
    await confirm(page);
    await page.getByRole("img", { name: "영수증.png" }).waitFor();
    await page.locator("[data-name=reply]").fill("확인했습니다");
    const pdf = Buffer.from(PDF, "base64");
    await page
      .locator(".reply-form input[type=file]")
      .setInputFiles({ name: "안내.pdf", mimeType: "application/pdf", buffer: pdf });
    await button(page, files.remove("안내.pdf")).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, help.send).click();
    await page.getByText(help.sent).waitFor();

    await member.goto(`/help?id=${row?.id}`);
    expect(await violationsOf(member)).toEqual([]);
    const saving = member.waitForEvent("download");
    await member.getByTitle(files.save("안내.pdf")).click();
    expect((await saving).suggestedFilename()).toBe("안내.pdf");
  });
});
