import { beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { holdRequest } from "#server/payments/claims.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { decideRequest, operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

const AMOUNT = fromWon(50_000);

type Receipt = { entries: string[]; [field: string]: unknown };

describe("get-receipt", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });
  const call = async (name: string, body: unknown) =>
    (await test.call(name, body, { cookie })).body;
  const receipt = async (id: unknown) => (await call("get-receipt", { id }))["receipt"] as Receipt;
  const statementIds = async () =>
    ((await call("get-money-list", {}))["list"] as { id: string; kind: string }[]).map(
      ({ id, kind }) => `${kind} ${id}`,
    );

  it("answers a deposit with its decision and its entry in the account statement", async () => {
    const { reference } = await call("user-ask-account", { pass: WITHDRAWAL_PASSWORD });
    const { id } = await call("apply-user-deposit", { balance: 50_000, reference });
    const waiting = await receipt(id);
    expect(waiting).toMatchObject({
      id,
      kind: "deposit",
      status: "wait",
      amount: 50_000,
      reference,
    });
    expect(waiting).toMatchObject({ bank: { banknum: "301-2026-1121-01" }, entries: [] });
    expect(waiting).not.toHaveProperty("decidedAt");
    await decideRequest(test.app.acts, id, "approved", { memo: "확인했습니다" });
    const done = await receipt(id);
    expect(done).toMatchObject({ status: "already", decision: "approved", memo: "확인했습니다" });
    expect(Date.parse(String(done["decidedAt"]))).not.toBeNaN();
    expect(await statementIds()).toContain(`deposit ${done.entries[0]}`);
    expect(done.entries).toHaveLength(1);
  });

  it("answers a withdrawal with the masked account and both movements of its money", async () => {
    const ask = { balance: 100_000, pass: WITHDRAWAL_PASSWORD };
    const { id } = await call("apply-user-withdraw", ask);
    expect(await receipt(id)).toMatchObject({ bank: { banknum: "•••-•••-7890" } });
    await decideRequest(test.app.acts, id, "refused");
    const { entries, ...rest } = await receipt(id);
    expect(rest).toMatchObject({ kind: "withdrawal", status: "cansel", decision: "refused" });
    const lines = await statementIds();
    expect(
      entries.map((entry, at) =>
        lines.includes(`${["withdrawal_hold", "withdrawal_returned"][at]} ${entry}`),
      ),
    ).toEqual([true, true]);
  });

  it("answers not_found for another member's and for a hidden request", async () => {
    const { id } = await call("apply-user-deposit", { balance: 50_000 });
    const other = await makeMember(test.app.db);
    const asOther = { cookie: await test.signIn(other.loginId, PASSWORD) };
    expect((await test.call("get-receipt", { id }, asOther)).body).toEqual({ status: "not_found" });
    await call("cancel-deposit", { id });
    expect(await receipt(id)).toMatchObject({ decision: "withdrawn", status: "cansel" });
    await call("hide-request", { id });
    expect(await call("get-receipt", { id })).toEqual({ status: "not_found" });
  });

  it("answers the place in the queue: earlier requests of the kind that are undecided, also held ones", async () => {
    const { acts } = test.app;
    const ahead = async (id: unknown) => (await receipt(id))["queue"] as object | undefined;
    const before = await undecided("deposit");
    const earlier = await Promise.all(
      [1, 2, 3].map(async () => {
        const { memberId } = await makeMember(test.app.db);
        return acts.perform(SYSTEM, (act) => placeDeposit(act, memberId, { amount: AMOUNT }));
      }),
    );
    const other = await makeMember(test.app.db, { cash: fromWon(100_000) });
    await acts.perform(SYSTEM, (act) => placeWithdrawal(act, other.memberId, AMOUNT, "Asia/Seoul"));
    const { id } = await call("apply-user-deposit", { balance: 50_000 });
    const late = await makeMember(test.app.db);
    await acts.perform(SYSTEM, (act) => placeDeposit(act, late.memberId, { amount: AMOUNT }));
    expect(await ahead(id)).toMatchObject({ ahead: before + 3 });
    const [first, second] = earlier;
    await decideRequest(acts, first, "refused");
    await acts.perform(operator(1n), (act) => holdRequest(act, { id: second ?? 0n }));
    const { current } = await call("get-deposit-list", {});
    expect(current).toMatchObject({ id, queue: { ahead: before + 2 } });
    const countedAt = (current as { queue: { countedAt: string } }).queue.countedAt;
    expect(test.clock.now().getTime() - Date.parse(countedAt)).toBeLessThan(10_000);
    await decideRequest(acts, id, "refused");
    expect(await ahead(id)).toBeUndefined();
  });

  const undecided = async (kind: string) => {
    const [row] = await test.app.db.query<{ count: bigint }>(
      `select count(*) as count from payment_requests
       where kind = $1 and status in ('waiting', 'taken')`,
      [kind],
    );
    return Number(row?.count);
  };
});
