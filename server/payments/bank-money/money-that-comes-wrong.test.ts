import { beforeEach, describe, expect, it } from "vitest";
import type { PaymentDetail } from "#contract/office/payments.ts";
import type { LineTrouble, StatementLine } from "#contract/office/statements.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkPayments } from "#server/payments/checks.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { cancelDeposit, expireDeposits, placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const HEAD = "날짜,입금액,보낸분,메모\n";
let references = 0;

describe("money that comes late, wrong or twice", () => {
  const test = useTestApp();
  let cashier = "";
  let lead = "";

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    cashier = await operatorWithRole(test, "cashier");
    lead = await operatorWithRole(test, "cashier-lead");
  });

  const make = async (name: Parameters<typeof officeCall>[1], input: object, by = cashier) =>
    (await officeCall(test, name, { reason: "bank file", ...input }, by)).body;
  /** A deposit of a new member with a reference of its own. */
  const deposit = async (won: number) => {
    const member = await makeMember(test.app.db);
    const reference = `D-${String(++references).padStart(6, "2")}`;
    const { memberId } = member;
    await test.app.db.query(
      `insert into payment_account_questions
         (member_id, receiving_account_id, reference, asked_at, expires_at)
       values ($1, 1, $2, now(), now() + interval '30 minutes')`,
      [memberId, reference],
    );
    const ask = { amount: fromWon(won), reference };
    const id = await test.app.acts.perform(SYSTEM, (act) => placeDeposit(act, memberId, ask));
    return { id: Number(id), member, reference };
  };
  /** Imports one transfer and answers its line. */
  const bring = async (won: number, memo: string, sender = "owner"): Promise<StatementLine> => {
    const day = test.clock.now().toISOString().slice(0, 10);
    const body = `${HEAD}${day},${won},${sender},${memo}\n`;
    const columns = { date: 0, time: null, amount: 1, sender: 2, memo: 3 };
    const answer = await make("import-statement", {
      accountId: 1,
      fileName: "bank.csv",
      content: Buffer.from(body).toString("base64"),
      layout: { delimiter: ",", skipped: 1, columns },
    });
    expect(answer).toMatchObject({ added: 1 });
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select max(id) as id from payment_statement_lines",
    );
    return look(Number(row?.id));
  };
  const look = async (id: number) =>
    (await officeCall(test, "get-statement-line", { id }, cashier)).body["line"] as StatementLine;
  const detail = async (id: number) =>
    (await officeCall(test, "get-payment", { id }, cashier)).body["request"] as PaymentDetail;
  const carryOut = (answer: Record<string, unknown>, by = lead) =>
    make("decide-proposal", { id: answer["proposalId"], decision: "carry-out" }, by);
  const cashOf = async ({ memberId }: TestMember) =>
    toWon((await getBalances(test.app.db, memberId)).cash);
  const notesOf = ({ memberId }: TestMember) =>
    test.app.db.query<{ contents: string }>(
      "select contents from message_notes where member_id = $1 order by id",
      [memberId],
    );
  const houseOf = async (code: string) => {
    const [row] = await test.owner.query<{ won: string }>(
      `select (coalesce(sum(amount), 0) / 100000)::text as won from ledger_postings
       where account = (select 'house:' || id from ledger_house_accounts where code = $1)`,
      [code],
    );
    return Number(row?.won);
  };
  const faults = () => checkPayments(test.owner.pool);
  const expire = async (id: number) => {
    await test.app.db.query("update payment_requests set expires_at = $2 where id = $1", [
      id,
      test.clock.now(),
    ]);
    await test.app.acts.perform(SYSTEM, expireDeposits);
  };
  /** Posts a line to a member, by two operators; answers the new deposit. */
  const post = async (line: StatementLine, { loginId }: TestMember) => {
    const proposed = await make("post-statement-line", { id: line.id, loginId });
    expect(proposed).toMatchObject({ status: "proposed" });
    return carryOut(proposed);
  };

  it("a transfer is the bank's liability from its import until a member is credited", async () => {
    const [bank, kept] = [await houseOf("bank"), await houseOf("unallocated")];
    const { id, reference, member } = await deposit(50_000);
    const line = await bring(50_000, reference);
    expect([await houseOf("bank"), await houseOf("unallocated")]).toEqual([
      bank - 50_000,
      kept + 50_000,
    ]);
    await make("approve-payment", { id, version: 1, statementLine: line.id });
    expect(await cashOf(member)).toBe(50_000);
    expect([await houseOf("bank"), await houseOf("unallocated")]).toEqual([bank - 50_000, kept]);
    expect(await look(line.id)).toMatchObject({ state: "matched", trouble: null });
    expect(await faults()).toEqual([]);
  });

  it("a deposit with its transfer does not expire while it waits for a decision", async () => {
    const { id, reference } = await deposit(50_000);
    const line = await bring(50_000, reference);
    await make("match-statement-line", { id: line.id, depositId: id });
    await expire(id);
    expect(await detail(id)).toMatchObject({ decision: null });
  });

  it("late money names its member for ever, and two operators credit it", async () => {
    const { id, reference, member } = await deposit(60_000);
    await expire(id);
    const line = await bring(60_000, `mobile ${reference.replace("-", " ")}`);
    expect(line).toMatchObject({
      match: null,
      trouble: "late",
      referenced: { loginId: member.loginId, reference, depositId: id },
    });
    const { loginId } = member;
    const proposed = await make("post-statement-line", { id: line.id, loginId });
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await cashOf(member)).toBe(0);
    expect(await make("hold-statement-line", { id: line.id, isHeld: true })).toMatchObject({
      status: "waiting",
    });
    expect((await carryOut(proposed, cashier))["http"]).toBeUndefined();
    expect(await cashOf(member)).toBe(0);
    expect(await carryOut(proposed)).toMatchObject({ status: "success" });
    expect(await cashOf(member)).toBe(60_000);
    const ended = await look(line.id);
    expect(ended).toMatchObject({ state: "posted", trouble: "late" });
    expect(await detail(ended.depositId ?? 0)).toMatchObject({
      decision: "approved",
      amount: 60_000,
      reference,
    });
    expect((await notesOf(member)).at(-1)?.contents).toContain("신청이 끝난 뒤");
    expect(await faults()).toEqual([]);
  });

  it.each([
    ["partial", 70_000, 65_000, "적은"],
    ["over", 70_000, 71_000, "많은"],
  ] as const)(
    "%s money is credited with the amount that came, which the operator saw and the member is told",
    async (trouble, asked, came, word) => {
      const { id, reference, member } = await deposit(asked);
      const line = await bring(came, reference);
      expect(line).toMatchObject({ match: null, trouble });
      const seen = { id, version: 1, statementLine: line.id };
      expect(await make("approve-payment", seen), "never silently").toEqual({ status: "balance" });
      expect(await make("approve-payment", { ...seen, amount: asked })).toEqual({
        status: "balance",
      });
      expect(await make("approve-payment", { ...seen, amount: came })).toEqual({
        status: "success",
      });
      expect(await cashOf(member)).toBe(came);
      expect(await detail(id)).toMatchObject({ amount: came, asked });
      expect(await look(line.id)).toMatchObject({ state: "matched", trouble });
      const [note] = await notesOf(member);
      expect(note?.contents).toContain(word);
      expect(note?.contents).toContain(`${came.toLocaleString("ko-KR")}원`);
      expect(await faults()).toEqual([]);
    },
  );

  it("an over-payment from the threshold on waits for a second operator with its line", async () => {
    const { id, reference, member } = await deposit(80_000);
    const line = await bring(4_000_000, reference);
    const input = { id, version: 1, statementLine: line.id, amount: 4_000_000 };
    const proposed = await make("approve-payment", input);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await detail(id)).toMatchObject({ came: 4_000_000, second: "amount" });
    expect(await cashOf(member)).toBe(0);
    expect(await carryOut(proposed)).toMatchObject({ status: "success" });
    expect(await cashOf(member)).toBe(4_000_000);
    expect(await faults()).toEqual([]);
  });

  it("a second transfer with a used reference is a duplicate, held or credited by two", async () => {
    const { id, reference, member } = await deposit(90_000);
    const first = await bring(90_000, reference);
    await make("approve-payment", { id, version: 1, statementLine: first.id });
    const second = await bring(90_000, `again ${reference}`);
    expect(second).toMatchObject({ match: null, candidates: [], trouble: "duplicate" });
    expect(await make("hold-statement-line", { id: second.id, isHeld: true })).toEqual({
      status: "success",
    });
    expect((await notesOf(member)).at(-1)?.contents).toContain("이미 사용한 입금 번호");
    expect(await look(second.id)).toMatchObject({ state: "held", trouble: "duplicate" });
    expect(await faults()).toEqual([]);
    expect(await post(second, member)).toMatchObject({ status: "success" });
    expect(await cashOf(member)).toBe(180_000);
    expect(await faults()).toEqual([]);
  });

  it("third-party money is never certain and can be held, and the member is told", async () => {
    const { reference, member } = await deposit(100_000);
    const line = await bring(100_000, reference, "Stranger");
    expect(line).toMatchObject({ match: null, trouble: "third_party" });
    await make("hold-statement-line", { id: line.id, isHeld: true });
    expect(await cashOf(member)).toBe(0);
    expect((await notesOf(member)).at(-1)?.contents).toContain("다른 이름의 계좌");
    expect(await look(line.id)).toMatchObject({ state: "held", trouble: "third_party" });
  });

  it("a transfer above the member's own limit is credited to no member, whichever way it takes", async () => {
    const { id, member, reference } = await deposit(130_000);
    const name = { kind: "deposit", period: "day" } as const;
    await setLimit(test.app.acts, member.memberId, name, fromWon(100_000));
    const kept = await houseOf("unallocated");
    const line = await bring(130_000, reference);
    expect(await make("approve-payment", { id, version: 1, statementLine: line.id })).toMatchObject(
      {
        status: "own_limit",
      },
    );
    const other = await bring(131_000, "no reference");
    expect(await post(other, member)).toMatchObject({ status: "own_limit" });
    expect(await cashOf(member)).toBe(0);
    expect(await houseOf("unallocated")).toBe(kept + 261_000);
    expect(await faults()).toEqual([]);
  });

  it("a line is posted once, also when it was matched or posted meanwhile", async () => {
    const { member } = await deposit(110_000);
    const line = await bring(111_000, "no reference");
    expect(line.trouble).toBe("no_reference");
    const { loginId } = member;
    const unknown = await make("post-statement-line", { id: line.id, loginId: "never-a-member" });
    expect(unknown).toEqual({ status: "not_found" });
    expect(await post(line, member)).toMatchObject({ status: "success" });
    expect(await make("post-statement-line", { id: line.id, loginId })).toMatchObject({
      status: "stale",
    });
    expect(await cashOf(member)).toBe(111_000);
  });

  it("a deposit approved before its transfer waits for it in the ledger", async () => {
    const awaited = await houseOf("awaited");
    const { id, reference } = await deposit(120_000);
    const proposed = await make("approve-payment", { id, version: 1 });
    await carryOut(proposed);
    expect(await houseOf("awaited")).toBe(awaited - 120_000);
    const line = await bring(120_000, reference);
    await make("match-statement-line", { id: line.id, depositId: id });
    expect(await houseOf("awaited")).toBe(awaited);
    expect(await faults()).toEqual([]);
  });

  it("every trouble has its own words for the member in six languages", async () => {
    const { transferLetters } = await import("#locales/letters.ts");
    const troubles: LineTrouble[] = ["late", "partial", "over", "duplicate", "third_party"];
    for (const { came } of Object.values(transferLetters)) {
      const said = troubles.map((trouble) => came[trouble]("1"));
      expect(new Set(said).size).toBe(troubles.length);
      for (const words of said) expect(words).toContain("1");
    }
  });

  it("a cancelled request frees its line, which is late from then on", async () => {
    const { id, reference, member } = await deposit(130_000);
    const line = await bring(130_000, reference);
    await make("match-statement-line", { id: line.id, depositId: id });
    await test.app.acts.perform(SYSTEM, (act) => cancelDeposit(act, member.memberId, BigInt(id)));
    expect(await look(line.id)).toMatchObject({ state: "open", trouble: "late" });
    expect(await faults()).toEqual([]);
  });
});
