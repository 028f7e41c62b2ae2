import type { DifferenceOf } from "#contract/office/differences.ts";
import { textArray, type Queryable } from "#server/kit/database.ts";
import type { Found } from "#server/reports/differences/finding/store.ts";

/**
 * Writes what a comparison found: new differences, and those that ended or changed since. One that
 * two operators accepted opens again when its figures change. Answers the keys of the new ones.
 */
export const saveFound = (
  db: Queryable,
  kind: DifferenceOf,
  found: readonly Found[],
  at: Date,
): Promise<{ key: string }[]> => {
  const of = (field: Exclude<keyof Found, "since">) => textArray(found.map((each) => each[field]));
  return db.query<{ key: string }>(
    `with told as (
       insert into report_differences as d
         (kind, key, connection, about, object, ours, theirs, since, found_at)
       select $1, f.*, $9 from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
         $7::text[], $8::timestamptz[]) as f
       on conflict (kind, key) do update
       set ours = excluded.ours, theirs = excluded.theirs, object = excluded.object,
         since = case when d.ended_at is null then d.since else excluded.since end,
         ended_at = null, version = d.version + 1,
         accepted_at = case when (d.ours, d.theirs) is not distinct from
           (excluded.ours, excluded.theirs) then d.accepted_at end,
         accepted_by = case when (d.ours, d.theirs) is not distinct from
           (excluded.ours, excluded.theirs) then d.accepted_by end,
         checked_by = case when (d.ours, d.theirs) is not distinct from
           (excluded.ours, excluded.theirs) then d.checked_by end
       where d.ended_at is not null
         or (d.ours, d.theirs) is distinct from (excluded.ours, excluded.theirs)
       returning d.key, d.version)
     select key from told where version = 1`,
    [
      kind,
      of("key"),
      of("connection"),
      of("about"),
      of("object"),
      of("ours"),
      of("theirs"),
      found.map(({ since }) => since),
      at,
    ],
  );
};

/**
 * Ends the differences of a kind whose key is not in `keys`. Those whose key begins with one of `cut`
 * stay open, because the comparison named only some of them.
 */
export async function endOthers(
  db: Queryable,
  kind: DifferenceOf,
  { keys, cut }: { keys: readonly string[]; cut: readonly string[] },
  at: Date,
): Promise<void> {
  await db.query(
    `update report_differences set ended_at = $3, version = version + 1
     where kind = $1 and ended_at is null and key <> all($2::text[])
       and not exists (select from unnest($4::text[]) as beginning where starts_with(key, beginning))`,
    [kind, textArray(keys), at, textArray(cut)],
  );
}

/**
 * Ends the differences of transactions that a comparison has resolved. `coalesce` keeps the planner
 * from the index of open differences, which it would read whole for each row.
 */
export async function endResolved(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `update report_differences r set ended_at = $1, version = version + 1
     where kind = 'transaction' and ended_at is null
       and not exists (select from game_differences d where d.connection = r.connection
         and d.key = r.about and d.connection || '/' || d.kind || '/' || d.key = r.key
         and coalesce(d.resolved_at, 'infinity') = 'infinity')`,
    [at],
  );
}

export const saveLookedAt = (db: Queryable, at: Date): Promise<unknown> =>
  db.query("update report_comparisons set looked_at = $1", [at]);

export const saveBooksAt = (db: Queryable, at: Date): Promise<unknown> =>
  db.query("update report_comparisons set books_at = $1", [at]);

export async function getLookedAt(
  db: Queryable,
): Promise<{ lookedAt: Date | null; booksAt: Date | null }> {
  const [row] = await db.query<{ lookedAt: Date | null; booksAt: Date | null }>(
    `select looked_at as "lookedAt", books_at as "booksAt" from report_comparisons`,
  );
  if (!row) throw new Error("the progress of the comparisons is not there");
  return row;
}

export type DifferenceRow = Omit<Found, "key"> & {
  id: bigint;
  version: number;
  kind: DifferenceOf;
  ownerId: bigint | null;
  owner: string | null;
  askedAt: Date | null;
  askedBy: string | null;
  isProposed: boolean;
  acceptedAt: Date | null;
  acceptedBy: string | null;
  checkedBy: string | null;
  endedAt: Date | null;
};

/**
 * A page of open ones in the order in which they were found, or of ended ones, newest first. Written
 * out, so that the planner sees the partial index of either and its order.
 */
export const listDifferences = (
  db: Queryable,
  wanted: { isOpen: boolean; kind: DifferenceOf | null; after: number | null; now: Date },
  most: number,
): Promise<DifferenceRow[]> =>
  db.query<DifferenceRow>(
    `select d.id, d.version, d.kind, d.connection, d.about, d.object, d.ours, d.theirs, d.since,
       d.owner_id as "ownerId", o.name as owner, d.asked_at as "askedAt", a.name as "askedBy",
       exists (select from operator_proposals p where p.call = 'accept-difference'
         and p.object = 'difference:' || d.id and p.state = 'waiting' and p.expires_at > $3)
         as "isProposed",
       d.accepted_at as "acceptedAt", b.name as "acceptedBy", c.name as "checkedBy",
       d.ended_at as "endedAt"
     from (select * from report_differences
       where ${wanted.isOpen ? "is_open" : "not is_open"} and ($1::text is null or kind = $1)
         and ($2::bigint is null or id ${wanted.isOpen ? ">" : "<"} $2)
       order by id ${wanted.isOpen ? "" : "desc"} limit $4) d
     left join operators o on o.id = d.owner_id
     left join operators a on a.id = d.asked_by left join operators b on b.id = d.accepted_by
     left join operators c on c.id = d.checked_by
     order by d.id ${wanted.isOpen ? "" : "desc"}`,
    [wanted.kind, wanted.after, wanted.now, most],
  );

export const countOpen = (db: Queryable): Promise<{ kind: DifferenceOf; count: number }[]> =>
  db.query<{ kind: DifferenceOf; count: number }>(
    `select kind, count(*)::integer as count from report_differences where is_open
     group by kind order by kind`,
  );

export type LockedDifference = {
  kind: DifferenceOf;
  key: string;
  connection: string | null;
  about: string;
  ours: string | null;
  theirs: string | null;
  since: Date;
  version: number;
  ownerId: bigint | null;
  isAsked: boolean;
  isOpen: boolean;
};

/** A difference, locked until the transaction ends. */
export async function lockDifference(
  db: Queryable,
  id: number,
): Promise<LockedDifference | undefined> {
  const [row] = await db.query<LockedDifference>(
    `select kind, key, connection, about, ours, theirs, since, version, owner_id as "ownerId",
       asked_at is not null as "isAsked", is_open as "isOpen"
     from report_differences where id = $1 for update`,
    [id],
  );
  return row;
}

export async function saveOwner(db: Queryable, id: number, owner: bigint | null): Promise<void> {
  await db.query(
    "update report_differences set owner_id = $2, version = version + 1 where id = $1",
    [id, owner],
  );
}

export async function saveAsked(db: Queryable, id: number, at: Date, by: bigint): Promise<void> {
  await db.query(
    `update report_differences set asked_at = $2, asked_by = $3, version = version + 1
     where id = $1`,
    [id, at, by],
  );
}

export async function saveAccepted(
  db: Queryable,
  id: number,
  { at, by, checkedBy }: { at: Date; by: bigint; checkedBy: bigint },
): Promise<void> {
  await db.query(
    `update report_differences set accepted_at = $2, accepted_by = $3, checked_by = $4,
       version = version + 1 where id = $1`,
    [id, at, by, checkedBy],
  );
}
