import { beforeAll, describe, expect, it } from "vitest";
import type { QueueEntry } from "#contract/office/payments.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("a row of the queue", () => {
  const test = useTestApp();
  let cashier = "";
  let member: TestMember;
  const ask = async () =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(50_000) }),
      ),
    );
  const rowOf = async (id: number, kind = "deposit") => {
    const { body } = await officeCall(test, "get-payment-queue", { kind, filter: "open" }, cashier);
    return (body["requests"] as QueueEntry[]).find((request) => request.id === id);
  };
  beforeAll(async () => {
    cashier = await operatorWithRole(test, "cashier");
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    await test.app.db.query("update members set bank_owner = '홍길동' where id = $1", [
      member.memberId,
    ]);
  });

  it("names the account holder and the reference, and a first deposit until one is approved", async () => {
    const { db, acts } = test.app;
    const first = await ask();
    await db.query("update payment_requests set reference = 'D-7K2M9Q' where id = $1", [first]);
    expect(await rowOf(first)).toMatchObject({
      owner: "홍길동",
      reference: "D-7K2M9Q",
      isFirst: true,
      hasLine: false,
    });
    await decideRequest(acts, first, "refused", { by: 2n, memo: "no" });
    const second = await ask();
    expect(await rowOf(second)).toMatchObject({ isFirst: true });
    await makeBankLine(db, 50_000, second);
    await decideRequest(acts, second, "approved");
    expect(await rowOf(await ask())).toMatchObject({ reference: null, isFirst: false });
  });

  it("says which deposits a line of a bank statement shows", async () => {
    member = await makeMember(test.app.db);
    const id = await ask();
    await test.app.db.query("update payment_requests set reference = 'D-7K2M9R' where id = $1", [
      id,
    ]);
    await makeBankLine(test.app.db, 50_000);
    expect(await rowOf(id)).toMatchObject({ hasLine: false });
    await test.app.db.query(
      "update payment_statement_lines set memo = 'D-7K2M9R' where deposit_id is null",
    );
    expect(await rowOf(id)).toMatchObject({ hasLine: true });
  });

  it("names the holder of the account of a withdrawal, which is never a first deposit", async () => {
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    const id = Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, member.memberId, fromWon(30_000), "Asia/Seoul"),
      ),
    );
    expect(await rowOf(id, "withdrawal")).toMatchObject({
      owner: expect.stringMatching(/./) as string,
      isFirst: false,
      hasLine: false,
    });
  });
});
