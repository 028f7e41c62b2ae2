import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officeCalls, type CheckedActName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { useTestApp } from "#tests/support/app.ts";
import { actsInParts, checkedActs } from "#tests/support/checked-acts.ts";
import { officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const names = Object.entries(officeCalls).flatMap(([name, call]) =>
  (call as OfficeCallDeclaration).checkedBy === undefined ? [] : [name as CheckedActName],
);

/** Acts that need two operators for any amount. */
const amounts = ["adjust-balance", "change-money-limits", "change-comp-rates"] as const;

/** For every act that takes two operators, every way in which one could try to do it alone. */
describe("an act that takes two operators cannot be done by one", () => {
  const test = useTestApp();
  let maker = "";
  let checker = "";
  let makerId = 0;
  let checkerId = 0;
  let third = "";
  let inputs: ReturnType<typeof checkedActs>;

  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
    third = await operatorWithRole(test, "admin");
    [makerId, checkerId] = [await operatorIdOf(test, maker), await operatorIdOf(test, checker)];
    inputs = checkedActs(test, maker);
  });
  beforeEach(async () => {
    const { db } = test.app;
    await db.query("delete from throttles");
    await db.query("delete from operator_invitations where login_id = 'matrix-bond'");
    await db.query("update operator_approval_rule set signed_only = false");
    await db.query("update operators set status = 'active', role = 'admin' where id = any($1)", [
      [makerId, checkerId],
    ]);
    await db.query(
      "update operator_sessions set ended_at = null, ended_because = null where operator_id = any($1)",
      [[makerId, checkerId]],
    );
    await db.query(
      "update operator_proposals set state = 'expired', expires_at = made_at + interval '1 second' where state = 'waiting'",
    );
  });

  const propose = async (name: CheckedActName) => {
    const input = { ...(await inputs[name]()), reason: "proposed by one" };
    const answer = await officeCall(test, name, input, maker);
    expect(answer.body, name).toMatchObject({ status: "proposed" });
    return Number(answer.body["proposalId"]);
  };
  const decide = (id: number, cookie: string, decision = "carry-out") =>
    officeCall(test, "decide-proposal", { id, decision, reason: "decided" }, cookie);
  const stateOf = async (id: number) => {
    const [row] = await test.app.db.query<{ state: string }>(
      "select state from operator_proposals where id = $1",
      [id],
    );
    return row?.state;
  };
  /** The audit rows of the act itself. */
  const done = async (name: string, id: number) =>
    (
      await test.app.db.query("select from audit_entries where call = $1 and proposal_id = $2", [
        name,
        id,
      ])
    ).length;
  const untouched = async (name: string, id: number) =>
    expect([await stateOf(id), await done(name, id)], name).toEqual(["waiting", 0]);

  it("the test covers every act of the contract that takes two", () => {
    expect(Object.keys(inputs).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)("%s: its maker cannot carry it out", async (name) => {
    const id = await propose(name);
    expect((await decide(id, maker)).body).toEqual({ status: "own" });
    await untouched(name, id);
  });

  it.each(names)("%s: an operator whom the maker invited cannot carry it out", async (name) => {
    const id = await propose(name);
    await test.app.db.query(
      `insert into operator_invitations (login_id, name, role, reason, made_by, checked_by,
         made_at, ended_at, ended_because, operator_id)
       values ('matrix-bond', 'x', 'admin', 'matrix', $1, 1, $3, $3, 'accepted', $2)`,
      [makerId, checkerId, test.clock.now()],
    );
    expect((await decide(id, checker)).body).toMatchObject({ status: "let_in" });
    await untouched(name, id);
  });

  it.each(names)("%s: an altered proposal cannot be carried out", async (name) => {
    const id = await propose(name);
    const alter = (sign: string) =>
      test.app.db.query(`update operator_proposals set payload = payload ${sign} where id = $1`, [
        id,
      ]);
    await alter(`|| '{"reason": "another"}'`);
    expect((await decide(id, checker)).http).toBe(500);
    await untouched(name, id);
    await alter("- 'reason'");
    expect((await decide(id, maker, "turn-down")).body).toMatchObject({ status: "success" });
  });

  it.each(names)("%s: it cannot be carried out a day later", async (name) => {
    const id = await propose(name);
    await test.app.db.query(
      "update operator_proposals set made_at = made_at - interval '25 hours', expires_at = expires_at - interval '25 hours' where id = $1",
      [id],
    );
    expect((await decide(id, checker)).body).toEqual({ status: "expired" });
    await untouched(name, id);
  });

  it.each(names)(
    "%s: it cannot be carried out after its maker was suspended or lost the permission",
    async (name) => {
      const id = await propose(name);
      const set = (columns: string) =>
        test.app.db.query(`update operators set ${columns} where id = $1`, [makerId]);
      await set("status = 'suspended'");
      expect((await decide(id, checker)).body).toEqual({ status: "closed" });
      await set("status = 'active', role = 'viewer'");
      expect((await decide(id, checker)).http).toBe(403);
      await untouched(name, id);
      await set("role = 'admin'");
    },
  );

  it.each(names)(
    "%s: a checker without the permission to check it cannot carry it out",
    async (name) => {
      const id = await propose(name);
      await test.app.db.query("update operators set role = 'viewer' where id = $1", [checkerId]);
      expect((await decide(id, checker)).http).toBe(403);
      await untouched(name, id);
    },
  );

  it.each(names)("%s: of two simultaneous decisions one counts", async (name) => {
    const id = await propose(name);
    const answers = await Promise.all([
      decide(id, checker, "turn-down"),
      decide(id, maker, "turn-down"),
    ]);
    const statuses = answers.map(({ body }) => body["status"]);
    expect(new Set(statuses), name).toEqual(new Set(["success", "already"]));
    expect((await decide(id, checker)).body["status"]).toBe("already");
    expect(await done(name, id)).toBe(0);
  });

  it.each(names)("%s: two who carry it out at the same moment do it once", async (name) => {
    const id = await propose(name);
    const answers = await Promise.all([decide(id, checker), decide(id, third)]);
    const statuses = answers.map(({ body }) => body["status"]);
    expect(new Set(statuses), name).toEqual(new Set(["already", "success"]));
    expect([await stateOf(id), await done(name, id)]).toEqual(["carried-out", 1]);
  });

  it.each(["approve-payment", "send-mailing", ...amounts] as const)(
    "%s: nor in parts that are each too small for a second operator",
    async (name) => {
      const parts = actsInParts(test, maker)[name] ?? [];
      const statuses = [];
      for (const part of parts) {
        const input = { ...(await part()), reason: "a part of it" };
        statuses.push((await officeCall(test, name, input, maker)).body["status"]);
      }
      expect(statuses).toEqual([...parts.slice(1).map(() => "success"), "proposed"]);
    },
  );
});
