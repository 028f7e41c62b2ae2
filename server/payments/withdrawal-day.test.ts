import { describe, expect, it } from "vitest";
import type { PaymentDetail } from "#contract/office/payments.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("the day of withdrawals", () => {
  const test = useTestApp();

  it("is the member's calendar day in get-payment, as for their maximum", async () => {
    const { db, acts } = test.app;
    const { memberId } = await makeMember(db, { cash: fromWon(1_000_000) });
    const cookie = await signInToOffice(test, "operator1");
    const withdraw = (won: number) =>
      acts.perform(SYSTEM, (act) => placeWithdrawal(act, memberId, fromWon(won), "Asia/Seoul"));
    const dayOf = async (id: bigint) => {
      const { body } = await officeCall(test, "get-payment", { id: Number(id) }, cookie);
      const { checks } = body["request"] as PaymentDetail;
      return checks.find(({ point }) => point === "limits")?.facts["day"];
    };
    const earlier = await withdraw(300_000);
    await decideRequest(acts, earlier, "approved");
    await db.query(
      `update payment_requests set asked_at =
         date_trunc('day', asked_at at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
           - interval '1 minute' where id = $1`,
      [earlier],
    );
    const today = await withdraw(200_000);
    expect([await dayOf(earlier), await dayOf(today)]).toEqual([300_000, 200_000]);
  });
});
