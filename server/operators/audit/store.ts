import type { Queryable } from "#server/kit/database.ts";

export type NewAuditRow = {
  at: Date;
  operatorId: bigint;
  sessionId: string | null;
  call: string;
  object: string;
  reason: string;
  before: object | null;
  after: object | null;
  proposalId: bigint | null;
  address: string;
  requestId: string;
};

export async function insertAuditRow(db: Queryable, row: NewAuditRow): Promise<void> {
  await db.query(
    `insert into audit_entries (at, operator_id, session_id, call, object, reason, before, after,
       proposal_id, address, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      row.at,
      row.operatorId,
      row.sessionId,
      row.call,
      row.object,
      row.reason,
      row.before === null ? null : JSON.stringify(row.before),
      row.after === null ? null : JSON.stringify(row.after),
      row.proposalId,
      row.address,
      row.requestId,
    ],
  );
}

export type AuditRow = {
  id: bigint;
  at: Date;
  operator: string;
  call: string;
  reason: string;
  before: Record<string, string | number | boolean | null> | null;
  after: Record<string, string | number | boolean | null> | null;
};

export const listOfObject = (db: Queryable, object: string, most: number): Promise<AuditRow[]> =>
  db.query<AuditRow>(
    `select a.id, a.at, o.name as operator, a.call, a.reason, a.before, a.after
     from audit_entries a join operators o on o.id = a.operator_id
     where a.object = $1 order by a.id desc limit $2`,
    [object, most],
  );

/**
 * The last of at most so many rows after `after`, and the first altered or missing one among them.
 */
export async function checkRows(
  db: Queryable,
  after: bigint,
  most: number,
): Promise<{ reached: bigint; fault: bigint | null }> {
  const [row] = await db.query<{ reached: bigint; fault: bigint | null }>(
    "select reached, fault from audit_check($1, $2)",
    [after, most],
  );
  if (!row) throw new Error("the check of the audit trail has no answer");
  return row;
}

export type TrailQuery = {
  operatorId: number | null;
  call: string | null;
  object: string | null;
  /** The part of an object before the colon. */
  kind: string | null;
  from: Date | null;
  until: Date | null;
  /** In the syntax of `to_tsquery`. */
  words: string | null;
};
export type TrailRow = AuditRow & {
  object: string;
  proposalId: bigint | null;
  address: string;
  requestId: string;
};

async function areRare(db: Queryable, words: string): Promise<boolean> {
  const [row] = await db.query<{ areRare: boolean }>(
    `select audit_words_are_rare(to_tsquery('simple', $1)) as "areRare"`,
    [words],
  );
  return row?.areRare ?? false;
}

/** Rows that are read for words before the index is asked: a page of a common word is among them. */
const READ_FIRST = 20_000;

/** Puts a value among those of a statement and answers its parameter. */
type Given = (value: unknown) => string;

/**
 * The filters but for the words, of rows with numbers below `before`. A row gets its number when it is
 * written, at most seconds after its moment. So a day with a minute on each side limits the numbers to
 * read, and the moments decide.
 */
function conditionsOf(query: TrailQuery, before: number | null, given: Given): string {
  const conditions = ["true"];
  if (before !== null) conditions.push(`a.id < ${given(before)}`);
  if (query.operatorId !== null) conditions.push(`a.operator_id = ${given(query.operatorId)}`);
  if (query.call !== null) conditions.push(`a.call = ${given(query.call)}`);
  if (query.object !== null) conditions.push(`a.object = ${given(query.object)}`);
  if (query.kind !== null) conditions.push(`split_part(a.object, ':', 1) = ${given(query.kind)}`);
  if (query.from !== null) {
    const from = given(query.from);
    conditions.push(`a.at >= ${from} and a.id > coalesce((select id from audit_entries
      where at < ${from}::timestamptz - interval '1 minute' order by at desc, id desc limit 1), 0)`);
  }
  if (query.until !== null) {
    const until = given(query.until);
    conditions.push(`a.at < ${until} and a.id < coalesce((select id from audit_entries
      where at >= ${until}::timestamptz + interval '1 minute' order by at, id limit 1), 9e18::bigint)`);
  }
  return conditions.join(" and ");
}

const ROW = `select a.id, a.at, o.name as operator, a.call, a.object, a.reason, a.before, a.after,
  a.proposal_id as "proposalId", host(a.address) as address, a.request_id as "requestId"`;

/** The newest rows with numbers below `before`; those with common words are found by reading backwards. */
async function listNewest(
  db: Queryable,
  query: TrailQuery,
  before: number | null,
  most: number,
): Promise<TrailRow[]> {
  const values: unknown[] = [];
  const given: Given = (value) => `$${values.push(value)}`;
  let conditions = conditionsOf(query, before, given);
  if (query.words !== null) {
    const words = `to_tsquery('simple', ${given(query.words)})`;
    conditions += (await areRare(db, query.words))
      ? ` and a.id = any(array(select id from audit_entries where reason_words @@ ${words}))`
      : // Prevents use of the index, which would gather every match before sorting.
        ` and coalesce(a.reason_words, '') @@ ${words}`;
  }
  return db.query<TrailRow>(
    `${ROW} from audit_entries a join operators o on o.id = a.operator_id
     where ${conditions} order by a.id desc limit ${given(most)}`,
    values,
  );
}

/** Those with the words among the newest rows that the other filters pass. */
function listAmongFirst(
  db: Queryable,
  query: TrailQuery & { words: string },
  before: number | null,
  most: number,
): Promise<TrailRow[]> {
  const values: unknown[] = [];
  const given: Given = (value) => `$${values.push(value)}`;
  return db.query<TrailRow>(
    `${ROW} from (select * from
         (select * from audit_entries a where ${conditionsOf(query, before, given)}
          order by a.id desc limit ${READ_FIRST}) first
       where coalesce(reason_words, '') @@ to_tsquery('simple', ${given(query.words)})
       order by id desc limit ${given(most)}) a
     join operators o on o.id = a.operator_id order by a.id desc`,
    values,
  );
}

/** The last of the rows that are read first; null when there are no more. */
async function endOfFirst(
  db: Queryable,
  query: TrailQuery,
  before: number | null,
): Promise<number | null> {
  const values: unknown[] = [];
  const given: Given = (value) => `$${values.push(value)}`;
  const [row] = await db.query<{ id: bigint }>(
    `select a.id from audit_entries a where ${conditionsOf(query, before, given)}
     order by a.id desc offset ${READ_FIRST - 1} limit 1`,
    values,
  );
  return row ? Number(row.id) : null;
}

/**
 * The newest rows that match, with numbers below `before`. Words are looked for in the newest rows
 * first, because to gather the matches of a common word from its index takes longer the older the
 * house is.
 */
export async function listTrail(
  db: Queryable,
  query: TrailQuery,
  before: number | null,
  most: number,
): Promise<TrailRow[]> {
  const { words } = query;
  if (words === null) return listNewest(db, query, before, most);
  const first = await listAmongFirst(db, { ...query, words }, before, most);
  if (first.length === most) return first;
  const end = await endOfFirst(db, query, before);
  if (end === null) return first;
  return [...first, ...(await listNewest(db, query, end, most - first.length))];
}

export const listActors = (db: Queryable): Promise<{ id: bigint; name: string }[]> =>
  db.query("select id, name from operators order by name, id limit 1000");
