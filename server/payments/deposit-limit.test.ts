import { describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { DEPOSITS_PER_MEMBER } from "#server/payments/deposits.ts";
import { CONVERSIONS_PER_MEMBER } from "#server/wallet/comp.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";

describe("the limit of one member's requests", () => {
  const test = useTestApp();
  const signedIn = async () => {
    const member = await makeMember(test.app.db, { cash: fromWon(10_000) });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    return { ...member, call: (name: string, body: object) => test.call(name, body, { cookie }) };
  };

  it("repeatedly asking for deposits and withdrawing the requests is refused", async () => {
    const { call, memberId } = await signedIn();
    for (let n = 0; n < DEPOSITS_PER_MEMBER.uses; n++) {
      const { body } = await call("apply-user-deposit", { balance: 10_000 });
      expect(body["status"]).toBe("success");
      expect((await call("cancel-deposit", { id: body["id"] })).body["status"]).toBe("success");
    }
    const refused = await call("apply-user-deposit", { balance: 10_000 });
    expect(refused).toMatchObject({ http: 429, body: { status: "time" } });
    expect(refused.body["retryAfter"]).toBeLessThanOrEqual(DEPOSITS_PER_MEMBER.windowMs / 1000);
    const rows = await test.app.db.query("select from payment_requests where member_id = $1", [
      memberId,
    ]);
    expect(rows).toHaveLength(DEPOSITS_PER_MEMBER.uses);
    test.clock.advance(DEPOSITS_PER_MEMBER.windowMs);
    expect((await call("apply-user-deposit", { balance: 10_000 })).body["status"]).toBe("success");
  });

  it("repeatedly asking to convert missing comp is refused", async () => {
    const { call, memberId } = await signedIn();
    await test.app.db.query(
      "insert into throttles (key, window_started_at, uses) values ($1, $2, $3)",
      [`comp:${memberId}`, test.clock.now(), CONVERSIONS_PER_MEMBER.uses - 1],
    );
    expect((await call("roll-to-balance", {})).body["status"]).toBe("low_point");
    expect(await call("roll-to-balance", {})).toMatchObject({
      http: 429,
      body: { status: "time" },
    });
  });
});
