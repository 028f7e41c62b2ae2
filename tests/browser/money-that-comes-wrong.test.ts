import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/support/accessibility.ts";
import { useOfficeWindows } from "#tests/support/office-windows.ts";

const ACCOUNT = 1;

describe("late, partial, duplicate and third-party money in a browser", () => {
  const { open, memberCall, query } = useOfficeWindows();
  const today = new Date().toISOString().slice(0, 10);

  /** A member's deposit with a reference, and the holder of their bank account. */
  const ask = async (loginId: string, balance: number, reference: string) => {
    const { id } = await memberCall(loginId, "apply-user-deposit", { balance });
    await query(
      "update payment_requests set reference = $2, receiving_account_id = $3 where id = $1",
      [id, reference, ACCOUNT],
    );
    const [row] = await query<{ owner: string }>(
      "select bank_owner as owner from members where login_id = $1",
      [loginId],
    );
    return { id: Number(id), reference, owner: row?.owner ?? "" };
  };
  const balanceOf = async (loginId: string) => {
    const [row] = await query<{ won: string }>(
      `select (a.balance / 100000)::text as won from ledger_accounts a
       join members m on m.id = a.member_id where m.login_id = $1 and a.kind = 'cash'`,
      [loginId],
    );
    return Number(row?.won);
  };
  const newestNote = async (loginId: string) => {
    const [row] = await query<{ contents: string }>(
      `select n.contents from message_notes n join members m on m.id = n.member_id
       where m.login_id = $1 order by n.id desc limit 1`,
      [loginId],
    );
    return row?.contents ?? "";
  };
  const row = (page: Page, text: string) =>
    page.locator(".data tbody tr[aria-rowindex]").filter({ hasText: text });
  const submit = (page: Page) => page.locator("dialog[open] button[type=submit]");
  const act = async (page: Page, text: string, button: string, reason: string) => {
    await row(page, text).getByRole("button", { name: button, exact: true }).click();
    await page.locator("dialog[open] textarea[name=reason]").fill(reason);
    await submit(page).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };

  beforeAll(async () => {
    const partial = await ask("demo1", 270_000, "D-PART22");
    const late = await ask("demo2", 90_000, "D-LATE22");
    await memberCall("demo2", "cancel-deposit", { id: late.id });
    const used = await ask("demo2", 60_000, "D-USED22");
    const page = await open("/statements");
    await page.getByRole("button", { name: "파일 가져오기" }).click();
    const buffer = Buffer.from(
      [
        "거래일시,입금액,보낸분,메모",
        `${today} 09:00:00,"250,000",${partial.owner},${partial.reference}`,
        `${today} 09:01:00,"90,000",${late.owner},${late.reference}`,
        `${today} 09:02:00,"60,000",${used.owner},${used.reference}`,
        `${today} 09:03:00,"60,000",${used.owner},${used.reference} 2`,
        `${today} 09:04:00,"270,000",박사기,${partial.reference}`,
      ].join("\n"),
    );
    await page
      .locator("dialog[open] input[type=file]")
      .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
    await page.getByText("입금 5건, 출금 0건, 그중 이미 있는 것 0건").waitFor();
    await submit(page).click();
    await row(page, "D-PART22").first().waitFor();
  });

  it("partial money is approved with the amount that came, and the member is told", async () => {
    const before = await balanceOf("demo1");
    const page = await open("/statements");
    const came = row(page, "250,000");
    await came.getByText("신청보다 적은 금액").waitFor();
    await came.getByRole("button", { name: "들어온 금액으로 승인" }).click();
    await page.locator("dialog[open]").getByText("신청은 270,000원, 들어온 금액은").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("dialog[open] textarea[name=reason]").fill("은행 파일에서 확인");
    await submit(page).click();
    await came.waitFor({ state: "detached" });
    expect(await balanceOf("demo1")).toBe(before + 250_000);
    expect(await newestNote("demo1")).toContain("신청하신 금액보다 적은 250,000원");
  });

  it("late money shows its member, and two operators credit it", async () => {
    const before = await balanceOf("demo2");
    const one = await open("/statements");
    await row(one, "D-LATE22").getByText("신청이 끝난 뒤 입금").waitFor();
    await row(one, "D-LATE22").getByRole("button", { name: "회원에게 입금" }).click();
    expect(await one.locator("dialog[open] input[name=loginId]").inputValue()).toBe("demo2");
    expect(await violationsOf(one)).toEqual([]);
    await one.locator("dialog[open] textarea[name=reason]").fill("신청이 끝난 뒤 들어옴");
    await submit(one).click();
    await one.locator("dialog[open]").waitFor({ state: "detached" });
    expect(await balanceOf("demo2")).toBe(before);
    const two = await open("/proposals", { operator: "operator2" });
    await two.getByText("들어온 돈 90,000원 입금").first().waitFor();
    const [proposal] = await query<{ id: string }>(
      "select max(id)::text as id from operator_proposals where call = 'post-statement-line'",
    );
    const decision = { id: Number(proposal?.id), decision: "carry-out", reason: "확인했습니다" };
    const answer = await two.request.post("/api/office/decide-proposal", { data: decision });
    expect(await answer.json()).toMatchObject({ status: "success" });
    expect(await balanceOf("demo2")).toBe(before + 90_000);
    expect(await newestNote("demo2")).toContain("신청이 끝난 뒤");
  });

  it("a second transfer with a used reference and third-party money are held with a reason", async () => {
    const page = await open("/statements");
    const first = row(page, "60,000").filter({ hasNotText: "D-USED22 2" });
    const [request] = await query<{ id: string; version: number }>(
      "select id::text, version from payment_requests where reference = 'D-USED22'",
    );
    expect(await first.count()).toBe(1);
    const [line] = await query<{ id: string }>(
      "select id::text from payment_statement_lines where memo = 'D-USED22'",
    );
    await page.request.post("/api/office/approve-payment", {
      data: {
        id: Number(request?.id),
        version: request?.version,
        statementLine: Number(line?.id),
        reason: "은행 파일에서 확인",
      },
    });
    await page.reload();
    await row(page, "D-USED22 2").getByText("사용한 입금 번호로 다시 입금").waitFor();
    await act(page, "D-USED22 2", "보류", "두 번 보냈는지 문의함");
    await row(page, "박사기").getByText("다른 이름의 계좌").waitFor();
    await act(page, "박사기", "보류", "보낸 분 확인 중");
    await page.getByRole("link", { name: "보류 2" }).click();
    await row(page, "박사기").getByRole("link", { name: /demo1/ }).waitFor();
    expect(await newestNote("demo1")).toContain("다른 이름의 계좌에서");
    expect(await newestNote("demo2")).toContain("이미 사용한 입금 번호");
  });
});
