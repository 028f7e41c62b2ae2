import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccountBalance } from "#contract/office/balance-report.ts";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { addressOfBooks, openBooks } from "#scripts/books/open-books.ts";
import { systemClock } from "#server/kit/clock.ts";
import { dateOf } from "#server/kit/days.ts";
import { compareBalances } from "#server/reports/balances/comparing.ts";
import { addToSums } from "#server/reports/sums.ts";
import { seedRequests, type SeededDeposit } from "#tests/support/cashiers-day.ts";
import { useOfficeWindows } from "#tests/support/office-windows.ts";
import { withDatabase } from "#tests/support/play.ts";

/** The most keys that the whole day may take, of the cashier and of the second operator. */
const MOST_KEYS = 440;

describe("a cashier's day of two hundred requests, by keyboard alone", () => {
  const windows = useOfficeWindows();
  const { query } = windows;
  const today = new Date().toISOString().slice(0, 10);
  let deposits: readonly SeededDeposit[] = [];
  let cashier: Page;
  let lead: Page;
  let keys = 0;
  let bankBefore = 0;

  beforeAll(async () => {
    bankBefore = await houseOf("bank");
    deposits = await withDatabase(windows.product, seedRequests);
    cashier = await windows.openForFile("/statements");
    lead = await windows.openForFile("/proposals", { operator: "operator2" });
    // The demo's own requests are no part of the day.
    const waiting = await query<{ id: string; version: number }>(
      `select r.id::text, r.version from payment_requests r join members m on m.id = r.member_id
       where r.status = 'waiting' and m.nick <> 'tester'`,
    );
    for (const { id, version } of waiting)
      await cashier.request.post("/api/office/hold-payment", {
        data: { id: Number(id), version, reason: "no part of the day" },
      });
  });

  const houseOf = async (code: string): Promise<number> => {
    const [row] = await query<{ won: string }>(
      `select (coalesce(sum(amount), 0) / 100000)::text as won from ledger_postings
       where account = (select 'house:' || id from ledger_house_accounts where code = $1)`,
      [code],
    );
    return Number(row?.won);
  };
  const press = async (page: Page, ...pressed: readonly string[]) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
    }
  };
  /** Types a text; a Korean syllable takes up to three keys and counts as three. */
  const type = async (page: Page, text: string) => {
    await page.keyboard.insertText(text);
    keys += text.length + 2 * (text.match(/\p{Script=Hangul}/gu)?.length ?? 0);
  };
  const sheet = (page: Page): Locator => page.locator("dialog[open]");
  const closed = (page: Page) => sheet(page).waitFor({ state: "detached" });
  /** Answers the sheet of an act: with its usual reason, or with one that is typed. */
  const confirm = async (page: Page, reason = "") => {
    await sheet(page).locator("textarea[name=reason]").waitFor();
    await type(page, reason);
    await press(page, "Enter");
    await closed(page);
  };
  /** The same for an act on many: then its results are read and closed. */
  const confirmMany = async (page: Page, count: number, reason = "") => {
    await sheet(page)
      .locator(".line-outcomes li")
      .nth(count - 1)
      .waitFor();
    expect(await sheet(page).locator(".line-outcomes li").count()).toBe(count);
    await type(page, reason);
    await press(page, "Enter");
    await sheet(page)
      .locator(".line-outcomes .tag, .line-problem")
      .nth(count - 1)
      .waitFor();
    expect(await sheet(page).locator(".line-problem").allInnerTexts()).toEqual([]);
    await press(page, "Enter");
    await closed(page);
  };
  /** Imports a file; its choice in the dialog of the operating system counts as one key. */
  const bringIn = async (lines: readonly string[], count: string) => {
    const text = ["거래일시,입금액,출금액,보낸분,메모", ...lines].join("\n");
    await press(cashier, "i");
    keys += 1;
    await sheet(cashier)
      .locator("input[type=file]")
      .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await sheet(cashier).getByText(count).waitFor();
    await confirm(cashier);
  };
  const go = async (page: Page, key: string, title: string) => {
    await press(page, "g", key);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  };
  /** Decides the open request; the next one opens by itself. */
  const decide = async (key: string, reason = "") => {
    await cashier.locator(".detail .acts .btn-danger").waitFor();
    const opened = await cashier.locator(".detail h2").innerText();
    await press(cashier, key);
    await confirm(cashier, reason);
    await expect.poll(() => cashier.locator(".detail h2").allInnerTexts()).not.toContain(opened);
  };
  const rows = (page: Page) => page.locator(".data tbody tr[aria-rowindex]");
  const waitingProposals = (page: Page) => page.locator("[data-proposal]");
  /** The second operator looks at each proposal and approves it. */
  const approveProposals = async (count: number) => {
    await expect.poll(() => waitingProposals(lead).count()).toBe(count);
    for (let left = count; left > 0; left--) {
      if (left === count) await press(lead, "j");
      await lead.locator(".detail .acts").waitFor();
      await press(lead, "a");
      await confirm(lead, "확인함");
      await expect.poll(() => waitingProposals(lead).count()).toBe(left - 1);
    }
  };
  const line = ({ reference, came, kind }: SeededDeposit, minute: number) => {
    const sender = kind === "stranger" ? "Stranger" : "owner";
    const time = `${String(9 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00`;
    return `${today} ${time},${came},,${sender},${reference}`;
  };

  it("credits what came in the morning, proposes what two decide, and holds the rest", async () => {
    const came = deposits.filter(({ kind }) => kind !== "missing");
    await bringIn(came.map(line), "입금 144건, 출금 0건");
    await expect.poll(() => rows(cashier).count()).toBeGreaterThan(10);
    await press(cashier, "s", "a");
    await confirmMany(cashier, 134);
    await press(cashier, "s", "p");
    await confirmMany(cashier, 6);
    await press(cashier, "s", "h");
    await confirmMany(cashier, 4, "본인아님");
    await press(cashier, "2");
    await expect.poll(() => rows(cashier).count()).toBe(4);
    for (const account of ["110222333444", "110222333555"]) {
      await press(cashier, "j", "r");
      await sheet(cashier).locator("input[name=bankName]").waitFor();
      await type(cashier, "별빛은행");
      await press(cashier, "Tab");
      await type(cashier, account);
      await press(cashier, "Tab", "Tab");
      await confirm(cashier, "반환함");
    }
    await go(cashier, "d", "입금");
    await press(cashier, "o");
    for (let left = 10; left > 0; left--) await decide("r");
    await approveProposals(10);
  });

  it("approves withdrawals without a warning together, and decides the others one by one", async () => {
    await go(cashier, "w", "출금");
    await press(cashier, "m");
    await confirmMany(cashier, 44, "확인함");
    await press(cashier, "o");
    for (const [key, reason] of [
      ["a", "가족확인"],
      ["a", "가족확인"],
      ["h", "문의중"],
      ["h", "문의중"],
      ["r", ""],
      ["r", ""],
    ] as const) {
      await decide(key, reason);
    }
    await expect.poll(() => cashier.locator("[data-request]").count()).toBe(2);
    await approveProposals(2);
    await expect.poll(() => cashier.locator("[data-request]").count()).toBe(0);
  });

  it("pays them with one file, of which the bank pays half, and gives the others back", async () => {
    await go(cashier, "y", "지급");
    await expect.poll(() => rows(cashier).count()).toBeGreaterThan(10);
    await press(cashier, "s", "m");
    await confirm(cashier, "오늘지급");
    await approveProposals(1);
    await press(cashier, "2");
    await cashier.getByRole("button", { name: "내려받기" }).waitFor();
    await press(cashier, "d");
    const saving = cashier.waitForEvent("download");
    await confirm(cashier);
    const text = await readFile(await (await saving).path(), "utf8");
    const payments = [
      ...text.matchAll(
        /<EndToEndId>(PAY-\d+)<\/EndToEndId>[\s\S]*?<InstdAmt[^>]*>(\d+)[^<]*<\/InstdAmt>/g,
      ),
    ].map(([, mark, won]) => ({ mark, won }));
    expect(payments).toHaveLength(48);
    await press(cashier, "n");
    await confirm(cashier);
    const paid = payments.filter((_, at) => at % 2 === 0);
    const again = deposits.filter(({ kind }) => kind === "exact").slice(0, 3);
    await go(cashier, "b", "은행 입금 내역");
    await bringIn(
      [
        ...paid.map(
          ({ mark, won }, at) => `${today} 15:${String(at).padStart(2, "0")}:00,,${won},,${mark}`,
        ),
        ...again.map((each, at) => line(each, 400 + at)),
      ],
      "입금 3건, 출금 24건",
    );
    await expect.poll(() => rows(cashier).count()).toBe(3);
    await press(cashier, "s", "p");
    await confirmMany(cashier, 3);
    await go(cashier, "y", "지급");
    await press(cashier, "3");
    await expect.poll(() => rows(cashier).count()).toBe(24);
    await press(cashier, "s", "f");
    await confirm(cashier, "은행거절");
    await approveProposals(4);
  });

  it(`takes at most ${MOST_KEYS} keys, and bank, ledger and reports agree to the won`, async () => {
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    const states = await query<{ kind: string; state: string; count: string; won: string }>(
      `select r.kind, coalesce(p.state, r.decision, r.status) as state, count(*)::text as count,
         (sum(r.amount) / 100000)::bigint::text as won
       from payment_requests r left join payment_payouts p on p.request_id = r.id
       join members m on m.id = r.member_id where m.nick = 'tester' group by 1, 2 order by 1, 2`,
    );
    expect(states.map(({ kind, state, count, won }) => `${kind} ${state} ${count} ${won}`)).toEqual(
      [
        "deposit approved 143 14476000",
        "deposit expired 6 540000",
        "deposit refused 10 560000",
        "withdrawal failed 23 4080000",
        "withdrawal refused 2 80000",
        "withdrawal settled 23 4080000",
        "withdrawal taken 2 80000",
      ],
    );
    const [bank] = await query<{ won: string }>(
      `select (sum(case when is_outgoing then -amount else amount end) / 100000)::text as won
       from payment_statement_lines`,
    );
    expect((await houseOf("bank")) - bankBefore).toBe(-Number(bank?.won));
    expect(await houseOf("outgoing")).toBe(0);
    await withDatabase(windows.product, async (db) => {
      while ((await addToSums(db)) > 0) continue;
      await compareBalances(db, systemClock);
    });
    const report = await cashier.request.post("/api/office/get-balance-report", {
      data: { from: today, until: dateOf(new Date(), "Asia/Seoul") },
    });
    const { accounts, unexplained } = (await report.json()) as {
      accounts: AccountBalance[];
      unexplained: { amount: string };
    };
    expect(Number(unexplained.amount)).toBe(0);
    for (const code of ["bank", "unallocated", "returning", "awaited", "outgoing"]) {
      const closing = accounts.find(({ account }) => account === code)?.closing ?? "0";
      expect(Number(closing), code).toBe(await houseOf(code));
    }
    const history = await cashier.request.post("/api/office/get-payment-totals", { data: {} });
    const { totals } = (await history.json()) as {
      totals: { ledger: Record<string, { payments: number; ledger: number }> };
    };
    for (const [name, sums] of Object.entries(totals.ledger))
      expect(sums.ledger, name).toBe(sums.payments);
    const books = await openBooks(addressOfBooks({ DATABASE_URL: windows.product.databaseUrl }));
    expect((await auditBooks(books)).faults).toEqual([]);
    await books.close();
  });
});
