import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { actsOn, decideRequest } from "#tests/support/acts.ts";
import { button, confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { withDatabase } from "#tests/support/play.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";

const { audit, lists, paymentHistory: words, payments } = koOffice;

describe("payments in the back office", () => {
  const windows = useOfficeWindows();
  const { open, memberCall, memberPage, query } = windows;
  const today = new Date().toISOString().slice(0, 10);
  const submit = (page: Page) => page.locator("dialog[open] button[type=submit]");
  const closed = (page: Page) => page.locator("dialog[open]").waitFor({ state: "detached" });
  const reason = (page: Page, text: string) =>
    page.locator("dialog[open] textarea[name=reason]").fill(text);
  const holdOf = async (loginId: string) => {
    const [row] = await query<{ won: string }>(
      `select (a.balance / 100000)::text as won from ledger_accounts a
       join members m on m.id = a.member_id where m.login_id = $1 and a.kind = 'hold'`,
      [loginId],
    );
    return Number(row?.won);
  };

  it("the history is narrowed to a member and a state, foots with the ledger, and is saved with a reason", async () => {
    await memberCall("demo1", "apply-user-deposit", { balance: 70_000 });
    const page = await open("/payments");
    await page.locator("input[name=loginId]").fill("demo1");
    await page.locator("select[name=state]").selectOption(payments.statuses.waiting);
    await button(page, audit.apply).click();
    await page.waitForURL(/loginId=demo1/);
    const table = page.getByRole("table", { name: words.title });
    await expect.poll(() => table.locator("tbody tr").count()).toBe(1);
    expect(await table.innerText()).toContain("70,000");
    const differences = page.locator(".history-totals section:last-child td:last-child");
    expect(await differences.allInnerTexts()).toEqual(["0원", "0원", "0원"]);
    await button(page, lists.keep).click();
    await page.locator("dialog[open] input[name=name]").fill("대기 중인 demo1");
    await page.locator("dialog[open] button[type=submit]").click();
    await page.getByRole("link", { name: "대기 중인 demo1" }).waitFor();
    await page.goto(new URL("/office/payments", page.url()).href);
    await page.getByRole("link", { name: "대기 중인 demo1" }).click();
    await page.waitForURL(/loginId=demo1&state=waiting/);
    await button(page, lists.export).click();
    const download = page.waitForEvent("download");
    await confirm(page, "회계 담당에게 전달");
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain("exported_by");
    expect(file.trim().split("\r\n").slice(4, -1)).toHaveLength(1);
  });

  it("the history asks for a range of amounts in order, also after its address was typed", async () => {
    const page = await open("/payments?atLeast=70000&atMost=60000");
    const most = page.locator("input[name=atMost]");
    expect(await most.inputValue()).toBe("");
    await most.fill("69999");
    await button(page, audit.apply).click();
    expect(await most.evaluate((input) => input.matches(":invalid:focus"))).toBe(true);
    await page.locator("input[name=atLeast]").fill("60000");
    await button(page, audit.apply).click();
    await page.waitForURL(/atLeast=60000&atMost=69999/);
  });

  it("a queue is narrowed by a name and an amount, and says how much it asks for", async () => {
    const page = await open("/deposits");
    const rows = page.locator(".queue-row");
    const all = await rows.count();
    const search = page.getByRole("searchbox", { name: payments.search });
    await search.fill("moonriver 70,000");
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(1);
    expect(await rows.innerText()).toMatch(/moonriver 홍길동\n70,000원\n.* demo1\n첫 입금/);
    await page.getByRole("status").getByText("1건, 합계 70,000원").waitFor();
    await search.fill("no such name");
    await page.getByText(payments.noMatch).waitFor();
    await search.fill("");
    await expect.poll(() => rows.count()).toBe(all);
  });

  it("an open request takes the place of its list on a phone, and leads back to it", async () => {
    const page = await open("/deposits");
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.locator(".queue-row").first();
    await row.click();
    await page.locator("article.detail").waitFor();
    expect(await row.isVisible()).toBe(false);
    await page.locator(".to-list").click();
    await row.waitFor();
    expect(await page.locator("article.detail").count()).toBe(0);
  });

  it("of a file that half fails, one withdrawal is paid as the bank's file says, the other goes back to its member", async () => {
    await withDatabase(windows.product, async (db) => {
      const acts = actsOn(db);
      const [demo1] = await db.query<{ id: bigint }>(
        "select id from members where login_id = 'demo1'",
      );
      const asked = await acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, demo1?.id ?? 0n, fromWon(110_000), "Asia/Seoul"),
      );
      // The demo's own withdrawal of 100,000 won.
      const [waiting] = await db.query<{ id: bigint }>(
        `select r.id from payment_requests r join members m on m.id = r.member_id
         where m.login_id = 'demo3' and r.kind = 'withdrawal'`,
      );
      for (const id of [asked, waiting?.id ?? 0n]) await decideRequest(acts, id, "approved");
    });
    const page = await open("/payouts");
    await page.getByRole("button", { name: "2건 모두 선택" }).click();
    await page.getByRole("button", { name: "선택한 2건으로 파일 만들기" }).click();
    await page.locator("dialog[open] select[name=layout]").selectOption("names");
    expect(await violationsOf(page)).toEqual([]);
    await reason(page, "오늘 지급");
    await submit(page).click();
    await closed(page);
    await page.getByRole("button", { name: "내려받기" }).click();
    const saving = page.waitForEvent("download");
    await submit(page).click();
    const text = await readFile(await (await saving).path(), "utf8");
    const marks = [...text.matchAll(/(\d+),[^,]+,(PAY-\d+)\r\n/g)].map(([, won, mark]) => ({
      won: Number(won),
      mark,
    }));
    expect(marks.map(({ won }) => won)).toEqual([110_000, 100_000]);
    await closed(page);
    await page.getByRole("button", { name: "은행에 전송함" }).click();
    await submit(page).click();
    await closed(page);

    await page.goto("/office/statements");
    await page.getByRole("button", { name: "파일 가져오기" }).click();
    const file = `거래일시,입금액,출금액,보낸분,메모\n${today} 10:00:00,,"110,000",홍길동,${marks[0]?.mark}\n`;
    await page
      .locator("dialog[open] input[type=file]")
      .setInputFiles({ name: "paid.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await page.getByText("입금 0건, 출금 1건").waitFor();
    await submit(page).click();
    await closed(page);
    expect(await holdOf("demo1")).toBe(0);
    expect(await holdOf("demo3")).toBe(100_000);

    await page.goto("/office/payouts?view=sent");
    await page.getByRole("button", { name: "1건 모두 선택" }).click();
    await page.getByRole("button", { name: "지급 실패 1" }).click();
    await page.locator("dialog[open] select[name=fault]").selectOption("account_closed");
    await reason(page, "은행이 거절함");
    await submit(page).click();
    await closed(page);
    const [proposal] = await query<{ id: string }>(
      "select max(id)::text as id from operator_proposals where call = 'fail-payouts'",
    );
    const two = await open("/proposals", { operator: "operator2" });
    await openProposal(two, /종이학 \(demo3\) 회원의 출금 100,000원 반환, 이유: 해지된 계좌/);
    const data = { id: Number(proposal?.id), decision: "carry-out", reason: "확인했습니다" };
    const answer = await two.request.post("/api/office/decide-proposal", { data });
    expect(await answer.json()).toMatchObject({ status: "success" });
    expect(await holdOf("demo3")).toBe(0);
    await page.goto("/office/payouts?view=ended");
    await page.getByRole("cell", { name: /해지된 계좌/ }).waitFor();
    await page.getByText("2건 중 1건 지급, 1건 실패").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const paid = await memberPage("demo1", "/withdraw");
    await paid.getByText("지급 완료").first().waitFor();
    const failed = await memberPage("demo3", "/withdraw");
    await failed.getByText("은행에서 처리하지 못함").first().waitFor();
  });
});
