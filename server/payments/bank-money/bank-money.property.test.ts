import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SYSTEM, type Act, type Who } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { checkPayments } from "#server/payments/checks.ts";
import { lockSeen } from "#server/payments/claims.ts";
import { decide } from "#server/payments/decisions.ts";
import { cancelDeposit, placeDeposit } from "#server/payments/deposits.ts";
import { lockForFile, makeFile, takeFileBack } from "#server/payments/payouts/files/files.ts";
import { cancelReturn, failPayout, lockPayout, PAYABLE } from "#server/payments/payouts/payouts.ts";
import { beginReturn } from "#server/payments/statements/returning.ts";
import { paymentTotals } from "#server/payments/history/history.ts";
import { importStatement } from "#server/payments/statements/import.ts";
import { holdLine, matchLine, unmatchLine } from "#server/payments/statements/lines.ts";
import { postLine } from "#server/payments/statements/posting.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { receiver } from "#tests/support/payouts.ts";

const one: Who = { kind: "operator", operatorId: 1n };
const two: Who = { ...one, checkerId: 2n };
const account = { accountId: 1, layout: "names" } as const;

// Few different amounts, deposits and lines, so that often several acts are about the same one.
const which = fc.nat({ max: 3 });
const won = fc.constantFrom(50_000, 60_000);
const step = fc.oneof(
  fc.record({ act: fc.constant("ask" as const), won }),
  fc.record({ act: fc.constant("import" as const), won, which }),
  fc.record({ act: fc.constantFrom("approve" as const, "refuse" as const), which }),
  fc.record({ act: fc.constant("cancel" as const), which }),
  fc.record({ act: fc.constant("pay out" as const), won }),
  fc.record({ act: fc.constantFrom("paid" as const, "failed" as const), payout: which }),
  fc.record({ act: fc.constant("match" as const), which, line: which }),
  fc.record({ act: fc.constantFrom("unmatch" as const, "post" as const), line: which }),
  fc.record({ act: fc.constantFrom("hold" as const, "reopen" as const), line: which }),
  fc.record({ act: fc.constant("give back" as const), line: which }),
  fc.record({
    act: fc.constantFrom("file" as const, "take back" as const, "cancel" as const),
    payout: which,
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Every run begins with money that can be paid out. */
const credited: Step[] = [
  { act: "ask", won: 60_000 },
  { act: "approve", which: 0 },
];

/** Two operators approve, post and pay out, one refuses. */
const byOf = ({ act }: Step): Who => {
  if (act === "ask") return SYSTEM;
  return act === "refuse" ? one : two;
};

describe("random transfers and decisions", () => {
  const test = useTestApp();
  const layout = {
    delimiter: "," as const,
    skipped: 0,
    columns: { date: 0, time: null, amount: 1, sender: 2, memo: 3 },
  };

  const sumsOf = async (): Promise<Record<string, bigint>> => {
    const rows = await test.owner.query<{ code: string; sum: bigint }>(
      `select h.code, (sum(p.amount) / 100000)::bigint as sum from ledger_postings p
       join ledger_house_accounts h on p.account = 'house:' || h.id group by h.code`,
    );
    return Object.fromEntries(rows.map(({ code, sum }) => [code, sum]));
  };
  const faults = () => checkPayments(test.owner.pool);

  /** The state of one run: its deposits and lines in the order in which they came. */
  async function openRun() {
    const { memberId, loginId } = await makeMember(test.app.db);
    const deposits: { id: bigint; reference: string }[] = [];
    const lines: bigint[] = [];
    const payouts: { id: bigint; won: number }[] = [];
    let imported = 0;
    const bring = async (act: Act, amount: number, memo: string) => {
      const day = test.clock.now().toISOString().slice(0, 10);
      const body = `${day},${amount},owner,${memo} ${randomBytes(6).toString("hex")}`;
      const content = Buffer.from(body).toString("base64");
      const file = { accountId: 1, fileName: "bank.csv", content, layout };
      await importStatement(act, file);
      const [row] = await act.tx.query<{ id: bigint }>(
        "select max(id) as id from payment_statement_lines",
      );
      return row?.id ?? 0n;
    };
    const ask = async (act: Act, amount: number) => {
      const reference = `D-${randomBytes(3).toString("hex").toUpperCase()}`;
      await act.tx.query(
        `insert into payment_account_questions
           (member_id, receiving_account_id, reference, asked_at, expires_at)
         values ($1, 1, $2, now(), now() + interval '1 hour')`,
        [memberId, reference],
      );
      const id = await placeDeposit(act, memberId, { amount: fromWon(amount), reference });
      deposits.push({ id, reference });
    };
    const payOut = async (act: Act, amount: number) => {
      const asked = await placeWithdrawal(act, memberId, fromWon(amount), "Asia/Seoul");
      await decide(act, await lockSeen(act, { id: asked }), "approved");
      const [row] = await act.tx.query<{ id: bigint }>(
        "select id from payment_payouts where request_id = $1",
        [asked],
      );
      payouts.push({ id: row?.id ?? 0n, won: amount });
    };
    const giveBack = async (act: Act, line: bigint) => {
      const { line: was, payoutId } = await beginReturn(act, line, receiver);
      payouts.push({ id: payoutId, won: toWon(was.amount) });
    };
    const fileOf = async (act: Act, payoutId: bigint) => {
      const [row] = await act.tx.query<{ id: bigint }>(
        "select file_id as id from payment_payouts where id = $1 and file_id is not null",
        [payoutId],
      );
      return row?.id ?? 0n;
    };
    const end = async (act: Act, isPaid: boolean, payout: { id: bigint; won: number }) => {
      if (isPaid) {
        await lockPayout(act, payout.id, PAYABLE);
        await bring(act, -payout.won, `PAY-${payout.id}`);
        imported -= payout.won;
        return;
      }
      await failPayout(act, await lockPayout(act, payout.id, PAYABLE), "other");
    };
    const take = async (act: Act, next: Step): Promise<unknown> => {
      if (next.act === "ask") return ask(act, next.won);
      if (next.act === "pay out") return payOut(act, next.won);
      if ("payout" in next) {
        const payout = payouts[next.payout];
        if (!payout) return;
        if (next.act === "file") return makeFile(act, account, await lockForFile(act, [payout.id]));
        if (next.act === "cancel") return cancelReturn(act, payout.id);
        if (next.act === "take back") return takeFileBack(act, await fileOf(act, payout.id));
        return end(act, next.act === "paid", payout);
      }
      if (next.act === "import") {
        const memo = deposits[next.which]?.reference ?? "";
        lines.push(await bring(act, next.won, memo));
        imported += next.won;
        return;
      }
      const deposit = "which" in next ? deposits[next.which] : undefined;
      const line = "line" in next ? lines[next.line] : undefined;
      if (("which" in next && !deposit) || ("line" in next && line === undefined)) return;
      const id = deposit?.id ?? 0n;
      switch (next.act) {
        case "approve":
          return decide(act, await lockSeen(act, { id }), "approved");
        case "refuse":
          return decide(act, await lockSeen(act, { id }), "refused", "no");
        case "cancel":
          return cancelDeposit(act, memberId, id);
        case "match":
          return matchLine(act, line ?? 0n, id);
        case "unmatch":
          return unmatchLine(act.tx, line ?? 0n);
        case "give back":
          return giveBack(act, line ?? 0n);
        case "post":
          return postLine(act, line ?? 0n, loginId);
        case "hold":
        case "reopen":
          return holdLine(act, line ?? 0n, next.act === "hold");
      }
    };
    return { take, memberId, loginId, imported: () => BigInt(imported) };
  }

  /** The totals of the history are those of the ledger, and what the member has. */
  const expectFooting = async (loginId: string, balance: bigint) => {
    const totals = await paymentTotals(test.app.db, { loginId, timeZone: "Asia/Seoul" });
    if (!totals?.ledger) throw new Error("the payments were not compared");
    const { credited: came, paid, held } = totals.ledger;
    for (const { payments, ledger } of [came, paid, held]) expect(ledger).toBe(payments);
    expect(BigInt(came.payments - paid.payments)).toBe(balance);
  };

  it("the bank's balance is the sum of its transfers, and every won of it is somewhere", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const before = await sumsOf();
        const run = await openRun();
        for (const next of [...credited, ...steps])
          await test.app.acts
            .perform(byOf(next), (act) => run.take(act, next))
            .catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
            });
        const after = await sumsOf();
        const grown = (code: string) => (after[code] ?? 0n) - (before[code] ?? 0n);
        const [cash] = await test.owner.query<{ won: bigint }>(
          `select (sum(balance) / 100000)::bigint as won from ledger_accounts
           where member_id = $1 and kind in ('cash', 'hold')`,
          [run.memberId],
        );
        expect(grown("bank")).toBe(-run.imported());
        const elsewhere = ["unallocated", "awaited", "outgoing", "returning"].map(grown);
        expect(elsewhere.reduce((sum, part) => sum + part, cash?.won ?? 0n)).toBe(run.imported());
        expect(await faults()).toEqual([]);
        await expectFooting(run.loginId, cash?.won ?? 0n);
      }),
      { numRuns: 8 },
    );
  }, 90_000);
});
