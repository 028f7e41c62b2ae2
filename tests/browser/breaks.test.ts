import { describe, expect, it } from "vitest";
import { koBreaks } from "#locales/ko/breaks.ts";
import { ko } from "#locales/ko/site.ts";
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
      await page
        .getByRole("tabpanel")
        .getByRole("heading", { name: "이용을 쉬는 중입니다" })
        .waitFor();
      await page.getByText("이용 쉬기를 시작했습니다.").first().waitFor();
      expect(await page.getByText(koBreaks.undecided, { exact: true }).count()).toBe(1);
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

  it("a member who cooled off plays again after its end", async () => {
    // The end comes sooner, which the table refuses but for this.
    for (const sql of [
      "alter table member_breaks disable trigger member_breaks_stay",
      `update member_breaks set started_at = now() - interval '7 days', ends_at = now()
       where term = '7d' and member_id = (select id from members where login_id = 'demo2')`,
      "alter table member_breaks enable trigger member_breaks_stay",
    ])
      await site.query(sql);
    const running = () =>
      site.query(
        `select from member_breaks b join members m on m.id = b.member_id
         where m.login_id = 'demo2' and b.ended_at is null`,
      );
    await expect.poll(async () => (await running()).length, { timeout: 120_000 }).toBe(0);
    const page = await site.open("/game", { member: "demo2", width: 390 });
    const opening = page.waitForEvent("popup");
    await page.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first().click();
    const game = await opening;
    await game.locator("#spin[aria-disabled=false]").click({ timeout: 60_000 });
    await game.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
  });

  it("a self-excluded person cannot register at another site either", async () => {
    const own = await site.open("/user?tab=protection", { member: "demo3", width: 390 });
    await own.getByRole("button", { name: "자가 차단: 6개월" }).click();
    await own.getByRole("alertdialog").getByRole("button", { name: "시작하기" }).click();
    await own.getByRole("heading", { name: "자가 차단 중입니다" }).waitFor();
    await site.query("insert into settings_sites (host, name) values ('localhost', '별빛')");
    const other = new URL("/register", site.product.webUrl);
    other.hostname = "localhost";
    const page = await site.open(other.href, { width: 390 });
    const fill = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values))
        await page.locator(`main [name="${name}"]`).fill(value);
    };
    const next = () => page.getByRole("button", { name: ko.members.nextStep }).click();
    const password = "quiet-lantern-on-water";
    await fill({ id: "starlight1", pw: password, pwAgain: password });
    await page.locator("main [name=terms]").check();
    await next();
    await fill({ nick: "별빛등불", phone: "010-0000-1234", birthDate: "1990-03-04" });
    await next();
    await page.locator("[name=bankname]").selectOption("카카오뱅크");
    await fill({ banknum: "3333-01-2345678", bankOwner: "김등불", exchange_pw: "581926" });
    await page.getByRole("main").getByRole("button", { name: ko.members.register }).click();
    await page.getByText("가입을 진행할 수 없습니다").first().waitFor();
    expect(await site.query("select from members where login_id = 'starlight1'")).toEqual([]);
  });

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
