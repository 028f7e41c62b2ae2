import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Difference, DifferenceOf } from "#contract/office/differences.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { checkDailyBooks } from "#server/app/daily-books.ts";
import { compareBalances } from "#server/reports/balances/comparing.ts";
import { gatherDifferences, recordBooks } from "#server/reports/differences/gathering.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { actByTwo, operatorWithRole } from "#tests/support/office.ts";
import { makePayout } from "#tests/support/payouts.ts";
import { providerFile, providerLayout } from "#tests/support/settlement.ts";

const HOUR_MS = 3_600_000;

describe("the work list of differences", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const { make, act, play } = office;
  const two = { maker: "", checker: "" };

  const gather = () => test.app.acts.perform(SYSTEM, gatherDifferences);
  const list = async (kind: DifferenceOf, view: "open" | "ended" = "open") =>
    (
      (await make("get-differences", { view, kind }, two.maker)) as unknown as {
        differences: Difference[];
      }
    ).differences;
  const one = async (kind: DifferenceOf) => {
    const [found] = await list(kind);
    if (!found) throw new Error(`no difference of the kind ${kind}`);
    return { id: found.id, version: found.version };
  };
  const ago = (ms: number) => new Date(test.clock.now().getTime() - ms);

  beforeAll(async () => {
    two.maker = await operatorWithRole(test, "admin");
    two.checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  /** A transaction of the sandbox's report that our books lack. */
  const report = (key: string, ours: string | null = null) =>
    test.owner.query(
      `insert into game_differences (connection, key, kind, ours, theirs, found_at)
       values ('sandbox', $1, 'theirs_only', $2, 'done 70.00', now())
       on conflict (connection, key, kind) do update set ours = excluded.ours, resolved_at = null`,
      [key, ours],
    );

  it("a transaction of a provider's report is listed until a later comparison finds it equal", async () => {
    await report("theirs-1");
    await gather();
    expect(await list("transaction")).toMatchObject([
      {
        connection: "sandbox",
        about: "theirs-1",
        ours: { state: null, amount: null },
        theirs: { state: "done", amount: "70.00" },
        owner: null,
      },
    ]);
    await gather();
    expect(await list("transaction")).toHaveLength(1);
    await test.owner.query("update game_differences set resolved_at = now()");
    await gather();
    expect(await list("transaction")).toEqual([]);
    expect(await list("transaction", "ended")).toMatchObject([{ about: "theirs-1" }]);
  });

  it("a round that is open for a day is listed and its provider's report is read again from there", async () => {
    await play("left-open", [{ type: "bet", amount: "10" }]);
    await play("young", [{ type: "bet", amount: "10" }]);
    const openedAt = ago(25 * HOUR_MS);
    await test.owner.query("update game_rounds set opened_at = $1 where round_ref = 'left-open'", [
      openedAt,
    ]);
    await test.owner.query("insert into game_reconciling values ('sandbox', $1)", [
      test.clock.now(),
    ]);
    await gather();
    expect(await list("round")).toMatchObject([
      {
        about: "left-open",
        object: expect.stringMatching(/^round:\d+-\d+$/) as string,
        ours: { state: "open", amount: "10.00" },
        since: openedAt.toISOString(),
      },
    ]);
    const [asked] = await test.app.db.query<{ at: Date }>(
      "select reconciled_until as at from game_reconciling where connection = 'sandbox'",
    );
    expect(asked?.at).toEqual(openedAt);
  });

  it("a transfer without an outcome for an hour is listed, and asking makes its check due at once", async () => {
    const nextLookAt = new Date(test.clock.now().getTime() + 300_000);
    await test.owner.query(
      `insert into game_transfers (member_id, connection, direction, amount, state, asked_at, next_look_at)
       values ($1, 'sandbox-transfer', 'out', 500000, 'unknown', $2, $3)`,
      [office.member.memberId, ago(2 * HOUR_MS), nextLookAt],
    );
    await gather();
    expect(await list("transfer")).toMatchObject([
      { connection: "sandbox-transfer", ours: { state: "sent_out", amount: "5.00" } },
    ]);
    const seen = await one("transfer");
    expect(await act("ask-about-difference", seen, two.maker)).toMatchObject({ status: "success" });
    const [transfer] = await test.app.db.query<{ at: Date }>(
      "select next_look_at as at from game_transfers",
    );
    expect(transfer?.at.getTime()).toBeLessThanOrEqual(test.clock.now().getTime());
    expect((await list("transfer"))[0]?.asked).not.toBeNull();
    await test.owner.query("delete from game_transfers");
  });

  it("a line of the bank and a payout that nothing explains are listed, and end with their match", async () => {
    const lineId = await makeBankLine(test.app.db, 33_000);
    await test.owner.query("update payment_statement_lines set booked_at = $2 where id = $1", [
      lineId,
      ago(25 * HOUR_MS),
    ]);
    const payout = await makePayout(test, 40_000);
    await test.owner.query("update payment_payouts set made_at = $2 where id = $1", [
      payout,
      ago(49 * HOUR_MS),
    ]);
    await gather();
    expect(await list("bank_line")).toMatchObject([
      { object: `statement-line:${lineId}`, theirs: { state: "came", amount: "33000.00" } },
    ]);
    expect(await list("payout")).toMatchObject([
      { object: `payout:${payout}`, ours: { state: "ready", amount: "40000.00" } },
    ]);
    await test.owner.query("update payment_payouts set made_at = now() where id = $1", [payout]);
    await gather();
    expect(await list("payout")).toEqual([]);
  });

  it("a bank account whose deposits no file shows for a day is listed until its file is imported", async () => {
    await test.owner.query(
      `insert into payment_requests (member_id, kind, status, amount, receiving_account_id, asked_at,
         expires_at, decided_at, decision, decided_by)
       select $1, 'deposit', 'done', $2, 1, $3, $3, $3, 'approved', min(id) from operators`,
      [office.member.memberId, fromWon(12_000), ago(26 * HOUR_MS)],
    );
    // An earlier test has imported a file after that.
    await test.owner.query("update payment_statement_imports set imported_at = $1", [
      ago(30 * HOUR_MS),
    ]);
    await gather();
    expect(await list("bank_file")).toMatchObject([{ object: "receiving-account:1" }]);
    await test.owner.query("update payment_statement_imports set imported_at = now()");
    await gather();
    expect(await list("bank_file")).toEqual([]);
  });

  it("a figure of a provider's statement that is a won apart is listed until a later file agrees", async () => {
    const month = test.clock.now().toISOString().slice(0, 7);
    const bring = (lines: readonly string[]) =>
      act("import-provider-file", {
        connection: "sandbox",
        month,
        fileName: "month.csv",
        content: providerFile(lines),
        layout: providerLayout,
      });
    await bring(["elsewhere,5,0,0"]);
    await gather();
    expect(await list("figure")).toMatchObject([
      {
        about: `${month} stakes elsewhere`,
        object: `settlement:sandbox/${month}`,
        ours: { amount: null },
        theirs: { amount: "5.00" },
      },
    ]);
    await bring(["elsewhere,0,0,0"]);
    await gather();
    expect(await list("figure")).toEqual([]);
  });

  it("a promise of the books that is broken is listed by the daily check, which runs once a day", async () => {
    await checkDailyBooks(test.app.acts);
    const { booksAt } = await make("get-differences", { view: "open" }, two.maker);
    expect(booksAt).not.toBeNull();
    const before = (await list("books")).length;
    await test.owner.query("update game_rounds set stake = stake + 1 where round_ref = 'young'");
    await checkDailyBooks(test.app.acts);
    expect(await list("books"), "not due yet").toHaveLength(before);
    test.clock.advance(25 * HOUR_MS);
    two.maker = await operatorWithRole(test, "admin");
    two.checker = await operatorWithRole(test, "cashier-lead");
    await checkDailyBooks(test.app.acts);
    expect((await list("books")).map(({ about }) => about).join()).toContain(
      "rounds add up to the entries",
    );
    await test.owner.query("update game_rounds set stake = stake - 1 where round_ref = 'young'");
    test.clock.advance(25 * HOUR_MS);
    two.maker = await operatorWithRole(test, "admin");
    two.checker = await operatorWithRole(test, "cashier-lead");
    await checkDailyBooks(test.app.acts);
    expect(await list("books")).toHaveLength(before);
  });

  it("a promise of the books that two rows break with one sentence is listed once", async () => {
    const faults = ["each entry has its balance: account 1 entry 2", "no round is below zero: r"];
    const record = (found: string[]) =>
      test.app.acts.perform(SYSTEM, (system) => recordBooks(system, found, 100));
    await record([...faults, ...faults]);
    expect((await list("books")).map(({ about }) => about)).toEqual(faults);
    await record([]);
  });

  it("a promise that more rows break than are named ends none of them", async () => {
    const record = (found: string[]) =>
      test.app.acts.perform(SYSTEM, (system) => recordBooks(system, found, 2));
    const rows = (promise: string, ...numbers: number[]) =>
      numbers.map((number) => `${promise}: row ${number}`);
    await record([...rows("one", 1, 2), ...rows("other", 1)]);
    await record(rows("one", 2, 3));
    expect((await list("books")).map(({ about }) => about)).toEqual(rows("one", 1, 2, 3));
    await record(rows("one", 3));
    expect((await list("books")).map(({ about }) => about)).toEqual(rows("one", 3));
    await record([]);
  });

  it("balances that no entry explains have the books checked at once, and not again until the next day", async () => {
    const changeBy = (units: number) =>
      test.owner.query(
        `update ledger_accounts set balance = balance + $1
         where id = (select min(id) from ledger_accounts where kind = 'comp')`,
        [units],
      );
    const compareAndCheck = async () => {
      test.clock.advance(600_000);
      await compareBalances(test.app.db, test.clock);
      await checkDailyBooks(test.app.acts);
      return list("books");
    };
    const before = await compareAndCheck();
    await changeBy(7);
    const found = (await compareAndCheck()).filter(
      ({ id }) => !before.some((known) => known.id === id),
    );
    expect(found.map(({ about }) => about).join()).toContain("balance is its newest entry's");
    expect(found.map(({ about }) => about).join()).toContain("sums of the reports");
    await changeBy(-7);
    expect(await compareAndCheck(), "not due").toHaveLength(before.length + found.length);
    test.clock.advance(25 * HOUR_MS);
    two.maker = await operatorWithRole(test, "admin");
    two.checker = await operatorWithRole(test, "cashier-lead");
    expect(await compareAndCheck()).toHaveLength(before.length);
  });

  it("an operator takes it over and gives it back, in the version that they saw", async () => {
    await report("owned");
    await gather();
    const seen = await one("transaction");
    const own = (isOwn: boolean, input: object = seen) =>
      act("own-difference", { ...input, isOwn }, two.maker);
    expect(await own(true)).toMatchObject({ status: "success" });
    expect((await list("transaction"))[0]?.owner).not.toBeNull();
    expect(await own(false)).toMatchObject({ status: "stale" });
    const now = await one("transaction");
    expect(await own(true, now)).toEqual({ status: "already" });
    expect(await own(false, now)).toMatchObject({ status: "success" });
    const viewer = await operatorWithRole(test, "viewer");
    expect(await act("own-difference", { ...seen, isOwn: true }, viewer)).toMatchObject({
      status: "forbidden",
    });
  });

  it("one that two operators accepted leaves the list, and comes back when its figures change", async () => {
    const input = await one("transaction");
    const alone = await act("accept-difference", input, two.maker);
    expect(alone).toMatchObject({ status: "proposed" });
    expect((await list("transaction"))[0]).toMatchObject({ isProposed: true, accepted: null });
    await test.owner.query(
      "update operator_proposals set state = 'expired' where state = 'waiting'",
    );
    expect((await actByTwo(test, "accept-difference", input, two)).body).toMatchObject({
      status: "success",
    });
    await gather();
    expect(await list("transaction")).toEqual([]);
    const ended = await list("transaction", "ended");
    expect(ended.find(({ about }) => about === "owned")?.accepted).not.toBeNull();
    await report("owned", "done 69.00");
    await gather();
    expect(await list("transaction")).toMatchObject([{ about: "owned", accepted: null }]);
  });
});
