import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import type { MemberAccess } from "#contract/office/accesses.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { sweepAccesses } from "#server/members/accesses/accesses.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { aSession } from "#tests/support/report-acts.ts";
import { sentHelpFile } from "#tests/support/help-files.ts";
import { privacyRequestOf } from "#tests/support/privacy-requests.ts";
import { identityOf } from "#tests/support/identities.ts";
import { prepareOfficeWalk } from "#tests/support/office-walk.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const QUARTER_MS = 900_000;
const declared = (name: OfficeCallName): OfficeCallDeclaration => officeCalls[name];
const names = Object.keys(officeCalls) as OfficeCallName[];

describe("the accesses of staff to a member's data", () => {
  const test = useTestApp();
  let cookie: string;
  beforeAll(async () => {
    await prepareOfficeWalk(test);
    await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, 1n, { amount: fromWon(50_000) }),
    );
    // The beginning of a quarter, so that a test lies within one span.
    test.clock.stop();
    test.clock.advance(QUARTER_MS - (test.clock.now().getTime() % QUARTER_MS));
    // After the clock: an earlier sign-in could have ended by idleness.
    cookie = await operatorWithRole(test, "admin");
  });
  beforeEach(() => test.owner.query("delete from member_accesses"));

  const make = (name: OfficeCallName, input: object, by = cookie) =>
    officeCall(test, name, input, by);
  const rows = () =>
    test.app.db.query<{ member: string; part: string; address: string; at: Date }>(
      `select m.login_id as member, a.part, host(a.address) as address, a.at
       from member_accesses a join members m on m.id = a.member_id order by a.id`,
    );
  const idOf = async (sql: string) => {
    const [row] = await test.owner.query<{ id: bigint | string }>(sql);
    return row?.id ?? 0n;
  };

  it("every reading call about one member is recorded with its part", async () => {
    const day = test.clock.now().toISOString().slice(0, 10);
    const period = { from: day, until: day };
    const id = 1;
    const requestOf = "select id from payment_requests where member_id = 1 limit 1";
    const roundOfDemo1 = `select r.account_id || '-' || r.first_seq as id from game_rounds r
      join ledger_accounts a on a.id = r.account_id where a.member_id = 1 limit 1`;
    const helpOf = "select id from message_helps where member_id = 1 limit 1";
    const inputs: Partial<Record<OfficeCallName, object>> = {
      "get-member": { id },
      "get-member-links": { id },
      "get-member-duplicates": { id },
      "get-member-sign-ins": { id },
      "get-member-remarks": { id },
      "get-member-audit": { id },
      "get-member-accesses": { id },
      "get-member-identity": { id },
      "get-member-marketing": { id },
      "get-member-privacy-requests": { id },
      "get-privacy-request": { id: await privacyRequestOf(test.app.db, 1n) },
      "get-identity-check": { id: (await identityOf(test.app.db, 1n)).checkId },
      "get-member-requests": { id },
      "get-member-rounds": { id },
      "get-member-helps": { id },
      "get-member-notes": { id },
      "get-member-limits": { id },
      "get-member-entries": { id, account: "cash" },
      "get-member-sessions": { id },
      "get-session-record": { id, session: await aSession(idOf) },
      "get-session-report": { ...period, loginId: "demo1" },
      "get-member-summaries": { day, loginId: "DEMO1" },
      "get-payment-history": { loginId: "demo1" },
      "get-payment-totals": { loginId: "demo1" },
      "find-rounds": { loginId: "demo1" },
      "get-help-inbox": { list: "waiting", member: "demo1" },
      "get-payment": { id: Number(await idOf(requestOf)) },
      "get-round": { id: await idOf(roundOfDemo1) },
      "get-help-thread": { id: Number(await idOf(helpOf)) },
    };
    for (const [name, input] of Object.entries(inputs) as [OfficeCallName, object][]) {
      await test.owner.query("delete from member_accesses");
      expect((await make(name, input)).body, name).toMatchObject({ status: "success" });
      const part = declared(name).shows?.part;
      expect(await rows(), name).toMatchObject([{ member: "demo1", part, address: "127.0.0.1" }]);
    }
    const shown = names.filter((name) => declared(name).shows);
    expect(Object.keys(inputs).toSorted()).toEqual(shown.toSorted());
  });

  it("a reading call that names a member in its input declares which part it shows", () => {
    const silent = names.filter((name) => {
      const { kind, input, shows } = declared(name);
      const fields = Object.keys((input as unknown as { shape: object }).shape);
      const isOfOne =
        fields.includes("loginId") || (name.startsWith("get-member") && fields.includes("id"));
      return kind === "read" && isOfOne && !shows;
    });
    expect(silent).toEqual([]);
  });

  it("a page that loads again adds a row for each quarter of an hour, also by itself", async () => {
    for (let load = 0; load < 3; load++) await make("get-member", { id: 1 });
    await test.post("/api/office/get-member", { id: 1 }, { cookie, "x-passive": "1" });
    expect(await rows()).toHaveLength(1);
    const first = test.clock.now();
    test.clock.advance(QUARTER_MS - 1_000);
    await make("get-member", { id: 1 });
    expect((await rows()).map(({ at }) => at)).toEqual([first]);
    test.clock.advance(1_000);
    await test.post("/api/office/get-member", { id: 1 }, { cookie, "x-passive": "1" });
    expect((await rows()).map(({ at }) => at)).toEqual([first, test.clock.now()]);
  });

  it("simultaneous loads add one row; another session, member or part adds its own", async () => {
    const other = await operatorWithRole(test, "cs");
    await Promise.all(Array.from({ length: 8 }, () => make("get-member", { id: 1 })));
    await make("get-member", { id: 1 }, other);
    await make("get-member", { id: 2 });
    await make("get-member-limits", { id: 1 });
    const found = (await rows()).map(({ member, part }) => `${member} ${part}`);
    expect(found).toEqual(["demo1 overview", "demo1 overview", "demo2 overview", "demo1 limits"]);
  });

  it("a refused call, an unknown member and a list of several leave none", async () => {
    expect((await make("get-member", { id: 1 }, "")).http).toBe(401);
    const desk = await operatorWithRole(test, "cs");
    expect((await make("get-member-accesses", { id: 1 }, desk)).http).toBe(403);
    expect((await make("get-member", { id: 999_999 })).body["status"]).toBe("not_found");
    await make("find-rounds", { loginId: "no-such-member" });
    await make("find-rounds", {});
    await make("find-members", { by: "any" });
    const remark = await make("add-member-remark", { id: 1, reason: "by telephone" });
    expect(remark.body["status"]).toBe("success");
    expect(await rows()).toEqual([]);
  });

  it("an act that opens a number or a file is recorded with it, and not when it is refused", async () => {
    const reason = "by telephone";
    const file = await sentHelpFile(test, 1);
    const { fileId } = await identityOf(test.app.db, 2n);
    for (const field of ["phone", "bank"]) await make("reveal-member", { id: 1, field, reason });
    await make("open-identity-file", { id: fileId, reason });
    await make("open-help-file", { id: file, reason });
    await make("open-help-file", { id: 999_999, reason });
    const found = (await rows()).map(({ member, part }) => `${member} ${part}`);
    expect(found).toEqual(["demo1 phone", "demo1 bank", "demo2 identity-file", "demo1 help-file"]);
  });

  it("what cannot be recorded is not shown", async () => {
    await test.owner.query(
      "alter table member_accesses add constraint shut check (false) not valid",
    );
    const answer = await make("get-member", { id: 1 });
    await test.owner.query("alter table member_accesses drop constraint shut");
    expect(answer).toMatchObject({ http: 500, body: { status: "error" } });
    expect(answer.body["member"]).toBeUndefined();
  });

  it("get-member-accesses lists who opened what, newest first, fifty at a time", async () => {
    await test.owner.query(
      `insert into member_accesses (member_id, operator_id, session_id, part, address, at, span_at)
       select 1, operator_id, id, 'ledger', '203.0.113.7', now() - n * interval '1 hour',
         now() - n * interval '1 hour'
       from (select id, operator_id from operator_sessions limit 1) s, generate_series(60, 1, -1) n`,
    );
    type Page = { accesses: MemberAccess[]; next: number | null };
    const page = async (input: object) =>
      (await make("get-member-accesses", { id: 1, ...input })).body as unknown as Page;
    const first = await page({});
    expect(first.accesses).toHaveLength(50);
    expect(first.accesses[0]).toMatchObject({ part: "ledger", address: "203.0.113.7" });
    const second = await page({ before: first.next });
    const seen = [...first.accesses, ...second.accesses].filter(({ part }) => part === "ledger");
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    expect(second.next).toBeNull();
  });

  it("the member's copy of the data tells when staff opened what, and not who", async () => {
    await make("get-member", { id: 1 });
    const member = await test.signIn("demo1", DEMO_PASSWORD);
    const copy = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie: member },
    });
    const at = test.clock.now().toISOString();
    expect(copy.json<{ accesses: object[] }>().accesses).toEqual([
      { at, part: "account", by: "administrator", isReasoned: false },
    ]);
  });

  it("are deleted after their period, by the clock of the database, and by nothing else", async () => {
    const days = KEPT_DAYS.memberAccesses;
    await test.owner.query(
      `insert into member_accesses (member_id, operator_id, session_id, part, address, at, span_at)
       select 1, operator_id, id, 'ledger', '203.0.113.7', at, at
       from (select id, operator_id from operator_sessions limit 1) s,
         unnest(array[now() - make_interval(days => $1, mins => 1),
                      now() - make_interval(days => $1, mins => -1)]) at`,
      [days],
    );
    test.clock.advance(1_000 * 86_400_000);
    expect(await sweepAccesses(test.app.db)).toBe(1);
    expect(await sweepAccesses(test.app.db)).toBe(0);
    test.clock.advance(-1_000 * 86_400_000);
    expect(await rows()).toHaveLength(1);
    for (const sql of [
      "update member_accesses set at = at",
      "delete from member_accesses",
      "truncate member_accesses",
    ])
      await expect(test.app.db.query(sql)).rejects.toThrow("permission denied");
  });
});
