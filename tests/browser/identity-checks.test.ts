import { describe, expect, it } from "vitest";
import { ko as site } from "#locales/ko/site.ts";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { PDF, PIXEL } from "#tests/support/help-files.ts";
import { demandIdentity } from "#tests/support/identities.ts";
import { button, confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { fitsWindow, hidePopups } from "#tests/support/site.ts";

const { frame, identity, reduced } = site;
const { identityChecks: words } = koOffice;
const fileOf = (name: string, mimeType: string, data: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(data, "base64"),
});

describe("an identity document", () => {
  const office = useOfficeWindows();

  it("is sent by the member, refused with a reason, sent again with a correction and verified by two; the open page follows", async () => {
    await demandIdentity({ owner: { query: office.query } });
    const page = await office.memberPage("demo2", "/", hidePopups);
    await page.getByRole("link", { name: reduced.verify, exact: true }).click();
    const card = page.getByRole("region", { name: identity.title });
    const files = card.locator("input[type=file]");
    const send = async () => {
      await files.first().setInputFiles(fileOf("front.png", "image/png", PIXEL));
      await card.locator(".identity-shown img").waitFor();
      await files.last().setInputFiles(fileOf("back.pdf", "application/pdf", PDF));
      await expect.poll(() => card.getByText(identity.replace).count()).toBe(2);
      await card.getByRole("button", { name: identity.send, exact: true }).click();
      await card.getByText(identity.states.waiting).waitFor();
    };
    await send();

    const desk = await office.open("/identity-checks");
    await desk.getByRole("link", { name: "demo2", exact: false }).first().click();
    await desk.locator(".identity-file button").first().click();
    await confirm(desk);
    await desk.locator(".file-picture").waitFor();
    await button(desk, words.refuse).click();
    await desk.locator("dialog[open] select").selectOption("incomplete");
    await confirm(desk);
    await card.getByText(identity.refusals.incomplete).waitFor();
    // The note about it.
    await page.getByRole("button", { name: frame.later, exact: true }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 860 });

    await card.getByRole("checkbox", { name: identity.wrong }).check();
    await card.getByLabel(identity.name, { exact: true }).fill("김 보름");
    await send();
    await desk.goto("/office/identity-checks");
    await desk.locator("table a").first().click();
    await desk.getByText("김 보름").waitFor();
    await button(desk, words.verify).click();
    await confirm(desk);
    const second = await office.open("/proposals", { operator: "operator2" });
    await openProposal(second, /demo2.*가입 정보 수정/);
    await second.keyboard.press("a");
    await confirm(second);
    await card.getByText(identity.states.verified).waitFor();
    await page.getByText(reduced.titles.identity).waitFor({ state: "detached" });
  });
});
