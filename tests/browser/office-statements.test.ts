import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";

const REFERENCE = "D-7K2M9Q";

describe("bank files in a browser", () => {
  const { open, memberCall, query } = useOfficeWindows();
  let deposit: number;
  const today = new Date().toISOString().slice(0, 10);

  beforeAll(async () => {
    deposit = await askDeposit(50_000);
    await query(
      "update payment_requests set reference = $2, receiving_account_id = 1 where id = $1",
      [deposit, REFERENCE],
    );
  });

  const askDeposit = async (balance: number) =>
    Number((await memberCall("demo1", "apply-user-deposit", { balance }))["id"]);
  const balance = async () => {
    const [row] = await query<{ won: string }>(
      `select (a.balance / 100000)::text as won from ledger_accounts a
       join members m on m.id = a.member_id where m.login_id = 'demo1' and a.kind = 'cash'`,
    );
    return Number(row?.won);
  };
  const choose = async (page: Page, text: string) => {
    await page.getByRole("button", { name: "파일 가져오기" }).click();
    await page
      .locator("dialog[open] input[type=file]")
      .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  const submit = (page: Page) => page.locator("dialog[open] button[type=submit]");
  const lines = (page: Page) => page.locator(".data tbody tr[aria-rowindex]");

  it("reports the faults of a file, and imports it once its columns are corrected", async () => {
    const page = await open("/statements");
    await page.getByText("처리할 입금 내역이 없습니다").waitFor();
    await choose(page, `a,b,c\n${today},nothing,Kim\n`);
    await page.getByText("열 이름을 인식하지 못했습니다").waitFor();
    // Slow previews: the second correction follows before the first one is answered.
    await page.route("**/preview-statement", async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    expect(await submit(page).isDisabled()).toBe(true);
    await page.locator("select[name=column-amount]").selectOption("1");
    await page.getByText("2번째 줄 · b · “nothing”").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await submit(page).isDisabled()).toBe(true);
  });

  it("a file is imported, its exact match approved, and the member has the money", async () => {
    const before = await balance();
    const page = await open("/statements");
    await choose(
      page,
      [
        "거래일시,입금액,보낸분,메모",
        `${today} 09:00:00,"50,000",홍길동,${REFERENCE}`,
        `${today} 09:05:00,"77,000",누군가,`,
      ].join("\n"),
    );
    await page.getByText("입금 2건, 출금 0건, 그중 이미 있는 것 0건").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await submit(page).click();
    await expect.poll(() => lines(page).count()).toBe(2);
    await page.getByRole("button", { name: "확실한 1건 모두 선택" }).click();
    await page.getByRole("button", { name: "선택한 1건 승인" }).click();
    await page.locator("dialog[open]").getByText("1건, 합계").waitFor();
    expect(await violationsOf(page), "the sheet that approves").toEqual([]);
    expect(await balance()).toBe(before);
    await submit(page).click();
    await page.locator("dialog[open] .line-outcomes .tag-good").waitFor();
    expect(await balance()).toBe(before + 50_000);
    await page.keyboard.press("Escape");
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.goto(`/office/deposits/${deposit}?view=decided`);
    await page.locator(".checks").getByText("입금 번호와 금액이 같음").waitFor();
  });

  it("an unmatched line stays until it is held with a reason", async () => {
    const page = await open("/statements");
    await page.getByRole("button", { name: "보류", exact: true }).click();
    await page.locator("dialog[open] textarea[name=reason]").fill("보낸 분 확인 중");
    await submit(page).click();
    await page.getByText("처리할 입금 내역이 없습니다").waitFor();
    await page.getByRole("link", { name: "보류 1" }).click();
    await page.getByRole("button", { name: "다시 처리" }).click();
    await submit(page).click();
    await page.getByText("보류한 입금 내역이 없습니다").waitFor();
    const reasons = await query<{ reason: string }>(
      "select reason from audit_entries where call = 'hold-statement-line' order by id",
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(["보낸 분 확인 중", "다시 확인"]);
  });

  it("remembers the corrected columns of an account for its next file", async () => {
    const page = await open("/statements");
    await choose(page, `a,b,c\n${today} 10:00:00,Kim,31000\n`);
    await page.getByText("열 이름을 인식하지 못했습니다").waitFor();
    await page.locator("select[name=column-amount]").selectOption("2");
    await page.locator("select[name=column-sender]").selectOption("1");
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    await submit(page).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await choose(page, `a,b,c\n${today} 11:00:00,Lee,32000\n`);
    await page.getByText("입금 1건, 출금 0건, 그중 이미 있는 것 0건").waitFor();
    expect(await page.locator("select[name=column-sender]").inputValue()).toBe("1");
  });

  it("a proposal is described in words: whose, how much, what its checks found, before and after", async () => {
    const id = await askDeposit(5_000_000);
    const one = await open(`/deposits/${id}`);
    await one.locator(".detail").waitFor();
    await one.keyboard.press("a");
    await one.locator("dialog[open] textarea[name=reason]").fill("입금 확인 중");
    await submit(one).click();
    await one.getByText("승인을 제안했습니다").first().waitFor();
    const two = await open("/proposals", { operator: "operator2" });
    const detail = await openProposal(two, `입금 ${id}번`);
    await detail.getByText("→").first().waitFor();
    const said = await detail.textContent();
    expect(said).toContain("demo");
    expect(said).toContain("5,000,000");
    expect(said).toContain("→");
    expect(said).toContain("맞는 내역을 아직 찾지 못했습니다");
    expect(said).not.toContain("approve-payment");
  });
});
