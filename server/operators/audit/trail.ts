import type { AuditEntry } from "#contract/office/audit.ts";
import type { Subject } from "#contract/office/subjects.ts";
import { officeCalls } from "#contract/office/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import { momentsOf } from "#server/kit/days.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import * as store from "#server/operators/audit/store.ts";

const ENTRIES_A_PAGE = 50;
const ENTRIES_A_READ = 1_000;

/** Filters of the trail; days are in `timeZone`. */
export type AuditFilter = {
  timeZone: string;
  operator?: number | undefined;
  call?: string | undefined;
  object?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  words?: string | undefined;
};

/** The prefix of each word, with punctuation ignored. */
const prefixesOf = (words: string): string | null => {
  const found = words.match(/[\p{L}\p{N}]+/gu);
  return found && found.map((word) => `${word}:*`).join(" & ");
};

const queryOf = ({
  operator,
  call,
  object,
  words,
  timeZone,
  ...days
}: AuditFilter): store.TrailQuery => {
  const { from, before } = momentsOf(days, timeZone);
  return {
    operatorId: operator ?? null,
    call: call ?? null,
    object: object?.includes(":") ? object : null,
    kind: object !== undefined && !object.includes(":") ? object : null,
    from,
    until: before,
    words: words === undefined ? null : prefixesOf(words),
  };
};

type TrailEntry = Omit<AuditEntry, "subject">;

const entryOf = (row: store.TrailRow): TrailEntry => ({
  ...row,
  id: Number(row.id),
  at: row.at.toISOString(),
  proposalId: row.proposalId === null ? null : Number(row.proposalId),
});

type Reading = { db: Queryable; subjectsOf: SubjectsOf<Subject> };

/** Audit rows with the names of their objects, newest first, with numbers below `before`. */
export async function auditEntries(
  { db, subjectsOf }: Reading,
  filter: AuditFilter,
  before: number | null,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const rows = await store.listTrail(db, queryOf(filter), before, ENTRIES_A_PAGE + 1);
  const shown = rows.slice(0, ENTRIES_A_PAGE);
  const subjectOf = await subjectsOf(shown.map(({ object }) => object));
  const entries = shown.map((row) => ({ ...entryOf(row), subject: subjectOf(row.object) }));
  return { entries, next: rows.length > ENTRIES_A_PAGE ? (entries.at(-1)?.id ?? null) : null };
}

/** Calls that write an audit row although they are not declared as acts. */
const actsBesideCalls = ["confirm-enrolment"];

/** The operators and acts by which the trail can be filtered. */
export const auditChoices = async (db: Queryable) => ({
  operators: (await store.listActors(db)).map(({ id, name }) => ({ id: Number(id), name })),
  calls: Object.entries(officeCalls)
    .flatMap(([name, { kind, ...call }]) => {
      if (kind !== "act") return [];
      return "checkedBy" in call ? [name, `propose/${name}`] : [name];
    })
    .concat(actsBesideCalls),
});

const HEADER = "number,at,operator,act,object,reason,before,after,proposal,address,request".split(
  ",",
);

/** Quotes a text so that a spreadsheet reads no formula or extra column in it. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? "");
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const facts = (of: AuditEntry["before"]): string | null => of && JSON.stringify(of);

const line = (entry: TrailEntry): string => {
  const { id, at, operator, call, object, reason, before, after } = entry;
  const act = [id, at, operator, call, object, reason, facts(before), facts(after)];
  return act.concat(entry.proposalId, entry.address, entry.requestId).map(cell).join(",");
};

/** The trail as CSV, newest first, read and yielded in pieces. */
export async function* auditCsv(db: Queryable, filter: AuditFilter): AsyncGenerator<string> {
  yield `\uFEFF${HEADER.map(cell).join(",")}\r\n`;
  const query = queryOf(filter);
  let before: number | null = null;
  for (;;) {
    const rows = await store.listTrail(db, query, before, ENTRIES_A_READ);
    if (rows.length > 0) yield rows.map((row) => `${line(entryOf(row))}\r\n`).join("");
    if (rows.length < ENTRIES_A_READ) return;
    before = Number(rows.at(-1)?.id);
  }
}
