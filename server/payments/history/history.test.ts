import { beforeAll, describe, expect, it } from "vitest";
import {
  paymentStates,
  type PastPayment,
  type PaymentTotals,
} from "#contract/office/payment-history.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { makePaidPayout, makePayout } from "#tests/support/payouts.ts";

describe("the history of payments", () => {
  const test = useTestApp();
  let cashier = "";
  let member: TestMember;
  const ids: Record<string, number> = {};

  const ask = async (won: number) =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(won) }),
      ),
    );
  beforeAll(async () => {
    cashier = await operatorWithRole(test, "cashier");
    member = await makeMember(test.app.db);
    const { acts, db } = test.app;
    ids["approved"] = await ask(100_000);
    await makeBankLine(db, 100_000, ids["approved"]);
    await decideRequest(acts, ids["approved"], "approved");
    ids["refused"] = await ask(70_000);
    await decideRequest(acts, ids["refused"], "refused", { by: 2n, memo: "no" });
    ids["waiting"] = await ask(60_000);
    await db.query("update payment_requests set reference = 'D-7K2M9Q' where id = $1", [
      ids["waiting"],
    ]);
    ids["undecided"] = Number(
      await acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, member.memberId, fromWon(30_000), "Asia/Seoul"),
      ),
    );
    await makePayout(test, 40_000);
    await makePaidPayout(test, 50_000);
  });

  type Page = { payments: PastPayment[]; next: number | null };
  const list = async (filter: object = {}) =>
    (await officeCall(test, "get-payment-history", filter, cashier)).body as unknown as Page;
  const own = async (filter: object = {}) =>
    (await list({ loginId: member.loginId, ...filter })).payments.map(({ id }) => id);
  const totals = async (filter: object = {}) =>
    (await officeCall(test, "get-payment-totals", filter, cashier)).body[
      "totals"
    ] as PaymentTotals | null;

  it("get-payment-history lists every state, who decided, how long it waited, and the bank line", async () => {
    const { payments } = await list({ loginId: member.loginId });
    expect(payments.map(({ id, state }) => [id, state])).toEqual([
      [ids["undecided"], "waiting"],
      [ids["waiting"], "waiting"],
      [ids["refused"], "refused"],
      [ids["approved"], "approved"],
    ]);
    expect(payments.at(-1)).toMatchObject({
      kind: "deposit",
      amount: 100_000,
      member: { loginId: member.loginId },
      decidedBy: expect.any(String) as string,
      checkedBy: null,
      line: { sender: expect.any(String) as string },
    });
    expect(payments.every(({ waited }) => waited >= 0 && waited < 3_600)).toBe(true);
    expect((await list({ state: "settled" })).payments).toMatchObject([
      { kind: "withdrawal", amount: 50_000, fileId: expect.any(Number) as number, line: {} },
    ]);
    expect((await list({ state: "ready" })).payments).toMatchObject([{ amount: 40_000 }]);
  });

  it("filters by kind, state, operator, amount, reference and days", async () => {
    expect(await own({ kind: "withdrawal" })).toEqual([ids["undecided"]]);
    expect(await own({ state: "refused" })).toEqual([ids["refused"]]);
    expect(await own({ operator: 2 })).toEqual([ids["refused"]]);
    expect(await own({ atLeast: 60_000, atMost: 70_000 })).toEqual([
      ids["waiting"],
      ids["refused"],
    ]);
    expect(await own({ reference: "d 7k2m9q" })).toEqual([ids["waiting"]]);
    expect(await own({ reference: "%" })).toEqual([]);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
    expect(await own({ from: today, until: today })).toHaveLength(4);
    expect(await own({ until: "2020-01-01" })).toEqual([]);
    expect((await list({ loginId: "nobody" })).payments).toEqual([]);
  });

  it.each(["get-payment-history", "get-payment-totals", "export-payments"] as const)(
    "%s refuses a range of amounts whose most is below its least",
    async (name) => {
      const reason = name === "export-payments" ? { reason: "for the books" } : {};
      const answer = async (atLeast: number, atMost: number) =>
        (await officeCall(test, name, { atLeast, atMost, ...reason }, cashier)).body;
      expect(await answer(70_000, 60_000)).toMatchObject({
        status: "invalid",
        errors: [{ path: "atMost" }],
      });
      expect(await answer(1, 1)).not.toMatchObject({ status: "invalid" });
    },
  );

  it("each state, also of one kind, finds the same payments as the whole list, in its order", async () => {
    const all = (await list()).payments;
    for (const kind of [undefined, "deposit", "withdrawal"] as const)
      for (const state of paymentStates) {
        const wanted = all.filter(
          (each) => each.state === state && (kind ?? each.kind) === each.kind,
        );
        const found = (await list({ kind, state })).payments;
        expect(
          found.map(({ id }) => id),
          `${kind} ${state}`,
        ).toEqual(wanted.map(({ id }) => id));
      }
    for (const operator of [1, 2, 3]) {
      const found = (await list({ operator })).payments;
      const decided = all.filter(
        ({ decidedAt, decidedBy }) => decidedAt !== null && decidedBy !== null,
      );
      expect(new Set(found.map(({ id }) => id)).size, "each once").toBe(found.length);
      expect(decided.map(({ id }) => id)).toEqual(
        expect.arrayContaining(found.map(({ id }) => id)),
      );
    }
  });

  it("get-payment-totals sums what matches, and the ledger's movements of it are the same", async () => {
    const found = await totals({ loginId: member.loginId });
    expect(found?.groups).toContainEqual({
      kind: "deposit",
      state: "approved",
      count: 1,
      amount: 100_000,
    });
    expect(found?.ledger).toEqual({
      credited: { payments: 100_000, ledger: 100_000 },
      paid: { payments: 0, ledger: 0 },
      held: { payments: 30_000, ledger: 30_000 },
    });
    const all = (await totals())?.ledger;
    expect(all?.paid).toEqual({ payments: 50_000, ledger: 50_000 });
    expect(all?.held.payments).toBeGreaterThanOrEqual(70_000);
    expect(all?.held.ledger).toBe(all?.held.payments);
    await test.owner.query("update payment_requests set amount = amount + 100000 where id = $1", [
      ids["approved"],
    ]);
    const altered = await totals({ kind: "deposit" });
    expect(altered?.ledger?.credited).toEqual({ payments: 100_001, ledger: 100_000 });
    await test.owner.query("update payment_requests set amount = amount - 100000 where id = $1", [
      ids["approved"],
    ]);
  });

  it("the sums of each state are those of the payments that the list shows in it", async () => {
    const failed = await makePaidPayout(test, 20_000);
    const returned = await makePaidPayout(test, 10_000);
    const setState = (id: number, state: string, fault: string | null = null) =>
      test.owner.query("update payment_payouts set state = $2, fault = $3 where id = $1", [
        id,
        state,
        fault,
      ]);
    await setState(failed, "failed", "other");
    await setState(returned, "returned");
    // An approved withdrawal from before payouts were kept.
    const [early] = await test.owner.query<{ id: bigint }>(
      `insert into payment_requests (member_id, kind, status, amount, asked_at, bank_name, bank_number,
         bank_owner, decided_at, decision, decided_by)
       select member_id, kind, 'done', 700000, asked_at - interval '1 year', bank_name, bank_number,
         bank_owner, asked_at, 'approved', 1
       from payment_requests where kind = 'withdrawal' limit 1 returning id`,
    );
    const all = (await list()).payments;
    for (const kind of [undefined, "deposit", "withdrawal"] as const)
      for (const state of [undefined, ...paymentStates]) {
        const shown = all.filter(
          (each) => (state ?? each.state) === each.state && (kind ?? each.kind) === each.kind,
        );
        const wanted = [...Map.groupBy(shown, (each) => `${each.kind} ${each.state}`)].map(
          ([name, group]) => [
            name,
            [group.length, group.reduce((sum, { amount }) => sum + amount, 0)],
          ],
        );
        const found = (await totals({ kind, state }))?.groups.map((group) => [
          `${group.kind} ${group.state}`,
          [group.count, group.amount],
        ]);
        expect(Object.fromEntries(found ?? []), `${kind} ${state}`).toEqual(
          Object.fromEntries(wanted),
        );
      }
    expect(all).toContainEqual(
      expect.objectContaining({ id: Number(early?.id), state: "approved", kind: "withdrawal" }),
    );
    await test.owner.query("delete from payment_requests where id = $1", [early?.id]);
    await setState(failed, "settled");
    await setState(returned, "settled");
  });

  it("export-payments names who exported it and what it was narrowed to, and is an act", async () => {
    const input = { loginId: member.loginId, reason: "for the bank" };
    const { body, http } = await officeCall(test, "export-payments", input, cashier);
    expect(http).toBe(200);
    const lines = String(body["file"]).trim().split("\r\n");
    expect(lines[0]).toContain("exported_by");
    expect(lines).toHaveLength(3 + 1 + 4 + 1);
    expect(lines.at(-1)).toBe("rows,4,all");
    expect(lines.at(-2)).toContain(`${ids["approved"]},deposit,approved,100000`);
    const [row] = await test.app.db.query<{ after: { loginId: string } }>(
      "select after from audit_entries where call = 'export-payments' order by id desc limit 1",
    );
    expect(row?.after.loginId).toBe(member.loginId);
    const viewer = await operatorWithRole(test, "viewer");
    expect((await officeCall(test, "export-payments", input, viewer)).http).toBe(403);
  });

  /** The triggers keep every member's list, which takes minutes for so many. */
  const withoutTriggers = (sql: string, memberId: bigint) =>
    test.owner.transaction(async (tx) => {
      await tx.query("alter table payment_requests disable trigger user");
      await tx.query(sql, [memberId]);
      await tx.query("alter table payment_requests enable trigger user");
    });

  it("pages by key, each payment once; more than 20,000 have no total, more than 100,000 no file", async () => {
    const many = await makeMember(test.app.db);
    // In portions, each within the time of a statement.
    for (let from = 1; from <= 100_001; from += 20_000)
      await withoutTriggers(
        `insert into payment_requests (kind, member_id, amount, asked_at, expires_at, status, decision,
           decided_at)
         select 'deposit', $1, 1000000, now() - n % 7 * interval '1 hour', now(), 'cancelled',
           'expired', now()
         from generate_series(${from}, least(${from} + 19999, 100001)) n`,
        many.memberId,
      );
    const filter = { loginId: many.loginId };
    const seen = new Set<number>();
    let before: number | undefined;
    for (let page = 0; page < 3; page++) {
      const { payments, next } = await list({ ...filter, before });
      for (const { id } of payments) seen.add(id);
      before = next ?? undefined;
    }
    expect(seen.size).toBe(300);
    expect(await totals(filter)).toBeNull();
    const refused = await officeCall(
      test,
      "export-payments",
      { ...filter, reason: "all of it" },
      cashier,
    );
    expect(refused.body).toMatchObject({ status: "limit" });
    const remove = (most: number) =>
      withoutTriggers(
        `delete from payment_requests where id in (
           select id from payment_requests where member_id = $1 limit ${most})`,
        many.memberId,
      );
    for (let left = 4; left > 0; left--) await remove(20_000);
    expect(await totals(filter)).toBeNull();
    await remove(1);
    expect((await totals(filter))?.groups).toEqual([
      { kind: "deposit", state: "expired", count: 20_000, amount: 200_000 },
    ]);
    await remove(20_000);
  });
});
