import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

/** More than the rows that are read before the index is asked. */
const ROWS = 45_000;
/** Of the oldest rows, more than the index may gather. */
const EARLY = 6_000;

const reasons: Readonly<Record<string, (n: number) => boolean>> = {
  common: (n) => n % 5 > 0,
  seldom: (n) => n % 499 === 0,
  early: (n) => n <= EARLY,
  once: (n) => n === 7,
};
const numbers = Array.from({ length: ROWS }, (_, at) => at + 1).toReversed();

describe("words in a long trail", () => {
  const test = useTestApp();
  let admin = "";
  let first = 0;
  const withoutTriggers = (sql: string, values: unknown[] = []) =>
    test.owner.transaction(async (tx) => {
      await tx.query("set local session_replication_role = replica");
      return tx.query<{ id: bigint }>(sql, values);
    });

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    const own = await operatorIdOf(test, admin);
    const [last] = await test.owner.query<{ id: bigint }>(
      "select max(id) as id from audit_entries",
    );
    first = Number(last?.id ?? 0);
    await withoutTriggers(
      `insert into audit_entries (id, at, operator_id, call, object, reason, address, request_id, chain)
       select $1::bigint + n, now(), case when n % 2 = 0 then $2::bigint else 1 end, 'change-switch', 'switch:comp',
         concat_ws(' ', 'row', case when n % 5 > 0 then 'commonly' end, case when n % 499 = 0 then 'seldom' end,
           case when n <= ${EARLY} then 'early' end, case when n = 7 then 'once' end),
         '10.0.0.1', gen_random_uuid(), sha256('row')
       from generate_series(1, ${ROWS}) n`,
      [first, own],
    );
  }, 60_000);
  afterAll(() => withoutTriggers("delete from audit_entries where id > $1", [first]));

  /** The numbers of the first rows that are found, page after page. */
  async function found(input: object, pages: number): Promise<number[]> {
    const all: number[] = [];
    for (let before: number | null = null; pages > 0; pages--) {
      const { body } = await officeCall(
        test,
        "get-audit-entries",
        { ...input, ...(before !== null && { before }) },
        admin,
      );
      const { entries, next } = body as { entries: { id: number }[]; next: number | null };
      all.push(...entries.map(({ id }) => id - first));
      if (next === null) break;
      before = next;
    }
    return all;
  }

  it("finds common and rare words, and those that only old reasons have, newest first", async () => {
    for (const [words, has] of Object.entries(reasons)) {
      const expected = numbers.filter(has);
      expect(await found({ words }, 5), words).toEqual(expected.slice(0, 250));
    }
    expect(await found({ words: "early seldom" }, 5)).toEqual(
      numbers.filter((n) => n <= EARLY && n % 499 === 0),
    );
    expect(await found({ words: "never" }, 5)).toEqual([]);
  }, 60_000);

  it("finds them among the rows that the other filters pass, to the last one", async () => {
    const operator = await operatorIdOf(test, admin);
    for (const [words, has] of Object.entries(reasons))
      expect(await found({ words, operator }, 5), words).toEqual(
        numbers.filter((n) => n % 2 === 0 && has(n)).slice(0, 250),
      );
    expect(await found({ words: "seldom" }, 100)).toEqual(numbers.filter((n) => n % 499 === 0));
    expect(await found({ words: "common", object: "switch:none" }, 5)).toEqual([]);
  }, 60_000);

  it("the file has the same rows", async () => {
    const input = { words: "seldom", reason: "for the auditor" };
    const { body } = await officeCall(test, "export-audit", input, admin);
    const ids = String(body["file"])
      .split("\r\n")
      .slice(1)
      .map((line) => Number(/^"(\d+)"/.exec(line)?.[1]) - first);
    expect(ids.filter((id) => id > 0 && id <= ROWS)).toEqual(numbers.filter((n) => n % 499 === 0));
  }, 60_000);
});
