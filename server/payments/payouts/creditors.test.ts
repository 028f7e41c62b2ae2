import { beforeAll, describe, expect, it } from "vitest";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { fileOf } from "#tests/support/payouts.ts";

describe("the creditor of a withdrawal", () => {
  const test = useTestApp();
  let cashier = "";
  beforeAll(async () => {
    cashier = await operatorWithRole(test, "cashier");
  });

  it.each([
    ["names", "download-payment-csv"],
    ["codes", "download-payment-csv"],
    ["pain.001", "download-payment-xml"],
  ] as const)(
    "is the registered account in the registered name, after the member proved who asks (%s)",
    async (layout, download) => {
      const { memberId, loginId } = await makeMember(test.app.db, { cash: fromWon(500_000) });
      const owner = `홍길동 ${layout}`;
      await test.owner.query("update members set bank_owner = $2 where id = $1", [memberId, owner]);
      const cookie = await test.signIn(loginId, PASSWORD);
      const ask = async (input: object) =>
        (await test.call("apply-user-withdraw", { balance: 100_000, ...input }, { cookie })).body;
      const held = async () => toWon((await getBalances(test.app.db, memberId)).hold);

      expect(await ask({ pass: "000000" })).toEqual({ status: "pass" });
      for (const unproved of [{}, { pass: WITHDRAWAL_PASSWORD, bankOwner: "다른 사람" }])
        expect(await ask(unproved)).toMatchObject({ status: "invalid" });
      expect(await held()).toBe(0);
      expect(await ask({ pass: WITHDRAWAL_PASSWORD })).toMatchObject({ status: "success" });
      expect(await held()).toBe(100_000);

      const [request] = await test.app.db.query<{ id: bigint }>(
        "select id from payment_requests where member_id = $1",
        [memberId],
      );
      await decideRequest(test.app.acts, request?.id ?? 0n, "approved");
      const [payout] = await test.app.db.query<{ id: bigint }>(
        "select id from payment_payouts where request_id = $1",
        [request?.id],
      );
      const id = await fileOf(test, layout, Number(payout?.id));
      const { body } = await officeCall(test, download, { id, reason: "to the bank" }, cashier);
      const file = String(body["file"]);
      expect(file).toContain(owner);
      expect(file).toMatch(/123-?456-?7890/);
    },
  );
});
