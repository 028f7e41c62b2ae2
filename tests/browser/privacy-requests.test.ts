import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { ko as site } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, useOfficeWindows } from "#tests/support/office-windows.ts";
import { fitsWindow, hidePopups } from "#tests/support/site.ts";

const { privacyRequests: member, frame } = site;
const { privacyRequests: words } = koOffice;

describe("a privacy request", () => {
  const office = useOfficeWindows();

  it("is opened by the member, extended and refused by staff, and its answer is read on the open page", async () => {
    const page = await office.memberPage("demo2", "/user", hidePopups);
    const card = page.getByRole("region", { name: member.title });
    await card.locator("select[name=kind]").selectOption("correction");
    await card.locator("select[name=field]").selectOption("phone");
    const send = () => card.getByRole("button", { name: member.send, exact: true }).click();
    await send();
    await card.getByText(member.detailsMissing).waitFor();
    await card.locator("textarea[name=details]").fill("끝 번호가 5678입니다.");
    await send();
    await page.locator("dialog[open] .btn-gold").click();
    const item = card.getByRole("article");
    await item.getByText(member.waiting, { exact: true }).waitFor();
    expect(await item.textContent()).toContain("끝 번호가 5678입니다.");
    // One of a kind waits; a second one is refused where it is written.
    await card.locator("textarea[name=details]").fill("한 번 더");
    await send();
    await page.locator("dialog[open] .btn-gold").click();
    await card.getByText(member.waits).waitFor();

    const desk = await office.open("/privacy-requests");
    await desk.locator(".nav-count").first().waitFor();
    await desk.getByRole("link", { name: /정정.*demo2/ }).click();
    await button(desk, words.extend).click();
    await desk.locator("dialog[open] select[name=ground]").selectOption("complex");
    await confirm(desk);
    await item.getByText(member.extended.complex).waitFor();
    await button(desk, words.refuse).click();
    await desk.locator("dialog[open] select[name=outcome]").selectOption("partly");
    await desk.locator("dialog[open] select[name=refusedFor]").selectOption("not_identified");
    await desk.locator("dialog[open] textarea[name=answer]").fill("신분증을 보내 주세요.");
    await confirm(desk);
    await desk.getByText(words.outcomes.partly).first().waitFor();
    await item.getByText(member.refusals.not_identified).waitFor();
    expect(await item.textContent()).toContain("신분증을 보내 주세요.");
    await item.getByText(member.complainAny).waitFor();
    // The notes about both.
    const later = page.getByRole("button", { name: frame.later, exact: true });
    if (await later.isVisible()) await later.click();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });
});
