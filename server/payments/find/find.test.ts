import { beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("finding a payment from anywhere", () => {
  const test = useTestApp();
  let cashier = "";
  let member: TestMember;
  let id = 0;
  beforeAll(async () => {
    cashier = await operatorWithRole(test, "cashier");
    member = await makeMember(test.app.db);
    id = Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(50_000) }),
      ),
    );
    await test.app.db.query("update payment_requests set reference = 'D-7K2M9Q' where id = $1", [
      id,
    ]);
  });
  const find = async (query: string) =>
    (await officeCall(test, "find-payments", { query }, cashier)).body["payments"];

  it.each([() => String(id), () => `#${id}`, () => "D-7K2M9Q", () => "d7k2m9q", () => "d 7k2m 9q"])(
    "find-payments finds it by its number and by its reference in any spelling",
    async (queryOf) => {
      expect(await find(queryOf())).toEqual([
        {
          id,
          kind: "deposit",
          amount: 50_000,
          member: expect.any(String) as string,
          reference: "D-7K2M9Q",
        },
      ]);
    },
  );

  it.each(["99999999", "#0", "D-XXXXXX", "moon", "7K2M9Q", "%"])(
    "finds nothing by %j",
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );
});
