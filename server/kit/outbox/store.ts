import { plainArray, textArray, type Queryable, type Transaction } from "#server/kit/database.ts";

export type NewEvent = { name: string; memberId: bigint | null; payload: string };

/**
 * Writes events as the last statement of a transaction; answers the id of the last one. An advisory lock makes writers commit one
 * after the other, so that ids become visible in ascending order and a reader misses none; NOTIFY
 * serialises commits in any case.
 */
export async function insertEvents(
  tx: Transaction,
  channel: string,
  events: readonly NewEvent[],
  at: Date,
): Promise<bigint | null> {
  const [row] = await tx.query<{ last: bigint | null; told: string }>(
    `with turn as materialized (
       select pg_advisory_xact_lock(hashtextextended('outbox', 0))
     ), written as (
       insert into outbox_events (name, member_id, payload, happened_at)
       select e.name, e.member_id, e.payload::jsonb, $4
       from turn, unnest($1::text[], $2::bigint[], $3::text[])
         with ordinality e (name, member_id, payload, place)
       order by e.place
       returning id
     )
     select max(id) as last, pg_notify($5, max(id)::text)::text as told from written`,
    [
      textArray(events.map(({ name }) => name)),
      plainArray(events.map(({ memberId }) => memberId)),
      textArray(events.map(({ payload }) => payload)),
      at,
      channel,
    ],
    "outbox-insert",
  );
  return row?.last ?? null;
}

export type EventRow = {
  id: bigint;
  name: string;
  memberId: bigint | null;
  payload: Record<string, unknown>;
};

/** The events after one, oldest first. */
export const listEvents = (db: Queryable, after: bigint, most: number): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select id, name, member_id as "memberId", payload from outbox_events
     where id > $1 order by id limit $2`,
    [after, most],
    "outbox-list",
  );

/** The newest event's id; 0 when there is none. */
export async function findNewestEvent(db: Queryable): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    "select coalesce(max(id), 0) as id from outbox_events",
  );
  return row?.id ?? 0n;
}

/** Deletes events from before a moment; answers how many. */
export async function deleteOldEvents(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from outbox_events where id in (
       select id from outbox_events where happened_at < $1 order by happened_at limit $2)
     returning id`,
    [before, most],
  );
  return rows.length;
}
