import { textArray, type Queryable } from "#server/kit/database.ts";

/** A part of the service and why it cannot be used. */
export type Broken = { part: string; cause: "switched_off" | "not_answering" };
/** One sign of a process's life, by the clock of the database. */
export type Sign = { life: bigint; at: string };

/** Begins the record of parts that had none. */
export async function addParts(db: Queryable, parts: readonly string[], at: string): Promise<void> {
  await db.query(
    `insert into status_parts (part, recorded_from)
     select p.part, $2::timestamptz from unnest($1::text[]) p (part)
     where not exists (select from status_parts s where s.part = p.part)
     on conflict do nothing`,
    [textArray(parts), at],
    "status-parts-add",
  );
}

/** Ends the outages of a life that are over. */
export async function endOutages(
  db: Queryable,
  { life, at }: Sign,
  broken: readonly Broken[],
): Promise<void> {
  await db.query(
    `update status_outages o set ended_at = greatest(o.began_at, $2::timestamptz)
     where o.life_id = $1 and o.ended_at is null and not exists (
       select from unnest($3::text[], $4::text[]) b (part, cause)
       where b.part = o.part and b.cause = o.cause)`,
    [life, at, ...columnsOf(broken)],
    "status-outages-end",
  );
}

/**
 * Begins the outages that a life sees. One that ended less than a minute ago goes on, so that a part
 * that comes and goes has one row a minute at most.
 */
export async function beginOutages(
  db: Queryable,
  { life, at }: Sign,
  broken: readonly Broken[],
): Promise<void> {
  const values = [life, at, ...columnsOf(broken)];
  await db.query(
    `update status_outages o set ended_at = null
     from unnest($3::text[], $4::text[]) b (part, cause)
     where o.id = (select n.id from status_outages n
         where n.life_id = $1 and n.part = b.part and n.cause = b.cause order by n.id desc limit 1)
       and o.ended_at > $2::timestamptz - interval '1 minute'`,
    values,
    "status-outages-go-on",
  );
  await db.query(
    `insert into status_outages (life_id, part, cause, began_at)
     select $1, b.part, b.cause, $2::timestamptz from unnest($3::text[], $4::text[]) b (part, cause)
     on conflict (life_id, part, cause) where ended_at is null do nothing`,
    values,
    "status-outages-begin",
  );
}

const columnsOf = (broken: readonly Broken[]): string[] => [
  textArray(broken.map(({ part }) => part)),
  textArray(broken.map(({ cause }) => cause)),
];

/**
 * What was recorded of each part in the last 90 days, and when it could not be used, over all web
 * processes. A web process is awake from its start to its last sign, without its silences; the site
 * is away while none is. A part is recorded while a process is awake that records parts.
 */
const RECORDED = `lives as (
    select 'web ' || host as component, records_status, id, started_at, greatest(started_at, case
        when ended_at is null and seen_at >= now() - interval '1 minute' then now()
        else coalesce(ended_at, seen_at) end) as until
    from component_lives
    where process = 'web' and seen_at >= now() - interval '90 days'),
  silences as (
    select component, range_agg(tstzrange(least((after ->> 'beganAt')::timestamptz, at), at)) as spans
    from component_events
    where kind = 'silence' and component like 'web %' and at >= now() - interval '90 days'
    group by component),
  awake as (
    select l.records_status,
      l.spans - coalesce(s.spans, '{}'::tstzmultirange) as spans
    from (select component, records_status, range_agg(tstzrange(started_at, until)) as spans
      from lives group by component, records_status) l
    left join silences s on s.component = l.component),
  seen as (
    select coalesce(range_agg(spans), '{}'::tstzmultirange) as spans,
      coalesce(range_agg(spans) filter (where records_status), '{}'::tstzmultirange) as of_parts
    from awake),
  recorded as (
    select 'site' as part, f.at as recorded_from,
      tstzmultirange(tstzrange(greatest(f.at, now() - interval '90 days'), now())) as spans
    from (select min(started_at) as at from component_lives where process = 'web') f
    where f.at < now()
    union all
    select p.part, p.recorded_from, seen.of_parts * tstzmultirange(
      tstzrange(greatest(p.recorded_from, now() - interval '90 days'), now()))
    from status_parts p, seen where p.recorded_from < now()),
  broken as (
    select 'site' as part, 'not_answering' as cause, r.spans - seen.spans as spans
    from recorded r, seen where r.part = 'site'
    union all
    select o.part, o.cause, o.spans * r.spans
    from (select o.part, o.cause, range_agg(tstzrange(o.began_at,
          greatest(o.began_at, coalesce(o.ended_at, l.until)))) as spans
        from status_outages o join lives l on l.id = o.life_id group by o.part, o.cause) o
    join recorded r on r.part = o.part)`;

