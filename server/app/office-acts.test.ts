import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factName, factValue } from "#backoffice/frame/fact-words.ts";
import { readingQuestions } from "#bench/office/questions.ts";
import { officeCalls, type ActName, type OfficeCallName } from "#contract/office/calls.ts";
import { koOffice } from "#locales/ko/office.ts";
import { formatOf } from "#ui/format.ts";
import { useTestApp } from "#tests/support/app.ts";
import { prepareOfficeWalk, type OfficeWalk } from "#tests/support/office-walk.ts";
import { firstAuditFault, officeCall } from "#tests/support/office.ts";

const acts = Object.entries(officeCalls).flatMap(([name, { kind }]) =>
  kind === "act" ? [name as ActName] : [],
);

/**
 * Written outside of an act: counts of attempts, when a session was last used, who looked at whom, and
 * every ten seconds what came of providers' calls.
 */
const besideActs = [
  "throttles",
  "operator_sessions",
  "member_number_searches",
  "member_accesses",
  "game_call_days",
];

/** Every call of the contract, with real input on a seeded database. */
describe("every act of the office has its audit row", () => {
  const test = useTestApp();
  let walk: OfficeWalk;
  let counting: PoolClient;

  beforeAll(async () => {
    walk = await prepareOfficeWalk(test);
    const rows = await test.app.db.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname <> all($1)`,
      [[...besideActs, "audit_entries"]],
    );
    const states = rows.map(
      ({ name }) =>
        `select '${name}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as state from ${name}`,
    );
    counting = await test.owner.pool.connect();
    // Workers of a parallel plan take longer to start than these small tables take to read.
    await counting.query("set max_parallel_workers_per_gather = 0");
    // Planning more than two hundred tables takes longer than counting their rows.
    await counting.query(`prepare everything as ${states.join(" union all ")}`);
  });
  afterAll(() => counting.release(true));

  /** By table, the number of rows and the last transaction that wrote one: each change alters one of the two. */
  const everything = async () => {
    const { rows } = await counting.query<{ name: string; state: string }>("execute everything");
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  const newestRow = async () => {
    const [row] = await test.app.db.query<{ id: bigint; call: string; reason: string }>(
      "select id, call, reason from audit_entries order by id desc limit 1",
    );
    return { id: Number(row?.id ?? 0), call: row?.call, reason: row?.reason };
  };
  const make = async (name: OfficeCallName, input: object) => {
    // A session lasts longer than this test; attempts are counted by the minute.
    await test.app.db.query("delete from throttles");
    return officeCall(test, name, input, walk.cookie);
  };

  it("each act writes exactly one audit row with its reason, and changes nothing when the row cannot be written", async () => {
    const { db } = test.app;
    const walked: string[] = [];
    for (const [name, given] of Object.entries(walk.inputs)) {
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
  }, 240_000);

  it("each fact of an audit row has a name in words", async () => {
    const rows = await test.app.db.query<{ name: string }>(
      `select distinct name from audit_entries
       cross join lateral jsonb_object_keys(
         coalesce(before, '{}'::jsonb) || coalesce(after, '{}'::jsonb)) name`,
    );
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => factName(koOffice, name) === name).toSorted()).toEqual([]);
  });

  it("each state, kind and act in an audit row is shown in words", async () => {
    const coded =
      "account call category cause decision direction kind locale resolution role rules state status".split(
        " ",
      );
    const rows = await test.app.db.query<{ name: string; value: string }>(
      `select distinct name, value from audit_entries
       cross join lateral jsonb_each_text(
         coalesce(before, '{}'::jsonb) || coalesce(after, '{}'::jsonb)) fact (name, value)
       where name = any($1) and value ~ '^[a-z]'`,
      [coded],
    );
    const format = formatOf("ko", "Asia/Seoul");
    expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(8);
    const raw = rows.filter(
      ({ name, value }) => factValue(koOffice, format, name, value) === value,
    );
    expect(raw).toEqual([]);
  });

  it("reading calls change nothing", async () => {
    const before = await everything();
    const facts = { round: await walk.round(), session: await walk.session(), mailing: null };
    for (const { call, input } of readingQuestions(facts))
      expect((await make(call, input)).http, `${call} ${JSON.stringify(input)}`).toBe(200);
    expect(await everything()).toEqual(before);
  });
});
