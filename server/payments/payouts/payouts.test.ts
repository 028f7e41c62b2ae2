import { beforeEach, describe, expect, it } from "vitest";
import { XMLParser } from "fast-xml-parser";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkPayments } from "#server/payments/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";
import { fileOf, makePayout } from "#tests/support/payouts.ts";

describe("withdrawals on their way through the bank", () => {
  const test = useTestApp();
  let cashier = "";
  let lead = "";
  let member: TestMember;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    // Each test has a day of its own for the sums of one operator.
    await test.app.db.query("update payment_files set made_at = made_at - interval '2 days'");
    cashier = await operatorWithRole(test, "cashier");
    lead = await operatorWithRole(test, "cashier-lead");
    member = await makeMember(test.app.db, { cash: fromWon(500_000) });
  });

  const make = async (name: Parameters<typeof officeCall>[1], input: object, by = cashier) =>
    (await officeCall(test, name, { reason: "bank day", ...input }, by)).body;
  const carryOut = (answer: Record<string, unknown>, by = lead) =>
    make("decide-proposal", { id: answer["proposalId"], decision: "carry-out" }, by);
  const money = async ({ memberId } = member) => {
    const { cash, hold } = await getBalances(test.app.db, memberId);
    return [toWon(cash), toWon(hold)];
  };
  const shown = async (who = member) => {
    const cookie = await test.signIn(who.loginId, PASSWORD);
    const { body } = await test.call("get-withdraw-list", { page: 1 }, { cookie });
    return (body["list"] as { status: string; payout?: string }[]).map(({ status, payout }) => [
      status,
      payout,
    ]);
  };
  const notes = async ({ memberId } = member) => {
    const rows = await test.app.db.query<{ title: string }>(
      "select title from message_notes where member_id = $1 order by id",
      [memberId],
    );
    return rows.map(({ title }) => title);
  };
  const faults = () => checkPayments(test.owner.pool);
  /** Imports a CSV file of outgoing transfers: won and text. */
  const bring = (...lines: readonly (readonly [number, string])[]) => {
    const day = test.clock.now().toISOString().slice(0, 10);
    const body = lines.map(([won, memo]) => `${day},,${won},누군가,${memo}`).join("\n");
    const content = Buffer.from(`거래일자,입금액,출금액,거래처,메모\n${body}\n`).toString("base64");
    return make("import-statement", {
      accountId: 1,
      fileName: "paid.csv",
      content,
      layout: {
        delimiter: ",",
        skipped: 1,
        columns: { date: 0, time: null, amount: 1, paid: 2, sender: 3, memo: 4 },
      },
    });
  };

  it("an approved withdrawal keeps its money on hold until the bank paid it, and says so", async () => {
    const id = await makePayout(test, 100_000, member);
    expect(await money()).toEqual([400_000, 100_000]);
    expect(await shown()).toEqual([["reg", "approved"]]);
    const { fileId } = await make("make-payment-file", {
      accountId: 1,
      layout: "names",
      payouts: [id],
    });
    await make("send-payment-file", { id: fileId });
    expect(await shown()).toEqual([["reg", "sent"]]);
    expect(await money()).toEqual([400_000, 100_000]);
    expect(await bring([100_000, `PAY-${id}`])).toMatchObject({ added: 1, settled: 1 });
    expect(await money()).toEqual([400_000, 0]);
    expect(await shown()).toEqual([["already", "paid"]]);
    expect(await notes()).toEqual(["출금이 승인되었습니다", "출금이 완료되었습니다"]);
    expect(await faults()).toEqual([]);
  });

  it("of a payment file that half fails the paid half is paid once, and the other goes back", async () => {
    const other = await makeMember(test.app.db, { cash: fromWon(90_000) });
    const [good, bad] = [
      await makePayout(test, 100_000, member),
      await makePayout(test, 90_000, other),
    ];
    const file = { accountId: 1, layout: "codes", payouts: [good, bad] };
    const { fileId } = await make("make-payment-file", file);
    expect(await make("make-payment-file", file)).toMatchObject({ status: "stale" });
    await make("send-payment-file", { id: fileId });
    expect(await bring([100_000, `PAY-${good}`])).toMatchObject({ settled: 1 });
    expect(await make("fail-payouts", { payouts: [good], fault: "other" })).toMatchObject({
      status: "stale",
    });
    const failed = await make("fail-payouts", { payouts: [bad], fault: "account_closed" });
    expect(failed).toMatchObject({ status: "proposed" });
    expect(await money(other)).toEqual([0, 90_000]);
    expect(await carryOut(failed)).toMatchObject({ status: "success" });
    expect(await money(other)).toEqual([90_000, 0]);
    expect(await money()).toEqual([400_000, 0]);
    expect(await shown(other)).toEqual([["cansel", "failed"]]);
    expect((await notes(other)).at(-1)).toBe("출금하지 못했습니다");
    const late = await bring([90_000, `PAY-${bad}`]);
    expect(late, "a failed one is never settled").toMatchObject({ added: 1, settled: 0 });
    const { files } = (await officeCall(test, "get-payouts", { view: "ended" }, cashier)).body as {
      files: object[];
    };
    expect(files[0]).toMatchObject({ id: fileId, count: 2, settled: 1, failed: 1 });
    expect(await faults()).toEqual([]);
  });

  it("a withdrawal that came back is given to the member once, by two operators", async () => {
    const reader = await signInToOffice(test, "operator1");
    const today = async () => {
      const { body } = await officeCall(test, "get-overview", {}, reader);
      return (body["today"] as { withdrawals: string }).withdrawals;
    };
    const before = await today();
    const id = await makePayout(test, 80_000, member);
    await fileOf(test, "names", id);
    await bring([80_000, `PAY-${id}`]);
    expect(await today()).not.toBe(before);
    const lineId = await makeBankLine(test.app.db, 80_000);
    const proposed = await make("return-payout", { id, lineId });
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await carryOut(proposed)).toMatchObject({ status: "success" });
    expect(await money()).toEqual([500_000, 0]);
    expect(await shown()).toEqual([["cansel", "returned"]]);
    expect(await today()).toBe(before);
    expect(await make("return-payout", { id, lineId })).toMatchObject({ status: "stale" });
    expect(await faults()).toEqual([]);
  });

  it("a payout's bank line is offered when hundreds of other transfers are older", async () => {
    for (let at = 0; at < 501; at++) await makeBankLine(test.app.db, 1_000 + at);
    const incoming = await makeBankLine(test.app.db, 64_321);
    const outgoing = await makeBankLine(test.app.db, 64_321, null, true);
    const offered = async (isOutgoing: boolean) => {
      const input = { amount: 64_321, isOutgoing };
      const { body } = await officeCall(test, "get-payout-lines", input, cashier);
      return (body["lines"] as { id: number }[]).map(({ id }) => id);
    };
    expect(await offered(true)).toEqual([outgoing]);
    expect(await offered(false)).toEqual([incoming]);
  });

  it("every free bank line of an amount is offered, page by page", async () => {
    const made: number[] = [];
    for (let n = 0; n < 501; n++) made.push(await makeBankLine(test.app.db, 65_432));
    const page = async (after?: number) => {
      const input = { amount: 65_432, isOutgoing: false, ...(after && { after }) };
      const { body } = await officeCall(test, "get-payout-lines", input, cashier);
      const { lines, next } = body as { lines: { id: number }[]; next: number | null };
      return { ids: lines.map(({ id }) => id), next };
    };
    const first = await page();
    const second = await page(first.next ?? 0);
    expect(second.next).toBeNull();
    expect([...first.ids, ...second.ids]).toEqual(made);
  });

  it("an outgoing transfer without a mark is matched by hand, with its own amount only", async () => {
    const id = await makePayout(test, 70_000, member);
    await fileOf(test, "names", id);
    const wrong = await makeBankLine(test.app.db, 71_000, null, true);
    expect(await make("settle-payout", { id, lineId: wrong })).toEqual({ status: "balance" });
    const incoming = await makeBankLine(test.app.db, 70_000);
    expect(await make("settle-payout", { id, lineId: incoming })).toEqual({ status: "not_found" });
    const lineId = await makeBankLine(test.app.db, 70_000, null, true);
    expect(await make("settle-payout", { id, lineId })).toEqual({ status: "success" });
    expect(await make("settle-payout", { id, lineId })).toMatchObject({ status: "stale" });
    expect(await money()).toEqual([430_000, 0]);
    expect(await faults()).toEqual([]);
  });

  it("a payment file at the threshold takes two operators, also in parts", async () => {
    const rich = await makeMember(test.app.db, { cash: fromWon(9_000_000) });
    const ids: number[] = [];
    for (const won of [1_400_000, 1_400_000, 300_000]) ids.push(await makePayout(test, won, rich));
    const file = (...payouts: number[]) =>
      make("make-payment-file", { accountId: 1, layout: "names", payouts });
    expect(await file(...ids)).toMatchObject({ status: "proposed" });
    const [first = 0, second = 0, third = 0] = ids;
    const answers = [await file(second), await file(third)].map(({ status }) => status);
    expect(answers).toEqual(["success", "success"]);
    expect(await file(first)).toMatchObject({ status: "waiting" });
  });

  it("of two proposed files with a payout in common only the one that is decided first is made", async () => {
    const rich = await makeMember(test.app.db, { cash: fromWon(9_000_000) });
    const ids: number[] = [];
    for (const won of [1_700_000, 1_800_000, 1_900_000])
      ids.push(await makePayout(test, won, rich));
    const [first = 0, common = 0, last = 0] = ids;
    const file = (...payouts: number[]) =>
      make("make-payment-file", { accountId: 1, layout: "names", payouts });
    const one = await file(first, common);
    const two = await file(common, last);
    expect([one["status"], two["status"]]).toEqual(["proposed", "proposed"]);
    expect(await carryOut(one)).toMatchObject({ status: "success" });
    expect(await carryOut(two)).toMatchObject({ status: "stale" });
    const filed = await test.app.db.query<{ id: bigint; state: string }>(
      "select id, state from payment_payouts where id = any($1::bigint[]) order by id",
      [ids],
    );
    expect(filed.map(({ state }) => state)).toEqual(["filed", "filed", "ready"]);
    const turnedDown = { id: two["proposalId"], decision: "turn-down" };
    expect(await make("decide-proposal", turnedDown, lead)).toMatchObject({ status: "success" });
    expect(await file(last)).toMatchObject({ status: "success" });
    expect(await faults()).toEqual([]);
  });

  it("while the bank pays a withdrawal its member may ask for another one, within the day's limit", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const ask = async (balance: number) =>
      (await test.call("apply-user-withdraw", { balance, pass: WITHDRAWAL_PASSWORD }, { cookie }))
        .body;
    await test.app.db.query(
      "update settings_money set withdrawal_day_max = $1, withdrawal_max = $1",
      [fromWon(300_000)],
    );
    try {
      const id = await makePayout(test, 100_000, member);
      await fileOf(test, "names", id);
      expect(await ask(250_000)).toEqual({ status: "limit", max: 200_000 });
      expect(await ask(150_000)).toMatchObject({ status: "success" });
      expect(await money()).toEqual([250_000, 250_000]);
      expect(await ask(10_000), "one is undecided").toEqual({ status: "wait" });
      expect(await bring([100_000, `PAY-${id}`])).toMatchObject({ settled: 1 });
      expect(await money()).toEqual([250_000, 150_000]);
      expect(await faults()).toEqual([]);
    } finally {
      await test.app.db.query(
        "update settings_money set withdrawal_day_max = default, withdrawal_max = default",
      );
    }
  });

  it("a withdrawal that is not paid cannot be hidden", async () => {
    await makePayout(test, 60_000, member);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select max(id) as id from payment_requests where member_id = $1",
      [member.memberId],
    );
    const hidden = await test.call("hide-request", { id: Number(row?.id) }, { cookie });
    expect(hidden.body).toEqual({ status: "wait" });
  });

  it("a pain.001 file asks for the day that the bank's calendar shows, also after its midnight", async () => {
    const fileId = await fileOf(test, "pain.001", await makePayout(test, 50_000, member));
    await test.app.db.query("update payment_files set made_at = $2 where id = $1", [
      fileId,
      "2026-11-25T16:30:00Z",
    ]);
    const input = { id: fileId, reason: "to the bank" };
    const answer = await officeCall(test, "download-payment-xml", input, cashier);
    expect(String(answer.body["file"])).toMatch(/<ReqdExctnDt>\s*<Dt>2026-11-26<\/Dt>/);
  });

  it("download-payment-xml answers pain.001 with a mark and a total, and is in the audit trail", async () => {
    const id = await makePayout(test, 50_000, member);
    const fileId = await fileOf(test, "pain.001", id);
    const input = { id: fileId, reason: "to the bank" };
    const answer = await officeCall(test, "download-payment-xml", input, cashier);
    expect(answer.headers["content-disposition"]).toContain("payments.xml");
    const { Document: document } = new XMLParser().parse(String(answer.body["file"])) as {
      Document: { CstmrCdtTrfInitn: Record<string, Record<string, unknown>> };
    };
    expect(document.CstmrCdtTrfInitn["GrpHdr"]).toMatchObject({ NbOfTxs: 1, CtrlSum: 50_000 });
    expect(document.CstmrCdtTrfInitn["PmtInf"]?.["CdtTrfTxInf"]).toMatchObject({
      PmtId: { EndToEndId: `PAY-${id}` },
      Cdtr: { Nm: "owner" },
    });
    expect((await make("download-payment-csv", { id: fileId }))["status"]).toBe("not_found");
    const trail = await test.app.db.query<{ reason: string }>(
      "select reason from audit_entries where object = $1",
      [`payment-file:${fileId}`],
    );
    expect(trail.map(({ reason }) => reason)).toEqual(["to the bank"]);
  });
});
