import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { confirm, useOfficeWindows } from "#tests/support/office-windows.ts";
import { openReviewOf } from "#tests/support/play-patterns.ts";

describe("how members play, in the office", () => {
  const office = useOfficeWindows();
  const words = koOffice.playPatterns;

  it("staff see what was measured, and end the review with an outcome and a reason", async () => {
    await office.query(openReviewOf("m.login_id = 'demo2'"));
    const page = await office.open("/games/play-patterns?view=open");
    const card = page.locator(".card", { hasText: "demo2" });
    await card.getByText(words.signs.longPlay).waitFor();
    await card.getByRole("cell", { name: "16시간 30분", exact: true }).waitFor();
    await card.getByRole("cell", { name: "16시간", exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await card.getByRole("button", { name: `${words.decide}: demo2` }).click();
    await page.getByLabel(words.outcome).selectOption("acted");
    expect(await violationsOf(page)).toEqual([]);
    await confirm(page, "회원에게 연락했고 설명을 받았습니다");
    await card.waitFor({ state: "detached" });
    await page.getByRole("link", { name: words.views.closed }).click();
    await card.getByText(words.outcomes.acted).waitFor();
    await card.getByText("회원에게 연락했고 설명을 받았습니다").waitFor();
  });
});
