import { textArray, type Queryable } from "#server/kit/database.ts";
import { TEST_MEMBERS } from "#server/ledger/test-accounts.ts";

/** A session's place in the order of their starts, with all microseconds. */
export type Place = { startedAt: string; id: string };

export async function placeOf(db: Queryable, id: string): Promise<Place | undefined> {
  const [row] = await db.query<Place>(
    `select started_at::text as "startedAt", id from member_sessions where id = $1`,
    [id],
  );
  return row;
}

const IN_PERIOD = `s.started_at >= $1 and s.started_at < $2
  and (s.started_at, s.id) < ($3::timestamptz, $4::uuid)
  order by s.started_at desc, s.id desc limit $5`;

type Wanted = { from: Date | "-infinity"; before: Date | "infinity"; place: Place; most: number };

/** The sessions of a period before a place, newest first, without those of test accounts. */
export const listSessions = (
  db: Queryable,
  { from, before, place, most }: Wanted,
): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `select s.id from member_sessions s where s.member_id not in ${TEST_MEMBERS} and ${IN_PERIOD}`,
    [from, before, place.startedAt, place.id, most],
  );

/** The same of one member. */
export const listSessionsOf = (
  db: Queryable,
  memberId: bigint,
  { from, before, place, most }: Wanted,
): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `select s.id from member_sessions s where s.member_id = $6 and ${IN_PERIOD}`,
    [from, before, place.startedAt, place.id, most, memberId],
  );

export type SessionRow = {
  id: string;
  memberId: bigint;
  loginId: string;
  startedAt: Date;
  endedAt: Date | null;
  endedBecause: string | null;
  isShared: boolean;
  /** In ledger units. */
  opening: bigint;
  closing: bigint;
  moved: { movement: number; amount: string }[];
};

/**
 * The time in which a session is the member's newest: its time without that of the sessions that
 * started after it. A session that another process's slower clock ended before its start has no time.
 */
const OWN_TIME = `tstzmultirange(tstzrange(s.started_at, e.at)) - coalesce(
  (select range_agg(tstzrange(x.started_at,
     greatest(x.started_at, coalesce(x.ended_at, 'infinity'::timestamptz))))
   from member_sessions x where x.member_id = s.member_id and x.started_at < e.at
     and (x.started_at, x.id) > (s.started_at, s.id)), '{}')`;

/** The entries of rounds that began in a session, each with the session of the round's launch. */
const BY_LAUNCH = `select u.seq, y.id, y.started_at, coalesce(y.ended_at, 'infinity'::timestamptz) as at
  from game_rounds r
  join game_sessions g on g.id = r.game_session_id
  join member_sessions y on y.id = g.member_session_id
  cross join unnest(r.entry_seqs) as u(seq)
  where v.shared and r.bucket = a.bucket and r.account_id = a.id
    and r.first_seq >= q.first and r.first_seq < q.past`;

/**
 * Sessions with the entries of the member's cash between start and end, in the order of the ids. Where
 * several overlap, an entry belongs to the session of its round's launch if that was live then,
 * otherwise to the one that started last.
 */
export const readSessions = (db: Queryable, ids: readonly string[]): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    `select s.id, s.member_id as "memberId", m.login_id as "loginId", s.started_at as "startedAt",
       s.ended_at as "endedAt", s.ended_because as "endedBecause", v.shared as "isShared",
       coalesce(o.balance_after, 0) as opening, coalesce(c.balance_after, 0) as closing, f.moved
     from unnest($1::uuid[]) with ordinality as w(id, place)
     join member_sessions s on s.id = w.id
     join members m on m.id = s.member_id
     join ledger_accounts a on a.bucket = members_bucket(s.member_id)
       and a.member_id = s.member_id and a.kind = 'cash'
     cross join lateral (
       select greatest(s.started_at, coalesce(s.ended_at, 'infinity'::timestamptz)) as at) e
     cross join lateral (
       select ledger_seq_at(a.bucket, a.id, s.started_at) as first,
         ledger_seq_at(a.bucket, a.id, e.at) as past offset 0) q
     cross join lateral (
       select exists (select from member_sessions x where x.member_id = s.member_id
         and x.id <> s.id and x.started_at < e.at
         and coalesce(x.ended_at, 'infinity'::timestamptz) > s.started_at) as shared,
         ${OWN_TIME} as own offset 0) v
     left join ledger_entries o on o.bucket = a.bucket and o.account_id = a.id
       and o.seq = q.first - 1 and o.posted_at < s.started_at
     left join ledger_entries c on c.bucket = a.bucket and c.account_id = a.id
       and c.seq = q.past - 1 and c.posted_at < e.at
     cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('movement', g.movement, 'amount', g.amount)),
         '[]') as moved
       from (
         select l.movement, sum(l.delta)::text as amount from ledger_entries l
         left join (${BY_LAUNCH}) b on b.seq = l.seq
           and b.started_at <= l.posted_at and b.at > l.posted_at
         where l.bucket = a.bucket and l.account_id = a.id and l.seq >= q.first and l.seq < q.past
           and l.posted_at >= s.started_at and l.posted_at < e.at
           and (not v.shared or b.id = s.id or (b.id is null and v.own @> l.posted_at))
         group by l.movement) g) f
     order by w.place`,
    [textArray(ids)],
  );