export type RecordRow = {
  part: string;
  recordedFrom: Date;
  /** Seconds of the last 30 and 90 days. */
  recorded30: number;
  broken30: number;
  recorded90: number;
  broken90: number;
};

/** How long each part was recorded, and how long it could not be used. */
export const readRecords = (db: Queryable): Promise<RecordRow[]> =>
  db.query<RecordRow>(
    `with ${RECORDED}
     select r.part, r.recorded_from as "recordedFrom", m.recorded30, m.broken30, m.recorded90,
       m.broken90
     from recorded r
     left join (select part, range_agg(spans) as spans from broken group by part) b on b.part = r.part
     cross join lateral (
       select coalesce(sum(s.last30) filter (where not s.is_broken), 0)::float8 as recorded30,
         coalesce(sum(s.last30) filter (where s.is_broken), 0)::float8 as broken30,
         coalesce(sum(s.whole) filter (where not s.is_broken), 0)::float8 as recorded90,
         coalesce(sum(s.whole) filter (where s.is_broken), 0)::float8 as broken90
       from (
         select u.is_broken, extract(epoch from upper(u.span) - lower(u.span)) as whole,
           extract(epoch from greatest(upper(u.span) - greatest(lower(u.span),
             now() - interval '30 days'), interval '0')) as last30
         from (select false as is_broken, unnest(r.spans) as span
           union all select true, unnest(b.spans)) u) s) m`,
    [],
    "status-records",
  );

export type StretchRow = {
  part: string;
  cause: string;
  beganAt: Date;
  endedAt: Date;
  /** It began before the 90 days. */
  isCut: boolean;
  lasts: boolean;
};

/**
 * The outages of a minute or more of each part, newest first, `most` of each; those with less than a
 * minute between them are one. The part `unrecorded` has the times in which no part was recorded.
 */
export const readOutages = (db: Queryable, most: number): Promise<StretchRow[]> =>
  db.query<StretchRow>(
    `with ${RECORDED},
     listed as (
       select part, cause, spans from broken
       union all
       select 'unrecorded', 'unrecorded', tstzmultirange(
         tstzrange(greatest(f.at, now() - interval '90 days'), now())) - seen.of_parts
       from seen, (select min(recorded_from) as at from status_parts) f where f.at < now()),
     joined as (
       select part, cause, lower(j) as began_at, upper(j) - interval '1 minute' as ended_at
       from (select part, cause, range_agg(
             tstzrange(lower(s), upper(s) + interval '1 minute')) as spans
           from listed, unnest(spans) s group by part, cause) l, unnest(l.spans) j),
     newest as (
       select part, cause, began_at, ended_at,
         row_number() over (partition by part order by began_at desc, cause) as place
       from joined where ended_at - began_at >= interval '1 minute')
     select part, cause, began_at as "beganAt", ended_at as "endedAt",
       began_at <= now() - interval '90 days' as "isCut", ended_at >= now() as lasts
     from newest where place <= $1 order by part, place`,
    [most],
    "status-outages",
  );

/** Deletes at most so many outages that ended before a moment; answers how many. */
export async function deleteOutages(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from status_outages where id in (
       select o.id from status_outages o join component_lives l on l.id = o.life_id
       where coalesce(o.ended_at, l.ended_at, l.seen_at) < $1 order by o.id limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}
