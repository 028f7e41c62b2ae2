import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "#contract/office/permissions.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { lockOther } from "#server/operators/staff/staff.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";
import { whileUnderWay } from "#tests/support/under-way.ts";

describe("staff", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  const reason = "as agreed";
  const make = (name: OfficeCallName, input: object, cookie = admin) =>
    officeCall(test, name, { reason, ...input }, cookie);
  const statusOf = async (name: OfficeCallName, input: object, cookie = admin) =>
    (await make(name, input, cookie)).body["status"];
  const decide = (id: unknown, decision: string, cookie = checker) =>
    statusOf("decide-proposal", { id, decision }, cookie);

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    await test.app.db.query("update operators set status = 'active'");
    await test.app.db.query("delete from throttles");
  });

  const newColleague = async (role: Role) => {
    const cookie = await operatorWithRole(test, role);
    return { cookie, id: await operatorIdOf(test, cookie) };
  };

  it("get-operators lists role, state, last sign-in with its address, and change of password", async () => {
    const { id } = await newColleague("cs");
    const { operators, next } = (await officeCall(test, "get-operators", {}, checker)).body as {
      operators: { id: number; isOwn: boolean }[];
      next: number | null;
    };
    expect(next).toBeNull();
    expect(operators.find((each) => each.id === id)).toMatchObject({
      role: "cs",
      status: "active",
      isOwn: false,
      createdAt: expect.stringMatching(/^20/) as string,
      lastSignInAt: expect.stringMatching(/^20/) as string,
      lastSignInAddress: "127.0.0.1",
      passwordChangedAt: expect.stringMatching(/^20/) as string,
      suspendedAt: null,
    });
    expect(await statusOf("suspend-operator", { id })).toBe("success");
    const later = (await officeCall(test, "get-operators", {}, checker)).body as {
      operators: { id: number }[];
    };
    expect(later.operators.find((each) => each.id === id)).toMatchObject({
      status: "suspended",
      suspendedAt: expect.stringMatching(/^20/) as string,
    });
    expect(operators.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    const after = (await officeCall(test, "get-operators", { after: id - 1 }, checker)).body;
    expect((after["operators"] as { id: number }[])[0]?.id).toBe(id);
  });

  it("an administrator can act while a colleague's account is being changed", async () => {
    const { id } = await newColleague("cs");
    const by = await operatorIdOf(test, checker);
    await whileUnderWay(
      test.app.db,
      (tx) => lockOther(tx, { operatorId: BigInt(by) } as SignedInOperator, BigInt(id)),
      async () => expect(await statusOf("add-member-remark", { id: 1 })).toBe("success"),
    );
  });

  it("change-operator-role waits for a second operator and ends the sessions", async () => {
    const { id, cookie } = await newColleague("viewer");
    const asked = await make("change-operator-role", { id, role: "cashier", from: "viewer" });
    expect(asked.body["status"]).toBe("proposed");
    const self = (await officeCall(test, "get-own-self", {}, cookie)).body;
    expect(self).toMatchObject({ operator: { role: "viewer" } });
    const waiting = (await officeCall(test, "get-proposals", {}, checker)).body as {
      proposals: { object: string; before: object; after: object; mayDecide: boolean }[];
    };
    expect(waiting.proposals.find(({ object }) => object === `operator:${id}`)).toMatchObject({
      before: { role: "viewer" },
      after: { role: "cashier" },
      mayDecide: true,
    });
    expect(await decide(asked.body["proposalId"], "carry-out", admin)).toBe("own");
    expect(await decide(asked.body["proposalId"], "carry-out")).toBe("success");
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
    const [row] = await test.app.db.query("select role from operators where id = $1", [id]);
    expect(row).toEqual({ role: "cashier" });
    const rows = await test.app.db.query<{ call: string; after: unknown }>(
      "select call, after from audit_entries where object = $1 order by id",
      [`operator:${id}`],
    );
    expect(rows.map(({ call }) => call)).toEqual([
      "propose/change-operator-role",
      "change-operator-role",
      "decide-proposal",
    ]);
    expect(rows[1]?.after).toMatchObject({ role: "cashier", sessionsEnded: 1 });
  });

  it("a grant of conflicting duties says so to the second operator and in the audit trail", async () => {
    const grant = async (role: Role) => {
      const { id } = await newColleague("viewer");
      const asked = await make("change-operator-role", { id, role, from: "viewer" });
      const { proposals } = (await officeCall(test, "get-proposals", {}, checker)).body as {
        proposals: { object: string; after: object }[];
      };
      expect(await decide(asked.body["proposalId"], "carry-out")).toBe("success");
      const [row] = await test.app.db.query<{ after: object }>(
        "select after from audit_entries where object = $1 and call = 'change-operator-role'",
        [`operator:${id}`],
      );
      return [proposals.find(({ object }) => object === `operator:${id}`)?.after, row?.after];
    };
    const marked = { role: "admin", hasConflictingDuties: true };
    expect(await grant("admin")).toEqual([
      expect.objectContaining(marked),
      expect.objectContaining(marked),
    ]);
    for (const after of await grant("cashier-lead"))
      expect(after).not.toHaveProperty("hasConflictingDuties");
  });

  it("an operator cannot act on their own account, as maker or as second operator", async () => {
    const own = await operatorIdOf(test, admin);
    const checkerId = await operatorIdOf(test, checker);
    expect(await statusOf("change-operator-role", { id: own, role: "cs", from: "admin" })).toBe(
      "self",
    );
    expect(await statusOf("suspend-operator", { id: own })).toBe("self");
    const raise = { id: checkerId, role: "admin", from: "cashier-lead" };
    const asked = await make("change-operator-role", raise);
    const { proposals } = (await officeCall(test, "get-proposals", {}, checker)).body as {
      proposals: { object: string; mayDecide: boolean }[];
    };
    const about = proposals.find(({ object }) => object === `operator:${checkerId}`);
    expect(about?.mayDecide).toBe(false);
    expect(await decide(asked.body["proposalId"], "carry-out")).toBe("self");
    expect(await decide(asked.body["proposalId"], "turn-down", admin)).toBe("success");
  });

  it("refuses a stale role, the present role, and an unknown colleague", async () => {
    const { id } = await newColleague("content");
    const change = (role: Role, from: Role, who = id) =>
      statusOf("change-operator-role", { id: who, role, from });
    expect(await change("cs", "viewer")).toBe("stale");
    expect(await change("content", "content")).toBe("already");
    expect(await change("cs", "content", 999_999)).toBe("not_found");
    expect(await change("cs", "content")).toBe("proposed");
    expect(await change("viewer", "content")).toBe("waiting");
  });

  it("suspend-operator takes effect at once; restore-operator needs a second operator", async () => {
    const { id, cookie } = await newColleague("cs");
    expect(await statusOf("suspend-operator", { id })).toBe("success");
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
    expect(await lastAuditRow(test, `operator:${id}`)).toMatchObject({
      call: "suspend-operator",
      reason,
      before: { status: "active" },
      after: { status: "suspended", sessionsEnded: 1 },
    });
    expect(await statusOf("suspend-operator", { id })).toBe("already");
    const asked = await make("restore-operator", { id });
    expect(asked.body["status"]).toBe("proposed");
    expect(await decide(asked.body["proposalId"], "carry-out")).toBe("success");
    const [row] = await test.app.db.query("select status from operators where id = $1", [id]);
    expect(row).toEqual({ status: "active" });
    // The ended sessions stay ended.
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
    expect(await statusOf("restore-operator", { id })).toBe("already");
  });

  it("one administrator remains, also when two suspend each other simultaneously", async () => {
    const other = await newColleague("admin");
    const own = await operatorIdOf(test, admin);
    await test.app.db.query(
      "update operators set status = 'suspended' where role = 'admin' and id not in ($1, $2)",
      [own, other.id],
    );
    const answers = await Promise.all([
      statusOf("suspend-operator", { id: other.id }),
      statusOf("suspend-operator", { id: own }, other.cookie),
    ]);
    expect(answers).toContain("success");
    const [row] = await test.app.db.query<{ count: bigint }>(
      "select count(*) as count from operators where role = 'admin' and status = 'active'",
    );
    expect(row?.count).toBe(1n);
  });

  it("get-operator-sign-ins lists all attempts and filters by person and outcome", async () => {
    admin = await operatorWithRole(test, "admin");
    const { id } = await newColleague("viewer");
    await officeCall(test, "sign-in", { loginId: "nobody-here", password: "guess" });
    type Page = { events: { id: number; loginId: string; operator: string | null }[]; next: null };
    const ask = async (input: object) =>
      (await officeCall(test, "get-operator-sign-ins", input, admin)).body as unknown as Page;
    expect((await ask({})).events[0]).toMatchObject({
      loginId: "nobody-here",
      operator: null,
      outcome: "wrong_credentials",
    });
    expect((await ask({ operator: id })).events).toHaveLength(1);
    const wrong = await ask({ outcome: "wrong_credentials" });
    expect(wrong.events.every(({ loginId }) => loginId === "nobody-here")).toBe(true);
    const newest = (await ask({})).events[0];
    const below = (await ask({ before: newest?.id })).events;
    expect(below.length).toBeGreaterThan(0);
    expect(below.every((event) => event.id < (newest?.id ?? 0))).toBe(true);
  });
});
