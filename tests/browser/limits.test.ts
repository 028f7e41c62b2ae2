import { describe, expect, it } from "vitest";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

/** A member limits deposits and stakes, by themselves. */
describe("limits", () => {
  const site = useSite();
  const row = "손실 한도, 하루";

  it.each([1280, 320])(
    "are set and lowered at once, and raised after a wait and a confirmation, at %i",
    async (width) => {
      const member = width === 320 ? "demo3" : "demo2";
      const page = await site.open("/user?tab=limits", { member, width });
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      const amount = page.getByLabel(`금액 (${row})`);
      const save = async (won: string) => {
        await amount.fill(won);
        await page.getByRole("button", { name: "저장" }).click();
      };
      await button(`${row}: 정하기`).click();
      await page.getByRole("button", { name: "저장" }).click();
      await page.getByText("금액을 입력해 주세요").first().waitFor();
      await save("100000");
      await page.getByText("한도가 지금부터 적용됩니다.").first().waitFor();
      await button(`${row}: 바꾸기`).click();
      await save("50000");
      await page.getByRole("progressbar", { name: `${row}: 사용` }).waitFor();
      await button(`${row}: 바꾸기`).click();
      await save("300000");
      const question = page.getByRole("alertdialog");
      await question.getByText("한도를 300,000원으로 올릴까요?").waitFor();
      await question.getByRole("button", { name: "올리기 신청" }).click();
      await page.getByText("300,000원으로 올리기.").waitFor();
      expect(await button(`${row}: 확인하기`).count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      await button(`${row}: 신청 취소`).click();
      await page.getByText("신청을 취소했습니다.").first().waitFor();
      await button(`${row}: 없애기`).click();
      await question.getByRole("button", { name: "없애기 신청" }).click();
      await page.getByText("한도 없애기.").waitFor();
      // A raise can be confirmed after a day: the request is moved to the day before yesterday.
      for (const sql of [
        "alter table ledger_limits disable trigger ledger_limits_stay",
        `update ledger_limits set raise_asked_at = now() - interval '25 hours',
           changed_at = now() - interval '26 hours', raise_ready_at = now() - interval '1 hour'
         where raise_asked_at is not null`,
        "alter table ledger_limits enable trigger ledger_limits_stay",
      ])
        await site.query(sql);
      await page.reload();
      await hydrated(page);
      await button(`${row}: 확인하기`).click();
      await page.getByText("한도가 바뀌었습니다.").first().waitFor();
      await button(`${row}: 정하기`).waitFor();
    },
  );

  it("refuse a stake in the game's window and a deposit, and name what is left", async () => {
    const page = await site.open("/user?tab=limits", { member: "demo1", width: 390 });
    const set = async (name: string, won: string) => {
      await page.getByRole("button", { name: `${name}: 정하기`, exact: true }).click();
      await page.getByLabel(`금액 (${name})`).fill(won);
      await page.getByRole("button", { name: "저장" }).click();
      await page.getByRole("button", { name: `${name}: 바꾸기`, exact: true }).waitFor();
    };
    await set("1회 베팅 한도, 베팅 1회", "10");
    await set("입금 한도, 한 주", "20000");
    await page.goto("/game");
    await hydrated(page);
    const opening = page.waitForEvent("popup");
    await page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first().click();
    const game = await opening;
    await game.locator("#spin[aria-disabled=false]").click({ timeout: 60_000 });
    await game.getByText(frame.refused105).first().waitFor({ timeout: 60_000 });
    await page.goto("/deposit");
    await hydrated(page);
    await page.locator('[name="amount"]').fill("30000");
    await page.getByRole("button", { name: "신청 내용 확인" }).click();
    await page.locator(".review").getByRole("button", { name: "입금 신청" }).click();
    const why = page.getByText("입금 한도를 넘습니다.");
    await why.waitFor();
    expect(await why.textContent()).toContain("남은 금액(한 주): 20,000원.");

    await page.goto("/user?tab=limits");
    await hydrated(page);
    await set("보유금 한도, 보유금 전체", "1290000");
    await page.goto("/deposit");
    await hydrated(page);
    await page.locator('[name="amount"]').fill("10000");
    await page.getByRole("button", { name: "신청 내용 확인" }).click();
    await page.locator(".review").getByRole("button", { name: "입금 신청" }).click();
    await page.getByText("보유금 한도를 넘습니다.").waitFor();
  });

  it.each([1280, 320])(
    "are reviewed after half a year, and kept by one button at %i",
    async (width) => {
      await site.query(
        `insert into member_limit_reviews (member_id, asked_at)
       select id, now() from members where login_id = 'demo3'`,
      );
      const page = await site.open("/user?tab=limits", { member: "demo3", width });
      const review = page.getByRole("group", { name: "한도가 지금도 맞는지 확인해 주세요" });
      await review.waitFor();
      await hydrated(page);
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      await review.getByRole("button", { name: "지금 한도 유지" }).click();
      await page.getByText("한도를 유지합니다.").first().waitFor();
      await review.waitFor({ state: "hidden" });
    },
  );
});
