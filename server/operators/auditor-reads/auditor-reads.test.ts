import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AuditorRead } from "#contract/office/auditor-reads.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import { permissionsOf } from "#contract/office/permissions.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { sweepAuditorReads } from "#server/operators/auditor-reads/auditor-reads.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

type Log = { reads: AuditorRead[]; next: number | null; auditors: { id: number; name: string }[] };

const QUARTER_MS = 900_000;
const names = Object.keys(officeCalls) as OfficeCallName[];
const declared = (name: OfficeCallName): OfficeCallDeclaration => officeCalls[name];

describe("the seat of an auditor or a regulator", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  let auditor = "";
  let other = "";
  let lead = "";
  beforeAll(async () => {
    auditor = await operatorWithRole(test, "auditor");
    other = await operatorWithRole(test, "auditor");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => test.owner.query("delete from operator_auditor_reads"));

  const make = (name: OfficeCallName, input: object, by = auditor) =>
    officeCall(test, name, input, by);
  const logOf = async (by: string, input: object = {}) =>
    (await make("get-auditor-reads", input, by)).body as unknown as Log;
  const rows = () =>
    test.app.db.query<{ call: string; filter: object | null; at: Date }>(
      "select call, filter, at from operator_auditor_reads order by id",
    );
  const countOfActs = async () => (await test.app.db.query("select from audit_entries")).length;

  it("queries and saves rounds, changes nothing, and its own log has what it read", async () => {
    await office.play("looked-at", [{ type: "bet", amount: "1000" }]);
    const { loginId } = office.member;
    const asked = { loginId, stakeAtLeast: 1, order: "stake-most" };
    const { rounds } = (await make("find-rounds", asked)).body as unknown as {
      rounds: { id: string; ref: string }[];
    };
    expect(rounds.map(({ ref }) => ref)).toEqual(["looked-at"]);
    const file = await make("export-rounds", { ...asked, reason: "request 12 of the authority" });
    expect(String(file.body["file"])).toContain("looked-at");

    // Every act of the contract except files, and a real proposal that waits for a second operator.
    const id = rounds[0]?.id;
    const { proposalId } = await office.act("resolve-round", { id, resolution: "close" });
    const before = await countOfActs();
    const acts = names.filter((name) => declared(name).kind === "act" && !declared(name).file);
    expect(acts.length).toBeGreaterThan(150);
    for (const name of acts.filter((each) => each !== "decide-proposal"))
      expect((await make(name, { reason: "try it" })).http, name).toBe(403);
    for (const decision of ["carry-out", "turn-down"]) {
      const decided = await make("decide-proposal", { id: proposalId, decision, reason: "try it" });
      expect(decided.body["status"], decision).not.toBe("success");
    }
    expect(await countOfActs()).toBe(before);
    const [proposal] = await test.app.db.query<{ state: string }>(
      "select state from operator_proposals where id = $1",
      [proposalId],
    );
    expect(proposal?.state).toBe("waiting");

    const filter = asked;
    const own = await logOf(auditor);
    expect(own.reads).toMatchObject([
      { call: "export-rounds", access: "lists.export", filter, address: "127.0.0.1" },
      { call: "find-rounds", access: "games.read", filter },
    ]);
    expect((await logOf(other)).reads.map(({ call }) => call)).toEqual([]);
    // Staff who read the audit trail see the same, and the reason of the file.
    const [me] = own.auditors;
    expect(own.auditors).toHaveLength(1);
    const seen = await logOf(lead, { operator: me?.id });
    expect(seen.reads.slice(-2)).toEqual(own.reads);
    const { entries } = (await make("get-audit-entries", { operator: me?.id }, lead))
      .body as unknown as { entries: { call: string; reason: string }[] };
    expect(entries).toMatchObject([
      { call: "export-rounds", reason: "request 12 of the authority" },
    ]);
  });

  it("has permissions to read and to save files alone", () => {
    const own = new Set<string>(permissionsOf.auditor);
    const open = names.filter((name) => own.has(declared(name).access));
    const changing = open.filter((name) => declared(name).kind !== "read" && !declared(name).file);
    expect(changing).toEqual([]);
    expect(permissionsOf.auditor).toContain("audit.read");
  });

  it("refused calls, the own account and other roles leave no row, and what cannot be recorded is not shown", async () => {
    expect((await make("reveal-member", { id: 1, field: "phone", reason: "try" })).http).toBe(403);
    expect((await make("get-member", { id: 999_999 })).body["status"]).toBe("not_found");
    expect((await make("find-rounds", { state: "nonsense" })).http).toBe(400);
    expect((await make("get-own-self", {})).http).toBe(200);
    expect((await make("find-rounds", {}, lead)).http).toBe(200);
    expect(await rows()).toEqual([]);
    await test.owner.query(
      "alter table operator_auditor_reads add constraint shut check (false) not valid",
    );
    const list = await make("find-rounds", {});
    const file = await make("export-rounds", { reason: "for the authority" });
    await test.owner.query("alter table operator_auditor_reads drop constraint shut");
    for (const answer of [list, file]) {
      expect(answer).toMatchObject({ http: 500, body: { status: "error" } });
      expect(answer.body["rounds"] ?? answer.body["file"]).toBeUndefined();
    }
  });

  it("pages by key, and rows are deleted after their period by the clock of the database alone", async () => {
    await test.owner.query(
      `insert into operator_auditor_reads (operator_id, session_id, call, filter, address, at, span_at)
       select operator_id, id, 'get-round', jsonb_build_object('id', n::text), '203.0.113.7', at, at
       from (select s.id, s.operator_id from operator_sessions s join operators o
             on o.id = s.operator_id where o.role = 'auditor' limit 1) s, generate_series(1, 60) n,
         lateral (select now() - make_interval(days => $1, mins => case when n = 60 then 1 else -n end) as at) a`,
      [KEPT_DAYS.auditorReads],
    );
    const first = await logOf(lead);
    expect(first.reads).toHaveLength(50);
    const second = await logOf(lead, { before: first.next });
    expect(second.next).toBeNull();
    const seen = [...first.reads, ...second.reads].map(({ filter }) => Number(filter?.["id"]));
    expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
    expect(await sweepAuditorReads(test.app.db)).toBe(1);
    expect(await sweepAuditorReads(test.app.db)).toBe(0);
    for (const sql of [
      "update operator_auditor_reads set at = at",
      "delete from operator_auditor_reads",
      "truncate operator_auditor_reads",
    ])
      await expect(test.app.db.query(sql)).rejects.toThrow("permission denied");
  });

  it("a call is one row in a quarter of an hour, without places in the list and searched numbers", async () => {
    test.clock.stop();
    test.clock.advance(QUARTER_MS - (test.clock.now().getTime() % QUARTER_MS));
    const again = await operatorWithRole(test, "auditor");
    const { loginId } = office.member;
    for (const after of [undefined, "1.1.1"]) await make("find-rounds", { loginId, after }, again);
    await make("find-members", { by: "phone", query: "01012345678" }, again);
    await make("get-member-notes", { id: 1, before: 5 }, again);
    await make("find-rounds", { before: "2026-01-01T00:00:00Z" }, again);
    expect((await rows()).map(({ call, filter }) => [call, filter])).toEqual([
      ["find-rounds", { loginId }],
      ["find-members", { by: "phone" }],
      ["get-member-notes", { id: 1 }],
      ["find-rounds", { before: "2026-01-01T00:00:00Z" }],
    ]);
    test.clock.advance(QUARTER_MS - 1_000);
    await make("find-rounds", { loginId }, again);
    expect(await rows()).toHaveLength(4);
    test.clock.advance(1_000);
    await make("find-rounds", { loginId }, again);
    expect((await rows()).at(-1)).toEqual({
      call: "find-rounds",
      filter: { loginId },
      at: test.clock.now(),
    });
  });
});
