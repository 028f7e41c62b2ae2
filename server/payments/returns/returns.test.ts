import { beforeEach, describe, expect, it } from "vitest";
import type { Payout } from "#contract/office/payouts.ts";
import type { StatementLine } from "#contract/office/statements.ts";
import { checkPayments } from "#server/payments/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { makePayout, receiver } from "#tests/support/payouts.ts";

describe("transfers that go back to their senders", () => {
  const test = useTestApp();
  let cashier = "";
  let lead = "";
  let member: TestMember;
  let lineId = 0;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    cashier = await operatorWithRole(test, "cashier");
    lead = await operatorWithRole(test, "cashier-lead");
    member = await makeMember(test.app.db);
    lineId = await makeBankLine(test.app.db, 60_000);
    const reference = `D-${String(lineId).padStart(6, "3")}`;
    await test.app.db.query(
      `insert into payment_account_questions
         (member_id, receiving_account_id, reference, asked_at, expires_at)
       values ($1, 1, $2, now() - interval '1 hour', now() - interval '1 minute')`,
      [member.memberId, reference],
    );
    await test.app.db.query(
      "update payment_statement_lines set sender = 'Stranger', memo = $2 where id = $1",
      [lineId, reference],
    );
  });

  const make = async (name: Parameters<typeof officeCall>[1], input: object, by = cashier) =>
    (await officeCall(test, name, { reason: "bank day", ...input }, by)).body;
  const carryOut = (answer: Record<string, unknown>, by = lead) =>
    make("decide-proposal", { id: answer["proposalId"], decision: "carry-out" }, by);
  const giveBack = () => make("return-statement-line", { id: lineId, ...receiver });
  /** Two operators agree to return the transfer; answers its payout. */
  const begin = async () => {
    expect(await carryOut(await giveBack())).toMatchObject({ status: "success" });
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select return_id as id from payment_statement_lines where id = $1 and return_id is not null",
      [lineId],
    );
    return Number(row?.id);
  };
  const stateOf = async (id = lineId) =>
    ((await officeCall(test, "get-statement-line", { id }, cashier)).body["line"] as StatementLine)
      .state;
  const payouts = async (view: string) =>
    (await officeCall(test, "get-payouts", { view }, cashier)).body["payouts"] as Payout[];
  const fileOf = async (...ids: number[]) =>
    Number(
      (await make("make-payment-file", { accountId: 1, layout: "names", payouts: ids }))["fileId"],
    );
  const notes = async () =>
    (
      await test.app.db.query<{ title: string; contents: string }>(
        "select title, contents from message_notes where member_id = $1 order by id",
        [member.memberId],
      )
    ).map(({ title, contents }) => `${title} ${contents}`);
  const houseOf = async (code: string) => {
    const [row] = await test.owner.query<{ won: string }>(
      `select (coalesce(sum(amount), 0) / 100000)::text as won from ledger_postings
       where account = (select 'house:' || id from ledger_house_accounts where code = $1)`,
      [code],
    );
    return Number(row?.won);
  };
  const faults = () => checkPayments(test.owner.pool);

  it("return-statement-line takes two operators, and its money is set aside until the bank paid it", async () => {
    const kept = await houseOf("unallocated");
    const proposed = await giveBack();
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await stateOf()).toBe("open");
    expect(await carryOut(proposed, cashier)).not.toMatchObject({ status: "success" });
    expect(await carryOut(proposed)).toMatchObject({ status: "success" });
    expect(await stateOf()).toBe("returning");
    expect(await houseOf("unallocated")).toBe(kept - 60_000);
    expect(await houseOf("returning")).toBe(60_000);
    const ready = (await payouts("ready")).find((each) => each.lineId === lineId);
    expect(ready).toMatchObject({
      requestId: null,
      amount: 60_000,
      state: "ready",
      bank: { name: receiver.bankName, number: receiver.bankNumber, owner: receiver.bankOwner },
      member: { loginId: member.loginId },
    });
    const fileId = await fileOf(ready?.id ?? 0);
    await make("send-payment-file", { id: fileId });
    const paid = await makeBankLine(test.app.db, 60_000, null, true);
    expect(await make("settle-payout", { id: ready?.id, lineId: paid })).toEqual({
      status: "success",
    });
    expect(await stateOf()).toBe("returned");
    expect(await houseOf("returning")).toBe(0);
    const told = await notes();
    expect(told).toHaveLength(2);
    expect(told[0]).toContain("다른 이름의 계좌");
    expect(told[0]).toContain("돌려보냅니다");
    expect(told[1]).toContain("돌려보냈습니다");
    expect(await faults()).toEqual([]);
  });

  it("the file of a return names its receiver, and its mark settles it at the import", async () => {
    const id = await begin();
    const fileId = await fileOf(id, await makePayout(test, 40_000));
    const answer = await officeCall(
      test,
      "download-payment-csv",
      { id: fileId, reason: "to the bank" },
      cashier,
    );
    const text = String(answer.body["file"]);
    expect(text).toContain("110222333444,60000,박사기");
    expect(text).toContain(`PAY-${id}`);
    const day = test.clock.now().toISOString().slice(0, 10);
    const body = `날짜,입금액,출금액,거래처,메모\n${day},,60000,박사기,PAY-${id}\n`;
    const columns = { date: 0, time: null, amount: 1, paid: 2, sender: 3, memo: 4 };
    const imported = await make("import-statement", {
      accountId: 1,
      fileName: "paid.csv",
      content: Buffer.from(body).toString("base64"),
      layout: { delimiter: ",", skipped: 1, columns },
    });
    expect(imported).toMatchObject({ settled: 1 });
    expect(await stateOf()).toBe("returned");
    expect(await faults()).toEqual([]);
  });

  it("a return that the bank refused is held again, and can be returned to another account", async () => {
    const id = await begin();
    await make("send-payment-file", { id: await fileOf(id) });
    const failed = await make("fail-payouts", { payouts: [id], fault: "account_unknown" });
    expect(await carryOut(failed)).toMatchObject({ status: "success" });
    expect(await stateOf()).toBe("held");
    expect(await houseOf("returning")).toBe(0);
    expect((await notes()).at(-1)).toContain("은행이 돌려보내지 못해");
    expect(await faults()).toEqual([]);
    expect(await begin()).not.toBe(id);
    expect(await stateOf()).toBe("returning");
    expect(await faults()).toEqual([]);
  });

  it("cancel-return holds the transfer again while it is in no file, and not later", async () => {
    const id = await begin();
    expect(await make("cancel-return", { id })).toEqual({ status: "success" });
    expect(await stateOf()).toBe("held");
    expect((await payouts("ended")).find((each) => each.id === id)).toMatchObject({
      state: "cancelled",
    });
    expect(await make("cancel-return", { id })).toMatchObject({ status: "stale" });
    const again = await begin();
    await fileOf(again);
    expect(await make("cancel-return", { id: again })).toMatchObject({ status: "stale" });
    const withdrawal = await makePayout(test, 10_000);
    expect(await make("cancel-return", { id: withdrawal })).toEqual({ status: "not_found" });
    expect(await faults()).toEqual([]);
  });

  it("a transfer on its way back is neither credited, held, matched nor returned a second time", async () => {
    await begin();
    for (const [name, input] of [
      ["post-statement-line", { id: lineId, loginId: member.loginId }],
      ["hold-statement-line", { id: lineId, isHeld: true }],
      ["return-statement-line", { id: lineId, ...receiver }],
    ] as const)
      expect(await make(name, input), name).toMatchObject({ status: "stale" });
    const paid = await makePayout(test, 60_000);
    await fileOf(paid);
    const outgoing = await makeBankLine(test.app.db, 60_000, null, true);
    await make("settle-payout", { id: paid, lineId: outgoing });
    const back = await make("return-payout", { id: paid, lineId });
    expect(await carryOut(back)).toMatchObject({ status: "stale" });
    expect(await faults()).toEqual([]);
  });

  it("a returned payment that comes in again is a transfer of its own", async () => {
    const id = await begin();
    await fileOf(id);
    const outgoing = await makeBankLine(test.app.db, 60_000, null, true);
    await make("settle-payout", { id, lineId: outgoing });
    const again = await makeBankLine(test.app.db, 60_000);
    const back = await make("return-payout", { id, lineId: again });
    expect(await carryOut(back)).toMatchObject({ status: "stale" });
    expect(await stateOf(again)).toBe("open");
    expect(await faults()).toEqual([]);
  });

  it("the receiver's number is sealed in the proposal and in the payment, and shown while it waits", async () => {
    const { proposalId } = await giveBack();
    const stored = await test.app.db.query<{ text: string }>(
      "select payload::text as text from operator_proposals where id = $1",
      [proposalId],
    );
    expect(stored[0]?.text).not.toContain(receiver.bankNumber);
    const listed = async (view: string) => {
      const { body } = await officeCall(test, "get-proposals", { view }, lead);
      const proposals = body["proposals"] as { id: number; payload: Record<string, unknown> }[];
      return proposals.find(({ id }) => id === proposalId)?.payload;
    };
    expect(await listed("waiting")).toMatchObject({ bankNumber: receiver.bankNumber });
    await carryOut({ proposalId });
    expect(await listed("decided")).not.toHaveProperty("bankNumber");
    const [row] = await test.app.db.query<{ isReadable: boolean }>(
      `select position(convert_to($2, 'UTF8') in bank_number) > 0 as "isReadable"
         from payment_payouts where line_id = $1 and bank_number is not null`,
      [lineId, receiver.bankNumber],
    );
    expect(row).toEqual({ isReadable: false });
  });

  it.each([
    ["bankNumber", "12-ab"],
    ["bankNumber", ""],
    ["bankName", ""],
    ["bankOwner", "a\u202Eb"],
  ])("an unusable %s is refused with its field: %j", async (field, value) => {
    const input = { id: lineId, ...receiver, [field]: value, reason: "bank day" };
    const answer = await officeCall(test, "return-statement-line", input, cashier);
    expect(answer.body["status"]).toBe("invalid");
    expect(JSON.stringify(answer.body)).toContain(field);
  });
});
