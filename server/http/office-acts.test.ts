import { beforeAll, describe, expect, it, vi } from "vitest";
import { readsOf } from "#bench/office/reads.ts";
import { officeCalls, type ActName, type OfficeCallName } from "#contract/office/calls.ts";
import { fromWon } from "#server/kit/money.ts";
import { systemClock } from "#server/kit/clock.ts";
import { invite } from "#server/operators/invitations/invitations.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeActs } from "#tests/support/office-acts.ts";
import {
  firstAuditFault,
  officeCall,
  operatorIdOf,
  operatorWithRole,
} from "#tests/support/office.ts";

const acts = Object.entries(officeCalls).flatMap(([name, { kind }]) =>
  kind === "act" ? [name as ActName] : [],
);

/** Who attempts what is counted outside of any act, and a session notes when it was used last. */
const besideActs = ["throttles", "operator_sessions"];

/** Every call of the contract, with real input on a real house (BO-01, RP-06). */
describe("no act of the office without its row", () => {
  const test = useTestApp();
  let cookie = "";
  let inputs: ReturnType<typeof officeActs>;
  let tables: string[] = [];

  beforeAll(async () => {
    const { db } = test.app;
    cookie = await operatorWithRole(test, "admin");
    const people = [];
    for (let made = 0; made < 2; made++)
      people.push(BigInt(await operatorIdOf(test, await operatorWithRole(test, "cs"))));
    inputs = officeActs(test, cookie, people);
    const madeBy = people[0] ?? 0n;
    await db.transaction((tx) =>
      invite(tx, systemClock, {
        loginId: "invited",
        name: "x",
        role: "cs",
        reason: "walk",
        madeBy,
      }),
    );
    await db.transaction((tx) => placeDeposit(tx, test.clock, 2n, { amount: fromWon(50_000) }));
    const [demo1] = await db.query<{ ref: string }>(
      "select public_ref as ref from members where id = 1",
    );
    await test.provider("betwin", {
      account_id: demo1?.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: "left-open",
      transactions: [{ id_provider: "left-open", type: "bet", amount: "1000" }],
    });
    // The log of calls and the health beside it are written a moment later.
    await vi.waitFor(async () => {
      const calls = await db.query("select from game_calls");
      if (calls.length === 0) throw new Error("the call is not written down yet");
    }, 10_000);
    const member = await test.signIn("demo1", "moonlight-demo");
    for (const title of ["하나", "둘"])
      await test.call("user-write-help", { title, contents: "언제요?" }, { cookie: member });
    const rows = await db.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname <> all($1)`,
      [besideActs],
    );
    tables = rows.map(({ name }) => name);
  });

  /** Every row of the house, by table. */
  const everything = async () => {
    const sums = tables.map(
      (table) =>
        `select '${table}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${table} t`,
    );
    const rows = await test.app.db.query<{ name: string; sum: string }>(sums.join(" union all "));
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  };
  const newestRow = async () => {
    const [row] = await test.app.db.query<{ id: bigint; call: string; reason: string }>(
      "select id, call, reason from audit_entries order by id desc limit 1",
    );
    return { id: Number(row?.id ?? 0), call: row?.call, reason: row?.reason };
  };
  const make = async (name: OfficeCallName, input: object) => {
    // A session lasts longer than this walk; attempts are counted by the minute.
    await test.app.db.query("delete from throttles");
    return officeCall(test, name, input, cookie);
  };

  it("each act leaves exactly one row with its reason; one whose row cannot be written changes nothing", async () => {
    const { db } = test.app;
    const walked: string[] = [];
    for (const [name, given] of Object.entries(inputs)) {
      const input = { ...(await given()), reason: `why ${name} is done` };
      const before = await everything();
      await test.owner.query(
        "alter table audit_entries add constraint shut check (false) not valid",
      );
      const undone = await make(name as ActName, input);
      await test.owner.query("alter table audit_entries drop constraint shut");
      expect(undone, name).toMatchObject({ http: 500 });
      expect(await everything(), name).toEqual(before);

      const last = await newestRow();
      const done = await make(name as ActName, input);
      expect(["success", "proposed"], name).toContain(done.body["status"]);
      const call = done.body["status"] === "proposed" ? `propose/${name}` : name;
      expect(await newestRow()).toEqual({ id: last.id + 1, call, reason: input.reason });
      walked.push(name);
    }
    expect(walked.toSorted()).toEqual(acts.toSorted());
    expect(await firstAuditFault(db)).toBeNull();
  }, 60_000);

  it("no reading call changes anything", async () => {
    const [round] = await test.app.db.query<{ name: string }>(
      "select account_id || '-' || first_seq as name from game_rounds limit 1",
    );
    const before = await everything();
    for (const [name, each] of Object.entries(readsOf(round?.name ?? "")))
      for (const input of each)
        expect((await make(name as OfficeCallName, input)).http, name).toBe(200);
    expect(await everything()).toEqual(before);
  });
});
