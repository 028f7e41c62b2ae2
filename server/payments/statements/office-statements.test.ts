import { beforeEach, describe, expect, it } from "vitest";
import type { PaymentDetail } from "#contract/office/payments.ts";
import type {
  StatementLayout,
  StatementLine,
  StatementPreview,
} from "#contract/office/statements.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { placeDeposit, cancelDeposit } from "#server/payments/deposits.ts";
import { isSure } from "#backoffice/payments/statements/line-kinds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

describe("bank statement lines in the office", () => {
  const test = useTestApp();
  let cookie: string;
  let layout: StatementLayout;
  const HEAD = "날짜,입금액,보낸분,메모\n";

  beforeEach(async () => {
    const { db } = test.app;
    await db.query("delete from payment_statement_lines");
    await db.query("delete from payment_statement_imports");
    // Moves other tests' approvals out of the period that matching considers.
    await db.query("update payment_requests set decided_at = decided_at - interval '30 days'");
    await db.query("delete from throttles");
    cookie = await signInToOffice(test, "operator1");
    layout = {
      delimiter: ",",
      skipped: 1,
      columns: { date: 0, time: null, amount: 1, sender: 2, memo: 3 },
    };
  });

  /** A deposit of a new member with its own reference. */
  const deposit = async (won: number, reference: string | null = null) => {
    const member = await makeMember(test.app.db);
    const id = Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(won) }),
      ),
    );
    await test.app.db.query(
      "update payment_requests set reference = $2, receiving_account_id = 1 where id = $1",
      [id, reference],
    );
    return { id, member };
  };
  const make = async (
    name: Parameters<typeof officeCall>[1],
    input: Record<string, unknown>,
    by = cookie,
  ) => (await officeCall(test, name, { reason: "은행 파일 확인", ...input }, by)).body;
  const day = () => test.clock.now().toISOString().slice(0, 10);
  const fileOf = (body: string) => ({
    accountId: 1,
    fileName: "bank.csv",
    content: Buffer.from(HEAD + body).toString("base64"),
  });
  const bring = (body: string) => make("import-statement", { ...fileOf(body), layout });
  const list = async (view = "open") =>
    (await officeCall(test, "get-statement-lines", { view }, cookie)).body[
      "lines"
    ] as StatementLine[];
  const detail = async (id: number) =>
    (await officeCall(test, "get-payment", { id }, cookie)).body["request"] as PaymentDetail;
  const cashOf = async ({ memberId }: TestMember) =>
    toWon((await getBalances(test.app.db, memberId)).cash);

  it("preview-statement shows layout, transfers and faults, and stores nothing", async () => {
    const answer = await officeCall(
      test,
      "preview-statement",
      fileOf(`${day()},50000,Kim,\n${day()},x,Lee,`),
      cookie,
    );
    expect(answer.body["preview"] as StatementPreview).toMatchObject({
      encoding: "utf-8",
      layout,
      incoming: 1,
      known: 0,
      faultCount: 1,
      faults: [{ code: "amount", line: 3, column: 1, text: "x" }],
    });
    expect(await list()).toEqual([]);
  });

  it("import-statement stores a transfer once, also when files overlap (nothing half done)", async () => {
    const one = `${day()},50000,Kim,a\n`;
    const two = `${day()},60000,Lee,b\n`;
    expect(await bring(one + one)).toEqual({ status: "success", added: 2, known: 0, settled: 0 });
    expect(await bring(one + one + two)).toEqual({
      status: "success",
      added: 1,
      known: 2,
      settled: 0,
    });
    expect(await bring(`${day()},1000,Kim,\n${day()},oops,Kim,\n`)).toEqual({ status: "file" });
    expect(await list()).toHaveLength(3);
  });

  it("two operators who import the same file simultaneously store each line once", async () => {
    const body = Array.from({ length: 50 }, (_, i) => `${day()},${1000 + i},Kim,\n`).join("");
    const answers = await Promise.all([bring(body), bring(body), bring(body)]);
    expect(answers.reduce((sum, { added }) => sum + Number(added), 0)).toBe(50);
    expect(await list()).toHaveLength(50);
  });

  it("a file above the general size limit is accepted, and one above two megabytes is refused", async () => {
    const send = (bytes: number) =>
      officeCall(
        test,
        "preview-statement",
        { accountId: 1, fileName: "x.csv", content: "A".repeat(Math.ceil(bytes / 3) * 4) },
        cookie,
      );
    expect((await send(500_000)).http).toBe(200);
    expect((await send(2_200_000)).http).toBe(413);
    const asked = await officeCall(test, "preview-statement", fileOf("x"), "");
    expect(asked.http).toBe(401);
  });

  it("a viewer may read the lines and may not import", async () => {
    const viewer = await operatorWithRole(test, "viewer");
    const input = { ...fileOf(`${day()},1000,Kim,\n`), layout, reason: "look" };
    expect((await officeCall(test, "import-statement", input, viewer)).http).toBe(403);
    const asked = await officeCall(test, "get-statement-lines", { view: "open" }, viewer);
    expect(asked.body).toMatchObject({ status: "success", lines: [] });
  });

  it("approve-payment settles the line with the deposit's reference, in one transaction", async () => {
    const { id, member } = await deposit(50_000, "D-7K2M9Q");
    await bring(`${day()},50000,owner,D 7K2M9Q\n`);
    const [line] = await list();
    expect(line?.match).toMatchObject({ why: "reference", sure: "exact", deposit: { id } });
    const before = await detail(id);
    expect(before.checks[0]).toMatchObject({ point: "transfer", state: "good" });
    expect(before.statementLine).toBe(line?.id);
    expect(
      await make("approve-payment", { id, version: before.version, statementLine: line?.id }),
    ).toEqual({ status: "success" });
    expect(await cashOf(member)).toBe(50_000);
    expect(await list()).toEqual([]);
    expect(await list("ended")).toMatchObject([{ depositId: id, handledBy: "김달빛" }]);
  });

  it("a stranger's transfer is never certain, and takes two operators although it has the reference", async () => {
    const { id, member } = await deposit(110_000, "D-7K2M9R");
    await bring(`${day()},110000,Stranger,D-7K2M9R\n`);
    const [line] = await list();
    const why = { why: "reference-other-name", sure: "possible" };
    expect(line).toMatchObject({ match: null, candidates: [why] });
    expect(line?.candidates[0]?.deposit).toMatchObject({ owner: "owner", second: "other_name" });
    const stateOf = async (point: string) =>
      (await detail(id)).checks.find((check) => check.point === point)?.state;
    expect(await stateOf("name"), "without a line there is no evidence").toBe("look");
    await make("match-statement-line", { id: line?.id, depositId: id });
    expect(await stateOf("name")).toBe("bad");
    const { version, second } = await detail(id);
    expect(second).toBe("other_name");
    const input = { id, version, statementLine: line?.id };
    expect(await make("approve-payment", input)).toMatchObject({ status: "proposed" });
    expect(await cashOf(member)).toBe(0);
  });

  it("a sender in another script is checked by an operator", async () => {
    const { id } = await deposit(120_000, "D-7K2M9S");
    await bring(`${day()},120000,김은하,D-7K2M9S\n`);
    expect((await list())[0]?.match).toMatchObject({ why: "reference", sure: "likely" });
    const { checks, statementLine } = await detail(id);
    expect(checks.find(({ point }) => point === "name")?.state).toBe("look");
    expect(statementLine).toBeNull();
  });

  it("of several deposits approved together only the stale one is refused", async () => {
    const some = [
      await deposit(50_000, "D-AAAAA2"),
      await deposit(60_000, "D-AAAAA3"),
      await deposit(70_000, "D-AAAAA4"),
    ];
    await bring(
      [
        `${day()},50000,owner,D-AAAAA2`,
        `${day()},60000,owner,D-AAAAA3`,
        `${day()},70000,owner,D-AAAAA4`,
      ].join("\n"),
    );
    const seen = await list();
    await make("hold-payment", { id: some[1]?.id, version: 1 });
    const answers: unknown[] = [];
    for (const { id: statementLine, match } of seen) {
      const { id, version } = match?.deposit ?? { id: 0, version: 0 };
      answers.push((await make("approve-payment", { id, version, statementLine }))["status"]);
    }
    expect(answers.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
      "stale",
      "success",
      "success",
    ]);
    expect((await list()).map(({ amount }) => amount)).toEqual([60_000]);
    expect(await Promise.all(some.map(({ member }) => cashOf(member)))).toEqual([
      50_000, 0, 70_000,
    ]);
  });

  it("a line settles exactly one deposit, also simultaneously", async () => {
    const one = await deposit(50_000, "D-BBBBB2");
    const two = await deposit(50_000, "D-BBBBB2");
    await bring(`${day()},50000,owner,D-BBBBB2\n`);
    const [line] = await list();
    expect(line).toMatchObject({
      match: null,
      candidates: [{ sure: "likely" }, { sure: "likely" }],
    });
    const answers = await Promise.all(
      [one, two].map(({ id }) =>
        make("approve-payment", { id, version: 1, statementLine: line?.id }),
      ),
    );
    expect(
      answers.map(({ status }) => String(status)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(["stale", "success"]);
    expect((await cashOf(one.member)) + (await cashOf(two.member))).toBe(50_000);
  });

  it("match-statement-line stores a choice, which ends when the deposit is cancelled", async () => {
    const { id, member } = await deposit(130_000);
    const other = await deposit(60_000);
    await bring(`${day()},130000,Nobody,\n`);
    const line = (await list())[0];
    expect(line).toMatchObject({ match: null, candidates: [{ why: "amount", deposit: { id } }] });
    expect(await make("match-statement-line", { id: line?.id, depositId: other.id })).toEqual({
      status: "balance",
    });
    expect(await make("match-statement-line", { id: line?.id, depositId: id })).toEqual({
      status: "success",
    });
    expect((await list())[0]).toMatchObject({ isChosen: true, match: { why: "chosen" } });
    expect((await detail(id)).statementLine).toBe(line?.id);
    expect(await make("hold-statement-line", { id: line?.id, isHeld: true })).toMatchObject({
      status: "stale",
    });
    await test.app.acts.perform(SYSTEM, (act) => cancelDeposit(act, member.memberId, BigInt(id)));
    expect((await list())[0]).toMatchObject({ isChosen: false, match: null });
  });

  it("a deposit that was approved before the import gets its line", async () => {
    const { id } = await deposit(50_000, "D-CCCCC2");
    const { proposalId } = await make("approve-payment", { id, version: 1 });
    const lead = await signInToOffice(test, "operator2");
    await make("decide-proposal", { id: proposalId, decision: "carry-out" }, lead);
    await bring(`${day()},50000,owner,D-CCCCC2\n`);
    const [line] = await list();
    expect(line?.match?.deposit).toMatchObject({ id, isApproved: true });
    await make("match-statement-line", { id: line?.id, depositId: id });
    expect(await list()).toEqual([]);
    expect(await list("ended")).toMatchObject([{ depositId: id }]);
  });

  it("hold-statement-line holds a line with a reason, and opens it again", async () => {
    await bring(`${day()},50000,Refund,\n`);
    const id = (await list())[0]?.id;
    const held = { id, isHeld: true };
    expect(await make("hold-statement-line", held)).toEqual({ status: "success" });
    expect(await make("hold-statement-line", held)).toMatchObject({ status: "stale" });
    expect(await list("held")).toMatchObject([
      { id, handledBy: "김달빛", state: "held", trouble: "no_reference" },
    ]);
    await make("hold-statement-line", { id, isHeld: false });
    expect((await list()).map((line) => line.id)).toEqual([id]);
    const trail = await test.app.db.query<{ reason: string }>(
      "select reason from audit_entries where object = $1",
      [`statement-line:${id}`],
    );
    expect(trail.map(({ reason }) => reason)).toEqual(["은행 파일 확인", "은행 파일 확인"]);
  });

  it("a large deposit waits for a second operator, and its line with it, which is no longer offered", async () => {
    const { id, member } = await deposit(5_000_000, "D-DDDDD2");
    await bring(`${day()},5000000,owner,D-DDDDD2\n`);
    const [line] = await list();
    const proposed = await make("approve-payment", { id, version: 1, statementLine: line?.id });
    expect(proposed).toMatchObject({ status: "proposed" });
    const [waiting] = await list();
    const offered = [line, waiting].map((each) => each && isSure(each));
    expect(offered, "for approval").toEqual([true, false]);
    expect(await make("match-statement-line", { id: line?.id, depositId: null })).toMatchObject({
      status: "waiting",
    });
    const second = await signInToOffice(test, "operator2");
    const decision = { id: proposed["proposalId"], decision: "carry-out" };
    expect(await make("decide-proposal", decision, second)).toEqual({ status: "success" });
    expect(await cashOf(member)).toBe(5_000_000);
    expect(await list("ended")).toMatchObject([{ depositId: id }]);
  });
});
