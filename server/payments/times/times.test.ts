import { beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { cancelDeposit, expireDeposits, placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { postLine } from "#server/payments/statements/posting.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { payByBank } from "#tests/support/payouts.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WON = fromWon(10_000);

describe("get-payment-times", () => {
  const test = useTestApp();
  let member: TestMember;
  beforeAll(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(10_000_000) });
    test.clock.stop();
    // The demo's own requests are older than the measured days.
    test.clock.advance(8 * DAY_MS);
    await test.app.acts.perform(SYSTEM, expireDeposits);
  });

  const times = async () => (await test.call("get-payment-times", {})).body;
  const fresh = () => {
    test.clock.advance(MINUTE_MS);
    return times();
  };
  const deposit = () =>
    test.app.acts.perform(SYSTEM, (act) => placeDeposit(act, member.memberId, { amount: WON }));
  const withdrawal = () =>
    test.app.acts.perform(SYSTEM, (act) =>
      placeWithdrawal(act, member.memberId, WON, "Asia/Seoul"),
    );
  const decided = async (id: bigint, minutes: number, decision: "approved" | "refused") => {
    test.clock.advance(minutes * MINUTE_MS);
    await decideRequest(test.app.acts, id, decision);
  };

  it("answers no times for fewer than twenty requests, and how many it needs of how many days", async () => {
    for (let minutes = 1; minutes < 20; minutes++)
      await decided(await deposit(), minutes, minutes % 5 === 0 ? "refused" : "approved");
    expect(await fresh()).toEqual({
      status: "success",
      measuredAt: test.clock.now().toISOString(),
      days: 7,
      least: 20,
      deposit: null,
      withdrawal: null,
    });
  });

  it("answers the median and the 95th percentile of measured times, and of how many", async () => {
    await decided(await deposit(), 20, "approved");
    // One to twenty minutes: the tenth and the nineteenth.
    const measured = { requests: 20, medianSeconds: 600, p95Seconds: 1_140 };
    expect(await fresh()).toMatchObject({ deposit: measured, withdrawal: null });
  });

  it("measures once a minute at most", async () => {
    const before = await fresh();
    await decided(await deposit(), 0, "approved");
    test.clock.advance(MINUTE_MS - 1);
    expect(await times()).toEqual(before);
    test.clock.advance(1);
    expect(await times()).toMatchObject({ deposit: { requests: 21 } });
  });

  it("leaves out deposits that staff did not decide: expired, withdrawn and posted ones", async () => {
    const { acts, db } = test.app;
    const withdrawn = await deposit();
    await acts.perform(SYSTEM, (act) => cancelDeposit(act, member.memberId, withdrawn));
    await deposit();
    test.clock.advance(DAY_MS);
    expect(await acts.perform(SYSTEM, expireDeposits)).toBe(1);
    const line = BigInt(await makeBankLine(db, 30_000));
    await acts.perform({ kind: "operator", operatorId: 1n, checkerId: 2n }, (act) =>
      postLine(act, line, member.loginId),
    );
    expect(await fresh()).toMatchObject({ deposit: { requests: 21 } });
  });

  it("measures withdrawals until the bank has paid, without refused and unpaid ones", async () => {
    for (let minutes = 1; minutes <= 20; minutes++) {
      const id = await withdrawal();
      await decided(id, 0, "approved");
      test.clock.advance(minutes * MINUTE_MS);
      await payByBank(test.app, id);
    }
    await decided(await withdrawal(), 1, "refused");
    await decided(await withdrawal(), 1, "approved");
    const measured = { requests: 20, medianSeconds: 600, p95Seconds: 1_140 };
    expect(await fresh()).toMatchObject({ withdrawal: measured });
  });

  it("forgets what ended more than seven days ago", async () => {
    test.clock.advance(7 * DAY_MS);
    expect(await fresh()).toMatchObject({ deposit: null, withdrawal: null });
  });
});
