import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { playedIds } from "#tests/support/screen-contents.ts";
import { go, useOfficeWindows } from "#tests/support/office-windows.ts";

const { reports } = koOffice;

/** The overview, the reports, and the proof of the audit trail. */
describe("overview and reports in the back office", () => {
  const office = useOfficeWindows();
  const { open, memberCall, query } = office;

  it("the overview counts a new request without a reload, and leads to it", async () => {
    const page = await open("/overview");
    const tile = page.locator(".tiles a", { hasText: reports.deposits });
    const before = await tile.innerText();
    await memberCall("demo1", "apply-user-deposit", { balance: 50_000 });
    // With a matching bank line, one operator alone approves the oldest.
    const [oldest] = await query<{ id: bigint; amount: bigint }>(
      "select id, amount from payment_requests where kind = 'deposit' order by id limit 1",
    );
    await makeBankLine({ query }, toWon((oldest?.amount ?? 0n) as Money), Number(oldest?.id));
    await expect.poll(() => tile.innerText(), { timeout: 10_000 }).not.toBe(before);
    await tile.click();
    await page.locator(".queue-row").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/office/deposits");
    await page.keyboard.press("j");
    await page.locator(".detail").waitFor();
    await page.keyboard.press("a");
    await page.locator("dialog[open] textarea[name=reason]").waitFor();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await go(page, "/overview");
    await page.locator(".flows canvas").first().waitFor();
  });

  it("the overview leads to a large jackpot, whose payout is confirmed once with a reason", async () => {
    const { largeJackpots: texts } = koOffice;
    await playedIds(office.product, query);
    await query(
      `insert into jackpot_unfed_wins (bucket, account_id, entry_seq, scope_id, key, provider_id,
         round_ref, tier, amount, won_at)
       select bucket, account_id, first_seq, 1, 'large', provider_id, round_ref, 'mega',
         2000000000000, now() from game_rounds order by opened_at desc limit 1`,
    );
    const page = await open("/overview");
    await page.locator(".tiles a", { hasText: reports.largeJackpots }).click();
    await page.getByRole("button", { name: texts.confirm }).click();
    await page.locator("dialog[open] textarea[name=reason]").fill("게임사 기록과 대조했습니다");
    await page.locator("dialog[open]").getByRole("button", { name: texts.confirm }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.getByText(reports.noActivity).waitFor();
    await page.getByLabel(texts.confirmation).selectOption({ label: texts.all });
    await page.getByRole("button", { name: reports.show }).click();
    await page.locator("td", { hasText: "게임사 기록과 대조했습니다" }).waitFor();
    expect(await page.getByRole("button", { name: texts.confirm }).count()).toBe(0);
  });

  it("a period is chosen, its figures are those of the ledger, and the file holds the same", async () => {
    // A process sums at its start what was booked while it was stopped.
    await office.product.web.restart();
    const [row] = await query<{ won: string }>(
      "select (sum(delta) / 100000)::bigint::text as won from ledger_entries where movement = 7",
    );
    const won = Number(row?.won);
    expect(won).toBeGreaterThan(0);
    const page = await open("/reports");
    await page.getByLabel(reports.grouping).selectOption({ label: reports.month });
    await page.getByRole("button", { name: reports.show }).click();
    await page.waitForURL(/by=month/);
    const total = page
      .locator(".report-total div")
      .filter({ has: page.getByText(reports.in, { exact: true }) });
    const shown = async () => {
      await page.reload();
      return Number((await total.innerText()).replaceAll(/\D/g, ""));
    };
    // The sums follow the ledger every half minute.
    await expect.poll(shown, { timeout: 60_000 }).toBe(won);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: reports.download }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file).toContain(`${won}.00`);
    await page.getByRole("link", { name: reports.spans.ever }).click();
    await page.locator(".views [aria-current=page]", { hasText: reports.spans.ever }).waitFor();
    expect(Number((await total.innerText()).replaceAll(/\D/g, ""))).toBe(won);
    await page.getByText(/ · Asia\/Seoul · /).waitFor();
    await go(page, "/reports/money?from=2000-01-01&until=2026-01-01&by=day");
    await page.getByText(reports.tooLong).waitFor();
  });

  it("the audit trail is verified up to its end, and an altered row is named", async () => {
    const page = await open("/settings/limits");
    await page.getByLabel("입금 최소").fill("20000");
    await page.getByRole("button", { name: "저장" }).click();
    await page.locator("dialog[open] textarea[name=reason]").fill("점검할 기록을 남깁니다");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await go(page, "/audit");
    const check = page.getByRole("button", { name: koOffice.audit.verify });
    await check.click();
    await page
      .locator(".trail-check")
      .getByText(/번까지 변경된 기록이 없습니다/)
      .waitFor();
    await query("alter table audit_entries disable trigger audit_entries_stay");
    await query("update audit_entries set reason = 'another story' where id = 1");
    await query("alter table audit_entries enable trigger audit_entries_stay");
    await check.click();
    await page.locator(".trail-check .notice-bad").waitFor();
    expect(await page.locator(".trail-check [role=status]").innerText()).toContain("1번 기록");
  });

  it("unsaved changes are asked about before another screen opens, and kept or discarded", async () => {
    const page = await open("/settings/limits");
    await page.getByLabel("입금 최소").fill("30000");
    const away = page
      .getByRole("navigation", { name: "주 메뉴" })
      .getByRole("link", { name: "회원", exact: true });
    await away.click();
    const question = page.locator("dialog[open]", { hasText: koOffice.frame.unsaved });
    await question.getByRole("button", { name: koOffice.frame.stay }).click();
    await question.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/office/settings/limits");
    const closing = page.waitForEvent("dialog");
    // The page waits until the question is answered.
    void page.evaluate(() => location.reload()).catch(() => {});
    const asked = await closing;
    expect(asked.type()).toBe("beforeunload");
    await asked.dismiss();
    await away.click();
    await question.getByRole("button", { name: koOffice.frame.discard }).click();
    await page.waitForURL(/\/office\/members$/);
    // The sheet asks for confirmation itself.
    await go(page, "/settings/accounts");
    await page.getByRole("button", { name: koOffice.settings.addAccount }).click();
    await page.locator("dialog[open] [name=bankName]").fill("달빛은행");
    await page.keyboard.press("Escape");
    const asks = page.locator("dialog[open] .leave-question");
    await asks.getByText(koOffice.frame.unsavedText).waitFor();
    const [text, buttons] = await asks.evaluate((element) =>
      [...element.children].map((part) => part.getBoundingClientRect()),
    );
    expect((buttons?.top ?? 0) - (text?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
    await page.getByRole("button", { name: koOffice.frame.discard }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  });
});
