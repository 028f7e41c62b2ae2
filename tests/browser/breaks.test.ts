import { describe, expect, it } from "vitest";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

/** A member stops playing for a time, by themselves. */
describe("taking a break", () => {
  const site = useSite();

  it.each([1280, 320])(
    "is asked once more, then shown with its end, and closes games and deposits, at %i",
    async (width) => {
      const member = width === 320 ? "demo3" : "demo2";
      const page = await site.open("/user?tab=protection", { member, width });
      await page.getByRole("button", { name: "잠시 쉬기: 7일" }).click();
      const question = page.getByRole("alertdialog");
      await question.getByText("지금부터 7일 동안").waitFor();
      await question.getByRole("button", { name: "취소" }).click();
      expect(await page.getByText("이용을 쉬는 중입니다").count()).toBe(0);
      await page.getByRole("button", { name: "잠시 쉬기: 7일" }).click();
      await question.getByRole("button", { name: "시작하기" }).click();
      await page.getByRole("heading", { name: "이용을 쉬는 중입니다" }).waitFor();
      await page.getByText("이용 쉬기를 시작했습니다.").first().waitFor();
      // Only longer terms are offered now.
      expect(await page.getByRole("button", { name: "잠시 쉬기: 24시간" }).count()).toBe(0);
      await page.getByRole("button", { name: "자가 차단: 영구" }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      await page.goto("/deposit");
      await page.locator("main").getByText("베팅과 입금을 할 수 없습니다").waitFor();
      expect(await page.locator("main form").count()).toBe(0);
      await page.goto("/game");
      await page.locator("html[data-hydrated]").waitFor();
      await page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first().click();
      await page.getByText("이용을 쉬는 중이라 할 수 없습니다").waitFor();
    },
  );

  it("after a self-exclusion's term, asks to return and names the moment", async () => {
    const [row] = await site.query<{ id: bigint }>(
      "select id from members where login_id = 'demo1'",
    );
    await site.query(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       values ($1, '6m', now() - interval '7 months', now() - interval '1 month')`,
      [row?.id],
    );
    const page = await site.open("/user?tab=protection", { member: "demo1", width: 390 });
    await page.getByText("자가 차단 기간이 끝났습니다").waitFor();
    const ask = page.getByRole("button", { name: "이용 재개 신청" });
    await ask.click();
    await page.getByText("이용을 재개하려는 이유를 입력해 주세요").waitFor();
    await page.getByLabel("이용 재개 이유").fill("충분히 쉬었습니다");
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);
    await ask.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "이용 재개 신청" }).click();
    await page.locator("dt", { hasText: "이용 재개" }).waitFor();
    expect(await ask.count()).toBe(0);
    await page.getByRole("link", { name: "한도 정하기" }).click();
    await page.getByRole("heading", { name: "입금 한도" }).first().waitFor();
  });
});
