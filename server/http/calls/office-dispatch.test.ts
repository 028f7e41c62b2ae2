import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { permissionsOf, roles, type Role } from "#contract/office/permissions.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { newestEvent } from "#server/kit/outbox/outbox.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { firstAuditFault, officeCall, operatorWithRole } from "#tests/support/office.ts";

const names = Object.keys(officeCalls) as OfficeCallName[];
const declared = (name: OfficeCallName): OfficeCallDeclaration => officeCalls[name];

describe("the dispatch of office calls", () => {
  const test = useTestApp();
  const cookies = new Map<Role, string>();
  let id: number;

  beforeAll(async () => {
    for (const role of roles) cookies.set(role, await operatorWithRole(test, role));
  });
  beforeEach(async () => {
    const { memberId } = await makeMember(test.app.db);
    id = Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, memberId, { amount: fromWon(50_000) }),
      ),
    );
  });

  const cashier = () => cookies.get("cashier") ?? "";
  const rows = () =>
    test.app.db.query<Record<string, unknown>>(
      "select * from audit_entries where object = $1 order by id",
      [`payment:${id}`],
    );
  const claim = (reason: unknown, headers: Record<string, string> = {}) =>
    test.post(
      "/api/office/claim-payment",
      { id, version: 1, reason },
      { cookie: cashier(), ...headers },
    );

  // Every call of the contract, tried with every role.
  it.each(names)("%s is open to exactly those roles that have its permission", async (name) => {
    const { access } = declared(name);
    const visitor = await officeCall(test, name, {});
    expect(visitor.http === 401, "without a session").toBe(access !== "anyone");
    if (access === "anyone") return;
    for (const role of roles) {
      // An invalid body: a permitted role is told about the body, and nothing happens.
      const answer = await officeCall(test, name, { nonsense: true }, cookies.get(role));
      const may = access === "operator" || permissionsOf[role].includes(access);
      expect(answer.http, `${role} makes ${name}`).toBe(may ? 400 : 403);
    }
  });

  it.each(names.filter((name) => declared(name).kind === "act"))(
    "%s refuses an act without a reason",
    async (name) => {
      const answer = await officeCall(test, name, {}, cookies.get("admin"));
      const errors = answer.body["errors"] as { path: string; code: string }[];
      expect(errors).toContainEqual({ path: "reason", code: "required" });
    },
  );

  it.each(names)("%s is refused from another site's page", async (name) => {
    const headers = { cookie: cookies.get("admin") ?? "", origin: "http://elsewhere.test" };
    expect((await test.post(`/api/office/${name}`, {}, headers)).http).toBe(403);
  });

  it("a reason has three to five hundred letters, blanks not counted", async () => {
    for (const reason of ["", "ab", "  a  ", "a".repeat(501), 12, null])
      expect((await claim(reason)).http).toBe(400);
    expect(await rows()).toEqual([]);
    expect((await claim("a".repeat(500))).body).toEqual({ status: "success" });
  });

  it("an act writes one audit row: who, what, why, from where, before and after", async () => {
    expect((await claim("정산 확인")).body).toEqual({ status: "success" });
    expect(await rows()).toMatchObject([
      {
        call: "claim-payment",
        reason: "정산 확인",
        address: "127.0.0.1",
        before: { status: "waiting", claimedBy: null },
        after: { status: "taken", amount: 50_000 },
      },
    ]);
  });

  it("a refused act writes no audit row", async () => {
    await claim("first");
    const other = await officeCall(
      test,
      "claim-payment",
      { id, version: 1, reason: "second" },
      cookies.get("admin"),
    );
    expect(other.body["status"]).toBe("stale");
    expect(await rows()).toHaveLength(1);
  });

  it("the answer of an act names its last event, and a refusal names none", async () => {
    const done = await claim("seen by the page");
    expect(done.headers["x-last-event"]).toBe(String(await newestEvent(test.app.db)));
    const refused = await claim("of an older version");
    expect(refused.body["status"]).toBe("stale");
    expect(refused.headers["x-last-event"]).toBeUndefined();
  });

  it("an act whose audit row cannot be written is undone", async () => {
    const db = test.owner;
    await db.query("alter table audit_entries add constraint shut check (false) not valid");
    const answer = await claim("nobody will know");
    await db.query("alter table audit_entries drop constraint shut");
    expect(answer).toMatchObject({ http: 500, body: { status: "error" } });
    const [request] = await db.query<{ status: string }>(
      "select status from payment_requests where id = $1",
      [id],
    );
    expect(request?.status).toBe("waiting");
    expect(test.logged.some((line) => line.includes(String(answer.body["id"])))).toBe(true);
  });

  it("audit rows cannot be changed or deleted, and a row altered by the database's owner is detected", async () => {
    const db = test.owner;
    await claim("kept for good");
    for (const sql of [
      "update audit_entries set reason = 'another'",
      "delete from audit_entries",
      "truncate audit_entries",
    ])
      await expect(db.query(sql)).rejects.toThrow("the audit trail is never changed");
    expect(await firstAuditFault(db)).toBeNull();
    const [row] = await rows();
    const alter = (reason: string) =>
      db.transaction(async (tx) => {
        await tx.query("alter table audit_entries disable trigger audit_entries_stay");
        await tx.query("update audit_entries set reason = $2 where id = $1", [row?.["id"], reason]);
        await tx.query("alter table audit_entries enable trigger audit_entries_stay");
      });
    await alter("another story");
    expect(await firstAuditFault(db)).toBe(Number(row?.["id"]));
    await alter("kept for good");
    expect(await firstAuditFault(db)).toBeNull();
  });

  it("audit rows of simultaneous acts are numbered without a gap", async () => {
    const ids: number[] = [];
    for (let made = 0; made < 8; made++) {
      const { memberId } = await makeMember(test.app.db);
      const placed = await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, memberId, { amount: fromWon(10_000) }),
      );
      ids.push(Number(placed));
    }
    const answers = await Promise.all(
      ids.map((each) =>
        officeCall(test, "claim-payment", { id: each, version: 1, reason: "at once" }, cashier()),
      ),
    );
    expect(answers.map(({ body }) => body["status"])).toEqual(ids.map(() => "success"));
    expect(await firstAuditFault(test.app.db)).toBeNull();
  });

  it("answers 404 to an unknown call and 405 to another method", async () => {
    expect((await test.post("/api/office/drop-everything", {})).http).toBe(404);
    const answer = await test.app.server.inject({ method: "PUT", url: "/api/office/get-own-self" });
    expect(answer.statusCode).toBe(405);
  });
});
