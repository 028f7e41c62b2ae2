import { beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("a request on hold", () => {
  const test = useTestApp();
  let operator = "";
  beforeAll(async () => {
    operator = await signInToOffice(test, "operator1");
  });

  it("is not counted by the badge, the tab's title and the overview, as the queue does not show it", async () => {
    const { memberId } = await makeMember(test.app.db);
    const id = await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, memberId, { amount: fromWon(50_000) }),
    );
    const counts = async () => {
      const open = { kind: "deposit", filter: "open" };
      const queue = (await officeCall(test, "get-payment-queue", open, operator)).body;
      const { waiting } = (await officeCall(test, "get-overview", {}, operator)).body as {
        waiting: { deposits: { count: number } };
      };
      const listed = (queue["requests"] as object[]).length;
      return { listed, counted: queue["waiting"], overview: waiting.deposits.count };
    };
    const before = await counts();
    expect(before).toEqual({
      listed: before.listed,
      counted: before.listed,
      overview: before.listed,
    });
    const hold = { id: Number(id), version: 1, reason: "waits for the bank" };
    const held = await officeCall(test, "hold-payment", hold, operator);
    expect(held.body).toEqual({ status: "success" });
    const listed = before.listed - 1;
    expect(await counts()).toEqual({ listed, counted: listed, overview: listed });
  });
});
