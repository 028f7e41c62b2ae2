import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { ko } from "#locales/ko/site.ts";
import { codeAt } from "#server/kit/totp.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { answerDialog, dialogOf } from "#tests/support/dialogs.ts";
import { openLaunchesOf } from "#tests/support/members.ts";
import { allowOneSlot } from "#tests/support/one-slot.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

const { frame, games, lists, members, messages, payments, refusals, secondFactor, wallet } = ko;
const rounds = 21;

/** One slot round as its provider reports it; playing it in the game would take a minute. */
async function playRound(
  product: TestProduct,
  loginId: string,
  round: number,
  { isFinished }: { isFinished: boolean } = { isFinished: true },
): Promise<void> {
  const [member] = await withDatabase(product, (db) =>
    db.query<{ ref: string }>("select public_ref as ref from members where login_id = $1", [
      loginId,
    ]),
  );
  const secrets = await readFile(join(product.dataDir, "secrets.json"), "utf8");
  const { sandboxSecret } = JSON.parse(secrets) as { sandboxSecret: string };
  const body = JSON.stringify({
    account_id: member?.ref,
    currency: "KRW",
    game_id: "dawn-bell",
    round_id: `round-${round}`,
    finished: isFinished,
    transactions: [
      { id_provider: `bet-${round}`, type: "bet", amount: "1000" },
      ...(isFinished ? [{ id_provider: `win-${round}`, type: "win", amount: "2500" }] : []),
    ],
  });
  const answer = await fetch(`${product.webUrl}/providers/sandbox/betwin`, {
    method: "POST",
    headers: { "x-request-sign": createHmac("sha256", sandboxSecret).update(body).digest("hex") },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The member's own page: rounds and payments, passwords, and sessions. */
describe("my page", () => {
  const site = useSite();

  it("lists every round and every movement, by pages and days, and gives them as a file", async () => {
    await withDatabase(site.product, (db) => openLaunchesOf(db, "demo1"));
    for (let round = 1; round <= rounds; round++) await playRound(site.product, "demo1", round);
    const page = await site.open("/user?tab=bets", { member: "demo1" });
    const rows = page.locator(".record-table tbody tr");
    expect(await rows.count()).toBe(20);
    const first = await rows.first().innerText();
    for (const part of ["새벽종", "페이퍼 타이거", "1,000", "2,500", "+1,500"])
      expect(first).toContain(part);
    await page.locator(".pager-page", { hasText: lists.page("2") }).click();
    await expect.poll(() => rows.count()).toBe(rounds - 20);
    const period = page.getByRole("combobox", { name: wallet.period });
    for (const label of [wallet.today, wallet.lastDays("7"), wallet.lastDays("90")]) {
      await period.selectOption({ label });
      await page.waitForURL(/from=20\d\d-\d\d-\d\d/);
      await expect.poll(() => rows.count()).toBe(20);
    }
    await period.selectOption({ label: wallet.chosenDays });
    await page.getByLabel(wallet.until).fill("2026-01-01");
    await page.getByText(games.noBets).waitFor();
    await period.selectOption({ label: wallet.anyTime });
    await expect.poll(() => rows.count()).toBe(20);
    await page.getByRole("combobox", { name: games.game }).selectOption({ label: "새벽종" });
    await page.waitForURL(/game=[a-z-]+%2Fdawn-bell/);
    await expect.poll(() => rows.count()).toBe(20);
    const totals = page.getByRole("group", { name: wallet.totals });
    expect(await totals.innerText()).toMatch(/21,000원\s.*\s52,500원/s);
    expect(await totals.innerText()).toContain("+31,500");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await fitsWindow(page)).toBe(true);
    // Two lines for each record.
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(72);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 860 });

    await page.getByRole("tab", { name: wallet.statement }).click();
    await page.getByRole("heading", { name: wallet.statement }).waitFor();
    await expect.poll(() => rows.count()).toBe(20);
    expect(await rows.first().innerText()).toMatch(/(베팅|당첨) · 새벽종\s+페이퍼 타이거/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: wallet.downloadCsv, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("statement.csv");
    const lines = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
    const [counted] = await site.query<{ entries: bigint }>(
      `select a.seq as entries from ledger_accounts a join members m on m.id = a.member_id
       where m.login_id = 'demo1' and a.kind = 'cash'`,
    );
    expect(lines).toHaveLength(1 + Number(counted?.entries));
    expect(lines[0]).toContain("일시 (Asia/Seoul),구분,게임,게임사,변동,잔액");
    expect(lines.at(-1)).toMatch(/(베팅|당첨),새벽종,페이퍼 타이거,-?\d+,\d+$/);
  });

  /** An interrupted round is listed with its stake, and leads back into its game. */
  it("leads from an open round back into its game", async () => {
    const round = rounds + 1;
    await withDatabase(site.product, (db) => openLaunchesOf(db, "demo3"));
    await playRound(site.product, "demo3", round, { isFinished: false });
    const page = await site.open("/user?tab=bets", { member: "demo3" });
    const row = page.locator(".record-table tbody tr").first();
    expect(await row.innerText()).toContain(games.roundOpen);
    expect(await row.locator('[data-column="change"]').innerText()).toBe(games.roundOpen);
    const button = row.getByRole("button", { name: games.resumeRound });
    await withDatabase(site.product, (db) => allowOneSlot(db, true));
    const [game] = await Promise.all([page.waitForEvent("popup"), button.click()]);
    await game.waitForURL(/dawn-bell/);
    await answerDialog(page, ko.openedGame.unfinished("1,000원"), frame.ok);
    await answerDialog(page, ko.openedGame.oneSlot, frame.ok);
    await withDatabase(site.product, (db) => allowOneSlot(db, false));
    await game.close();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 860 });
    await playRound(site.product, "demo3", round);
    await page.reload();
    await expect.poll(() => row.innerText()).toContain("+1,500");
    expect(await button.count()).toBe(0);
  });

  it("changes the password only with the old one, and ends the other sessions", async () => {
    const page = await site.open("/user?tab=security", { member: "demo2" });
    const other = await site.open("/", { member: "demo2" });
    await page.reload();
    await hydrated(page);
    const sessions = page.locator(".session-list li");
    const before = await sessions.count();
    expect(before).toBeGreaterThanOrEqual(2);
    const card = page.getByRole("region", { name: members.changePassword, exact: true });
    const fill = async (old: string, next: string, again = next) => {
      await card.getByLabel(members.oldPassword, { exact: true }).fill(old);
      await card.getByLabel(members.newPassword, { exact: true }).fill(next);
      await card.getByLabel(members.newPasswordAgain, { exact: true }).fill(again);
      await card.getByRole("button", { name: members.change }).click();
    };
    const next = "quieter-moonlight-9";
    await fill("not the old one", next);
    await card.getByText(refusals.pass).waitFor();
    await fill(DEMO_PASSWORD, next, "another one 123");
    await card.getByText(members.passwordsDiffer).waitFor();
    await fill(DEMO_PASSWORD, "short");
    await expect
      .poll(() => card.locator('[data-state="bad"] .field-message').allInnerTexts())
      .toContain(members.passwordRule);
    await fill(DEMO_PASSWORD, next);
    await answerDialog(page, members.passwordChanged, frame.ok);
    await expect.poll(() => sessions.count()).toBe(1);
    await dialogOf(other).getByText(ko.sessionOver.password).waitFor();
    await signInByCall(site.product, "demo2", next);
    await expect(signInByCall(site.product, "demo2", DEMO_PASSWORD)).rejects.toThrow("pass");
  });

  it("changes the withdrawal password, and ends one session on another device", async () => {
    await signInByCall(site.product, "demo3", DEMO_PASSWORD);
    const page = await site.open("/user?tab=security", { member: "demo3" });
    const title = members.changeWithdrawalPassword;
    const card = page.getByRole("region", { name: title, exact: true });
    const change = async (old: string) => {
      await card.getByLabel(members.oldPassword, { exact: true }).fill(old);
      await card.getByLabel(members.newPassword, { exact: true }).fill("864209");
      await card.getByLabel(members.newPasswordAgain, { exact: true }).fill("864209");
      await card.getByRole("button", { name: members.change }).click();
    };
    await change("000000");
    await card.getByText(refusals.pass).waitFor();
    await change(DEMO_WITHDRAWAL_PASSWORD);
    await answerDialog(page, members.withdrawalPasswordChanged, frame.ok);
    // The note about the change has arrived.
    await answerDialog(page, messages.msg2003, frame.later);

    const sessions = page.locator(".session-list li");
    expect(await sessions.first().innerText()).toContain(members.thisDevice);
    const before = await sessions.count();
    const end = page.getByRole("button", { name: new RegExp(members.endSession) }).first();
    await end.click();
    await dialogOf(page).getByRole("button", { name: frame.cancel, exact: true }).click();
    expect(await sessions.count()).toBe(before);
    await end.click();
    await dialogOf(page).getByRole("button", { name: members.endSession, exact: true }).click();
    await expect.poll(() => sessions.count()).toBe(before - 1);
  });

  it("turns two-step verification on, asks for its code at the login, and turns it off again", async () => {
    const page = await site.open("/user?tab=security", { member: "demo1" });
    // Notes about the changes arrive at moments of their own.
    await page.addLocatorHandler(dialogOf(page).getByText(messages.msg2003), () =>
      answerDialog(page, messages.msg2003, frame.later),
    );
    const card = page.getByRole("region", { name: secondFactor.title, exact: true });
    await card.getByRole("button", { name: secondFactor.turnOn }).click();
    await card.getByLabel(members.oldPassword).fill(DEMO_PASSWORD);
    await card.getByRole("button", { name: secondFactor.next }).click();
    const secret = (await card.locator(".factor-scan code").innerText()).replaceAll(/\s/g, "");
    await card.getByRole("img", { name: secondFactor.qr }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const code = card.getByLabel(secondFactor.code);
    await code.fill("000000");
    await code.press("Enter");
    await card.getByText(secondFactor.wrongCode).waitFor();
    await code.fill(codeAt(secret, new Date()));
    await code.press("Enter");
    const codes = card.locator(".recovery-codes code");
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    expect(await violationsOf(page)).toEqual([]);
    const [login = "", removal = ""] = await codes.allInnerTexts();
    await card.getByRole("button", { name: secondFactor.kept }).click();
    await card.getByText(secondFactor.codesLeft("10")).waitFor();

    const other = await site.open("/login");
    const form = other.locator(".login-page form");
    await form.getByLabel(members.id).fill("demo1");
    await form.getByLabel(members.password, { exact: true }).fill(DEMO_PASSWORD);
    await form.getByRole("button", { name: members.login, exact: true }).click();
    const asked = form.getByLabel(members.loginCode);
    await asked.fill("123456");
    await asked.press("Enter");
    await form.getByText(refusals.otp).waitFor();
    expect(await violationsOf(other)).toEqual([]);
    await asked.fill(login);
    await asked.press("Enter");
    await other.waitForURL((url) => url.pathname === "/");

    await page.reload();
    await card.getByText(secondFactor.codesLeft("9")).waitFor();
    await card.getByRole("button", { name: secondFactor.turnOff }).click();
    await card.getByLabel(members.oldPassword).fill(DEMO_PASSWORD);
    await card.getByLabel(secondFactor.code).fill(removal);
    await card.getByRole("button", { name: secondFactor.turnOff }).click();
    await card.getByText(secondFactor.lead).waitFor();
  });

  it("says in words why a request, a login or an account is refused", async () => {
    // Without news, which would load the new limit before the form is sent.
    const prepare = (context: BrowserContext) =>
      context.route("**/api/events", (route) => route.abort());
    const page = await site.open("/withdraw", { member: "demo1", prepare });
    // The day's limit falls while the form is open: the server decides.
    await site.query(
      "update settings_money set withdrawal_max = 5000000000, withdrawal_day_max = 5000000000",
    );
    await page.getByLabel(payments.amount, { exact: true }).fill("60000");
    const password = page.getByLabel(members.withdrawalPassword, { exact: true });
    await password.fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: payments.next }).click();
    const apply = page.getByRole("button", { name: payments.applyWithdraw, exact: true });
    await apply.click();
    await dialogOf(page).getByText("50,000원까지").waitFor();
    await dialogOf(page).getByRole("button", { name: frame.ok }).click();
    await site.query(
      "update settings_money set withdrawal_max = 10000000000, withdrawal_day_max = 10000000000",
    );
    await page.getByRole("button", { name: payments.back }).click();
    await site.query(
      `insert into payment_requests (member_id, kind, status, amount, bank_name, bank_number,
         bank_owner, asked_at, decided_at, decided_by, decision)
       select id, 'withdrawal', 'done', 5000000000, 'b', '\\x01', 'o', now(), now(), 1, 'approved'
       from members where login_id = 'demo1'`,
    );
    await page.getByLabel(payments.amount, { exact: true }).fill("60000");
    await page.getByRole("button", { name: payments.next }).click();
    await apply.click();
    await dialogOf(page).getByText(payments.overToday("").slice(0, 10)).waitFor();

    await site.query("update members set status = 'closed' where login_id = 'demo3'");
    const visitor = await site.open("/login");
    const login = async (id: string, secret: string) => {
      await visitor.getByLabel(members.id).fill(id);
      await visitor.getByLabel(members.password, { exact: true }).fill(secret);
      await visitor.keyboard.press("Enter");
    };
    await login("demo3", DEMO_PASSWORD);
    await answerDialog(visitor, members.loginClosed, frame.close);
    await site.query(
      "insert into throttles (key, window_started_at, uses) values ('sign-in:id:nobody1', now(), 100)",
    );
    await login("nobody1", DEMO_PASSWORD);
    const wait = dialogOf(visitor).locator(".message-text");
    await expect.poll(() => wait.innerText()).toMatch(/^시도가 많았습니다\. \d+시간 뒤에/);
  });
});
