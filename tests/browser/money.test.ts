import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { takeRequest } from "#server/payments/claims.ts";
import { expireDeposits, placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { actsOn, decideRequest, operator } from "#tests/support/acts.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import { openWebLine } from "#tests/support/web-line.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { payByBank } from "#tests/support/payouts.ts";

/** A member's money: applying, converting, and looking back at it. */
describe("the pages about money", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function open(path: string, member: string | null, url = product.webUrl): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    contexts.push(context);
    if (member) {
      const cookie = await signInByCall(product, member, DEMO_PASSWORD);
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: product.webUrl, httpOnly: true }]);
    }
    const page = await context.newPage();
    page.on("pageerror", (error) => expect.unreachable(error.message));
    await visit(page, path, url);
    return page;
  }
  async function visit(page: Page, path: string, url = product.webUrl): Promise<void> {
    await page.goto(url + path);
    await page.locator("html[data-hydrated]").waitFor();
  }
  const firstRow = (page: Page) => page.locator(".record-table tbody tr").first();
  const walletOf = (page: Page) => page.locator("header .wallet .g");

  it("a deposit: the account question, an amount, a review, and a waiting row", async () => {
    const page = await open("/deposit", "demo2");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("apply-user-deposit"))
        sent.push(request.headers()["idempotency-key"] ?? "");
    });
    await page.getByLabel("출금 비밀번호", { exact: true }).fill("000000");
    await page.getByRole("button", { name: "계좌 문의" }).click();
    await page.getByText("비밀번호가 맞지 않습니다.").waitFor();
    await page.getByLabel("출금 비밀번호", { exact: true }).fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: "계좌 문의" }).click();
    const reference = await page.locator(".transfer .facts b").last().innerText();

    const amount = page.getByLabel("금액", { exact: true });
    await page.getByRole("button", { name: "신청 내용 확인" }).click();
    await page.getByText("금액을 입력해 주세요.").waitFor();
    expect(await amount.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "+10만" }).click();
    await page.getByRole("button", { name: "+5만" }).click();
    expect(await amount.inputValue()).toBe("150,000");
    await page.getByText("15만 원").waitFor();
    await page.getByRole("button", { name: "정정" }).click();
    expect(await amount.inputValue()).toBe("");
    await amount.fill("30만abc0000");
    expect(await amount.inputValue()).toBe("300,000");

    await page.getByRole("button", { name: "신청 내용 확인" }).click();
    await page.getByRole("button", { name: "입금 신청" }).dblclick();
    await firstRow(page).getByText("대기", { exact: true }).waitFor();
    expect(await firstRow(page).innerText()).toContain("300,000원");
    expect(await firstRow(page).innerText()).toContain(reference);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);

    const card = page.locator("section", { has: page.locator("#apply-title") });
    const shown = await card.innerText();
    for (const part of ["이체 안내", "달빛은행", "301-2026-1121-01", "주식회사 달빛", "300,000원"])
      expect(shown).toContain(part);
    expect(shown).toContain("‘받는 분 메모’에 입금 번호를");
    expect(shown).toMatch(/(오늘|내일) \d\d:\d\d까지\s\(\d+분 남음\)/);
    expect(await page.getByRole("button", { name: "계좌 문의" }).count()).toBe(0);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    expect(await card.innerText()).toContain(reference);

    await firstRow(page).getByRole("button", { name: "신청 취소" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "신청 취소" }).click();
    await firstRow(page).getByText("취소", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "입금 신청", exact: true }).waitFor();
    expect(await page.locator(".transfer").count()).toBe(0);
    await page.getByLabel("출금 비밀번호", { exact: true }).fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: "계좌 문의" }).click();
    expect(await page.locator(".transfer .facts b").last().innerText()).not.toBe(reference);
    await firstRow(page).getByRole("button", { name: "숨기기" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "숨기기" }).click();
    await page.getByText("입금 내역이 없습니다").waitFor();
  });

  it("an open page shows a deposit's changes by others within two seconds", async () => {
    const page = await open("/deposit", "demo2");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const rows = page.locator(".record-table tbody tr");
    const shown = async (text: string, cancels: number) => {
      const seen = async () => [
        await firstRow(page).innerText(),
        await rows.getByRole("button").count(),
      ];
      await expect.poll(seen, { timeout: 2_000 }).toEqual([expect.stringContaining(text), cancels]);
    };
    await withDatabase(product, async (db) => {
      const acts = actsOn(db);
      const [demo2] = await db.query<{ id: bigint }>(
        "select id from members where login_id = 'demo2'",
      );
      const memberId = demo2?.id ?? 0n;
      const place = (won: number) =>
        acts.perform(SYSTEM, (act) => placeDeposit(act, memberId, { amount: fromWon(won) }));
      const refused = await place(70_000);
      await shown("70,000원", 1);
      await acts.perform(operator(1n), (act) => takeRequest(act, { id: refused }));
      await shown("대기", 0);
      await decideRequest(acts, refused, "refused", { memo: "이름이 다릅니다" });
      await shown("취소", 1);
      const page1 = page.locator("#apply-title");
      await expect.poll(() => page1.innerText()).toBe("입금 신청");
      const approved = await place(60_000);
      await shown("60,000원", 2);
      await expect.poll(() => page1.innerText()).toBe("이체 안내");
      await decideRequest(acts, approved, "approved");
      await shown("완료", 2);
      await expect.poll(() => page1.innerText()).toBe("입금 신청");
      await place(80_000);
      await shown("80,000원", 3);
      await db.query(
        `update payment_requests set expires_at = date_trunc('milliseconds', now())
         where member_id = $1 and status = 'waiting'`,
        [memberId],
      );
      await acts.perform(SYSTEM, expireDeposits);
      await shown("취소", 3);
      await expect.poll(() => page1.innerText()).toBe("입금 신청");
    });
  });

  it("an open page that lost its connection shows missed changes once it is back", async () => {
    const line = await openWebLine(product.webUrl);
    const page = await open("/deposit", "demo2", line.url);
    await withDatabase(product, async (db) => {
      const [demo2] = await db.query<{ id: bigint }>(
        "select id from members where login_id = 'demo2'",
      );
      const acts = actsOn(db);
      const id = await acts.perform(SYSTEM, (act) =>
        placeDeposit(act, demo2?.id ?? 0n, { amount: fromWon(90_000) }),
      );
      await expect.poll(() => firstRow(page).innerText()).toContain("90,000원");
      line.cut();
      await decideRequest(acts, id, "refused", { memo: "이름이 다릅니다" });
      const reloads: (string | undefined)[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("get-deposit-list"))
          reloads.push(request.headers()["x-passive"]);
      });
      line.restore();
      await firstRow(page).getByText("취소", { exact: true }).waitFor({ timeout: 15_000 });
      expect(new Set(reloads)).toEqual(new Set(["1"]));
    });
    await page.close();
    await line.close();
  });

  it("a withdrawal leaves the header's balance at once and cannot be cancelled", async () => {
    const page = await open("/withdraw", "demo1");
    expect(await walletOf(page).innerText()).toContain("1,284,500");
    await page.getByRole("button", { name: "전액", exact: true }).click();
    const amount = page.getByLabel("금액", { exact: true });
    expect(await amount.inputValue()).toBe("1,280,000");
    await amount.fill("5000");
    await amount.blur();
    await page.getByText("10,000원 이상 입력해 주세요.").waitFor();
    await amount.fill("200000");
    const password = page.getByLabel("출금 비밀번호", { exact: true });
    await password.fill("111111");
    await page.getByRole("button", { name: "신청 내용 확인" }).click();
    await page.getByRole("button", { name: "출금 신청", exact: true }).click();
    await page.getByRole("alertdialog").getByText("비밀번호가 맞지 않습니다.").waitFor();
    await page.keyboard.press("Escape");
    await password.fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: "신청 내용 확인" }).click();
    await page.getByRole("button", { name: "출금 신청", exact: true }).click();
    await firstRow(page).getByText("대기", { exact: true }).waitFor();
    await expect.poll(() => walletOf(page).innerText()).toContain("1,084,500");
    expect(await firstRow(page).getByRole("button").count()).toBe(0);
    await page.getByText("처리 중인 출금 신청이 있습니다.").waitFor();
  });

  it("an open page shows a withdrawal's changes by others within two seconds", async () => {
    const page = await open("/withdraw", "demo3");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const state = async (status: string, mayAsk: boolean) => {
      const seen = async () => [
        await firstRow(page).locator(".st").innerText(),
        await page.locator("form:has(.amount-field)").count(),
      ];
      await expect.poll(seen, { timeout: 2_000 }).toEqual([status, mayAsk ? 1 : 0]);
    };
    await withDatabase(product, async (db) => {
      const acts = actsOn(db);
      const [seeded] = await db.query<{ id: bigint; memberId: bigint }>(
        `select r.id, m.id as "memberId" from payment_requests r join members m on m.id = r.member_id
         where m.login_id = 'demo3' and r.kind = 'withdrawal'`,
      );
      const { id, memberId } = seeded ?? { id: 0n, memberId: 0n };
      await state("대기", false);
      await acts.perform(operator(1n), (act) => takeRequest(act, { id }));
      await state("대기", false);
      await decideRequest(acts, id, "refused");
      await state("취소", true);
      const next = await acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, memberId, fromWon(10_000), "Asia/Seoul"),
      );
      await state("대기", false);
      await decideRequest(acts, next, "approved");
      await firstRow(page).getByText("승인됨, 은행으로 보내는 중").waitFor();
      // Decided, so that the member may ask for another one while the bank pays.
      await state("대기", true);
      await payByBank({ db, acts }, next);
      await state("완료", true);
      await firstRow(page).getByText("지급 완료").waitFor();
    });
  });

  it("comp is converted after a preview of the amount", async () => {
    const page = await open("/comp", "demo1");
    const points = page.getByLabel("콤프", { exact: true });
    await points.fill("12000");
    await page.getByText("12,000P → 12,000원, 잔여 340P").waitFor();
    await page.getByRole("button", { name: "전환", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "전환" }).click();
    await expect.poll(() => page.locator("header .wallet").innerText()).toContain("340P");
    await page.locator("tbody").getByText("전환", { exact: true }).waitFor();
    await points.fill("340");
    await page.getByRole("button", { name: "전환", exact: true }).click();
    await page.getByText("전환할 수 있는 콤프가 부족합니다.").waitFor();
  });

  it("a visitor at such an address is asked to log in", async () => {
    const page = await open("/deposit", null);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "로그인" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/deposit");
  });
});
