import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { ko as frame } from "#sandbox/page/texts/frame/ko.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { fitsWindow, hydrated } from "#tests/support/site.ts";

/** Staff tighten a limit alone and loosen it by two, and the member meets what holds in play. */
describe("a limit that staff impose", () => {
  const { open, memberPage, query } = useOfficeWindows();
  const name = "1회 베팅 한도, 베팅 1회";
  const imposed = async () =>
    (
      await query<{ won: number }>(
        `select (l.imposed / 100000)::integer as won from ledger_limits l
         join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
         join members m on m.id = a.member_id where m.login_id = 'demo3'`,
      )
    )[0]?.won;

  it("from a case that markers opened, is met in play at once, and is raised when a second operator agrees", async () => {
    await query(
      `insert into member_cases (member_id, origin, opened_at, score, reasons)
       select id, 'marker', now(), 60,
         '[{"marker":"depositsDay","value":12000000,"threshold":10000000,"points":60}]'
       from members where login_id = 'demo3'`,
    );
    const member = await memberPage("demo3", "/user?tab=limits");
    const own = member.locator("section", { has: member.locator("#limit-single") });
    await own.getByText("한도 없음").waitFor();

    const one = await open("/cases");
    await one.getByRole("link", { name: "운영자 한도 정하기: demo3" }).click();
    const sheet = one.locator("dialog[open]");
    await sheet.getByLabel("종류").selectOption({ label: "1회 베팅 한도" });
    await sheet.getByLabel("금액(원)").fill("10");
    await sheet.getByLabel("회원에게 알릴 이유").selectOption({ label: "과도한 이용의 징후" });
    expect(await violationsOf(one)).toEqual([]);
    await confirm(one, "하루 입금이 기준을 넘음");
    const row = one.getByRole("row").filter({ hasText: "1회 베팅 한도" });
    await row.getByText("과도한 이용의 징후").waitFor();

    // The open page of the member shows it without being loaded again, and a note tells of it.
    const told = own.locator(".limit-imposed");
    await told.getByText("10원").waitFor();
    await told.getByText("과도한 이용의 징후").waitFor();
    await told.getByRole("link", { name: "이의 제기하기" }).waitFor();
    expect(await violationsOf(member)).toEqual([]);
    await member.setViewportSize({ width: 320, height: 800 });
    for (const locale of localeCodes) {
      await member.goto(`${locale === "ko" ? "" : `/${locale}`}/user?tab=limits`);
      await told.waitFor();
      expect(await fitsWindow(member), locale).toBe(true);
    }
    await member.setViewportSize({ width: 1280, height: 800 });
    await member.goto("/note");
    await hydrated(member);
    await member.getByText("운영자가 한도를 정했습니다").first().waitFor();

    await member.goto("/game");
    await hydrated(member);
    const opening = member.waitForEvent("popup");
    await member.locator("main").getByRole("button", { name: "달토끼 방앗간" }).first().click();
    const game = await opening;
    await game.locator("#spin[aria-disabled=false]").click({ timeout: 60_000 });
    await game.getByText(frame.refused105).first().waitFor({ timeout: 60_000 });

    await row.getByRole("button", { name: `올리거나 없애기: ${name}` }).click();
    await sheet.getByLabel("금액(원)").fill("1,000,000");
    expect(await violationsOf(one)).toEqual([]);
    await confirm(one, "상담에서 소득을 확인함");
    await one.getByRole("link", { name: "승인 대기 보기" }).click();
    const sentence = `종이학 (demo3) 회원의 운영자 한도 완화: ${name}`;
    await openProposal(one, sentence);
    expect(await one.getByRole("button", { name: "승인하고 처리" }).isDisabled()).toBe(true);
    expect(await imposed()).toBe(10);

    const two = await open("/proposals", { operator: "operator2" });
    const detail = await openProposal(two, sentence);
    await detail.getByText("10원 → 1,000,000원").waitFor();
    await two.keyboard.press("a");
    await confirm(two, "소득 서류를 확인함");
    await two.getByText("승인을 기다리는 제안이 없습니다").waitFor();
    expect(await imposed()).toBe(1_000_000);
    await game.locator("#spin[aria-disabled=false]").click();
    await game.getByText(frame.refused105).first().waitFor({ state: "hidden" });
    await member.goto("/user?tab=limits");
    await hydrated(member);
    await told.getByText("1,000,000원").waitFor();
  });
});
