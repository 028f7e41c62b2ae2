import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { PaymentDetail } from "#contract/office/payments.ts";
import type { Suspicion } from "#contract/office/suspicions.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { eraseSuspicions } from "#server/payments/suspicions/suspicions.ts";
import { watchMembers } from "#server/payments/suspicions/watching.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, setNumbers, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { makePayout } from "#tests/support/payouts.ts";
import { openSuspicionOf } from "#tests/support/suspicions.ts";

const DAY_MS = 86_400_000;
const LARGE = 10_000_000;
const reason = "money came in and goes out";

/** Withdrawals of a suspected member wait until two operators close the suspicion. */
describe("a suspicion of money laundering", () => {
  const test = useTestApp();
  let admin = "";
  let lead = "";
  let member: TestMember;
  beforeAll(async () => {
    test.clock.stop();
    admin = await operatorWithRole(test, "admin");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(2 * LARGE) });
  });

  const office = async (name: OfficeCallName, input: object, cookie = admin) =>
    (await officeCall(test, name, { reason, ...input }, cookie)).body;
  const listed = async (list: "open" | "closed", of = member): Promise<Suspicion | undefined> => {
    const { body } = await officeCall(test, "get-suspicions", { list }, lead);
    return (body["suspicions"] as Suspicion[]).find(
      (each) => each.member.id === Number(of.memberId),
    );
  };
  const deposit = (won: number) =>
    test.owner.query(
      `insert into payment_requests (member_id, kind, status, amount, asked_at, expires_at,
         decided_at, decision, decided_by)
       values ($1, 'deposit', 'done', $2, $3, $3, $3, 'approved', 1)`,
      [member.memberId, fromWon(won), new Date(test.clock.now().getTime() - DAY_MS)],
    );
  const withdraw = (won: number) =>
    test.app.acts.perform(SYSTEM, (act) =>
      placeWithdrawal(act, member.memberId, fromWon(won), "Asia/Seoul"),
    );
  const approve = async (id: bigint, cookie = admin) => {
    const { body } = await officeCall(test, "get-payment", { id: Number(id) }, cookie);
    const { version } = body["request"] as PaymentDetail;
    return office("approve-payment", { id: Number(id), version }, cookie);
  };
  const close = async (outcome: "explained" | "reported", more = {}) => {
    const { id: suspicionId, version } = (await listed("open")) as Suspicion;
    const asked = await office("close-suspicion", { suspicionId, version, outcome, ...more });
    expect(asked).toMatchObject({ status: "proposed" });
    const decision = { id: asked["proposalId"], decision: "carry-out" };
    return office("decide-proposal", decision, lead);
  };

  it("opens with a withdrawal that has a sign, in the transaction of the request, and holds the approval", async () => {
    await deposit(LARGE);
    const id = await withdraw(LARGE / 2);
    expect(await listed("open")).toMatchObject({
      openedBy: null,
      reasons: [{ sign: "littlePlay", value: 0, threshold: 100 }],
      sums: { deposited: LARGE, withdrawn: LARGE / 2, staked: 0, waiting: LARGE / 2 },
    });
    expect(await approve(id)).toEqual({ status: "suspected" });
    expect(await close("explained")).toMatchObject({ status: "success" });
    expect(await approve(id)).toMatchObject({ status: "proposed" });
  });

  it("locks the member before the accounts, as every act does", async () => {
    await deposit(LARGE);
    let asking: Promise<unknown> = Promise.resolve();
    const isFree = await test.owner.transaction(async (tx) => {
      await tx.query("select from members where id = $1 for no key update", [member.memberId]);
      asking = withdraw(LARGE);
      await vi.waitUntil(async () => {
        const waiting = await tx.query(
          "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
        );
        return waiting.length > 0;
      });
      const cash = await tx.query(
        "select from ledger_accounts where bucket = $1 and id = $2 for update skip locked",
        [member.cash.bucket, member.cash.id],
      );
      return cash.length === 1;
    });
    await asking;
    expect(isFree).toBe(true);
    expect(await listed("open")).toBeDefined();
  });

  it("opens by hand, once, keeps notes, and shows the withdrawal's check to those who decide", async () => {
    const id = await withdraw(50_000);
    expect(await listed("open")).toBeUndefined();
    const opened = await office("open-suspicion", { id: Number(member.memberId) });
    expect(opened).toMatchObject({ status: "success" });
    const { suspicionId } = opened;
    expect(await office("open-suspicion", { id: Number(member.memberId) })).toEqual({
      status: "already",
    });
    expect(await office("open-suspicion", { id: 999_999_999 })).toEqual({ status: "not_found" });
    await office("add-suspicion-note", { suspicionId, reason: "called the bank" });
    expect((await listed("open"))?.notes).toMatchObject([{ text: "called the bank" }]);
    const pointsFor = async (cookie: string) => {
      const { body } = await officeCall(test, "get-payment", { id: Number(id) }, cookie);
      return (body["request"] as PaymentDetail).checks.map(({ point }) => point);
    };
    expect(await pointsFor(await operatorWithRole(test, "cashier"))).toContain("suspicion");
    expect(await pointsFor(await operatorWithRole(test, "viewer"))).not.toContain("suspicion");
  });

  it("keeps an approved withdrawal out of payment files too", async () => {
    const payout = await makePayout(test, 50_000, member);
    await openSuspicionOf(test.app.db, member.memberId);
    const file = { accountId: 1, layout: "names", payouts: [payout] };
    expect(await office("make-payment-file", file)).toEqual({ status: "suspected" });
  });

  it("ends by two who may see it, with the authority's reference, and is stale once signs were added", async () => {
    const { suspicionId, version } = await openSuspicionOf(test.app.db, member.memberId);
    await deposit(LARGE);
    await withdraw(LARGE);
    expect(await listed("open"), "the value found last").toMatchObject({
      reasons: [{ sign: "littlePlay", value: 0 }],
    });
    const outcome = "reported";
    expect(await office("close-suspicion", { suspicionId, version, outcome })).toMatchObject({
      status: "stale",
    });
    const cashier = await operatorWithRole(test, "cashier");
    expect(
      await officeCall(test, "close-suspicion", { suspicionId, version, outcome, reason }, cashier),
    ).toMatchObject({ http: 403 });
    const explained = { suspicionId, version: version + 1, outcome: "explained" };
    expect(await office("close-suspicion", { ...explained, reference: "FIU-1" })).toMatchObject({
      status: "invalid",
      errors: [{ path: "reference" }],
    });
    expect(await close(outcome, { reference: "FIU-1" })).toMatchObject({ status: "success" });
    expect(await listed("closed")).toMatchObject({ outcome, reference: "FIU-1" });
    const note = { suspicionId, reason: "too late" };
    expect(await office("add-suspicion-note", note)).toEqual({ status: "already" });
  });

  it("does not open again for the same sign within thirty days of its close, and for another one it does", async () => {
    await deposit(LARGE);
    await withdraw(LARGE);
    await close("explained");
    await test.owner.query(
      "update payment_requests set status = 'cancelled', decision = 'refused', decided_at = now(), decided_by = 1 where member_id = $1 and kind = 'withdrawal'",
      [member.memberId],
    );
    await withdraw(LARGE);
    expect(await listed("open")).toBeUndefined();
    for (let n = 0; n < 3; n++) await deposit(LARGE - 1);
    const watchOnNextDay = async () => {
      test.clock.advance(DAY_MS);
      lead = await operatorWithRole(test, "cashier-lead");
      admin = await operatorWithRole(test, "admin");
      return test.app.acts.perform(SYSTEM, watchMembers);
    };
    expect(await watchOnNextDay(), "once a day").toBe(1);
    expect(await test.app.acts.perform(SYSTEM, watchMembers)).toBe(0);
    expect((await listed("open"))?.reasons.map(({ sign }) => sign)).toContain("structuring");
  });

  it("is told to no member: neither the page, the copy of the data nor the call says anything", async () => {
    await openSuspicionOf(test.app.db, member.memberId);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const copy = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie, "sec-fetch-site": "same-origin" },
    });
    expect(copy.statusCode).toBe(200);
    expect(copy.body).not.toMatch(/suspicion|laundering|littlePlay/i);
    const seen = await officeCall(
      test,
      "get-member-audit",
      { id: Number(member.memberId) },
      await operatorWithRole(test, "cashier-lead"),
    );
    expect(JSON.stringify(seen.body)).not.toMatch(/suspicion/);
  });

  it("is reported by a file with the person in full, and forgotten with an erased member", async () => {
    await setNumbers(test.app.db, member.memberId, { phone: "+821099998888" });
    await deposit(LARGE);
    const { suspicionId } = await openSuspicionOf(test.app.db, member.memberId);
    await office("add-suspicion-note", { suspicionId, reason: "=the bank called" });
    const { body } = await officeCall(
      test,
      "export-suspicion-report",
      { suspicionId, reason: "for the authority" },
      lead,
    );
    const file = String(body["file"]);
    for (const part of [
      "phone,'+821099998888",
      "birth_date,1990-01-01",
      "sign,value,threshold\r\nlittlePlay,3,100",
      "'=the bank called",
      `deposit,${LARGE}.00`,
    ])
      expect(file).toContain(part);
    await eraseSuspicions(test.app.db, member.memberId);
    expect(await listed("open")).toBeUndefined();
  });
});
