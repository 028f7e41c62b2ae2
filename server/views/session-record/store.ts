import type { Queryable } from "#server/kit/database.ts";
import type { EventPlace } from "#server/kit/event-place.ts";

/** Times with all microseconds, as PostgreSQL writes them; `infinity` for a session that lasts. */
export type RecordedSession = { id: string; memberId: bigint; from: string; until: string };

export async function findSession(
  db: Queryable,
  memberId: bigint,
  id: string,
): Promise<RecordedSession | undefined> {
  const [row] = await db.query<RecordedSession>(
    `select id, member_id as "memberId", started_at::text as "from",
       greatest(started_at, coalesce(ended_at, 'infinity'))::text as until
     from member_sessions where member_id = $1 and id = $2`,
    [memberId, id],
  );
  return row;
}

export type RecordRow = EventPlace & { kind: string; facts: Record<string, unknown> };

/** $1 session, $2 member, $3 from, $4 until, $5 to $7 the place before, $8 how many. */
const AT = `(timestamptz 'epoch' + $5::bigint * interval '1 microsecond')`;
const IN_TIME = (at: string): string => `${at} >= $3::timestamptz and ${at} < $4::timestamptz`;
const won = (units: string): string => `trim_scale(${units}::numeric / 100000)::text`;

const STARTED = `select 1 as source, 0::bigint as id, s.started_at as at, 'started' as kind,
    jsonb_build_object('address', host(s.address), 'browser', s.user_agent) as facts
  from member_sessions s where s.id = $1`;

const GAMES = `select x.source, x.id, x.at, x.kind, jsonb_build_object('launch', s.launch, 'game', jsonb_build_object(
      'companyKo', p.name_ko, 'companyEn', p.name_en, 'nameKo', g.name_ko, 'nameEn', g.name_en)) as facts
  from (select s.id as launch, s.game_id, s.opened_at, s.ended_at, row_number() over (order by s.opened_at, s.id) as id
    from game_sessions s where s.member_session_id = $1) s
  cross join lateral (values (2, s.id, s.opened_at, 'game_opened'), (3, s.id, s.ended_at, 'game_closed'))
    as x(source, id, at, kind)
  join games g on g.id = s.game_id
  join game_providers p on p.id = g.provider_id
  where x.at is not null`;

const ENTRY = `jsonb_build_object('account', a.kind, 'accountId', a.id, 'seq', e.seq,
  'movement', e.movement, 'key', e.key, 'delta', e.delta::text, 'balance', e.balance_after::text)`;

/** Of each account no more than a page is read: within an account numbers and times rise together. */
const ENTRIES = `select n.source, e.seq as id, e.posted_at as at, 'entry' as kind,
    ${ENTRY} || jsonb_build_object('isLate', false) as facts
  from ledger_accounts a
  cross join lateral (
    select case a.kind when 'cash' then 4 when 'comp' then 5 else 6 end as source) n
  cross join lateral (select ledger_seq_at(a.bucket, a.id, greatest($3::timestamptz, ${AT})) as first
    offset 0) q
  cross join lateral (
    select l.seq, l.posted_at, l.movement, l.key, l.delta, l.balance_after from ledger_entries l
    where l.bucket = a.bucket and l.account_id = a.id and l.seq >= q.first
      and ${IN_TIME("l.posted_at")}
      and (l.posted_at, n.source, l.seq) > (${AT}, $6::integer, $7::bigint)
    order by l.seq limit $8) e
  where a.bucket = members_bucket($2) and a.member_id = $2`;

/** Entries after the end of the session, of rounds that began in it. */
const LATE_ENTRIES = `select 16 as source, e.seq as id, e.posted_at as at, 'entry' as kind,
    ${ENTRY} || jsonb_build_object('isLate', true) as facts
  from ledger_accounts a
  cross join lateral (
    select ledger_seq_at(a.bucket, a.id, $3::timestamptz) as first,
      ledger_seq_at(a.bucket, a.id, $4::timestamptz) as past offset 0) q
  join game_rounds r on r.bucket = a.bucket and r.account_id = a.id
    and r.first_seq >= q.first and r.first_seq < q.past and r.changed_at >= $4::timestamptz
  join game_sessions g on g.id = r.game_session_id and g.member_session_id = $1
  cross join unnest(r.entry_seqs) as u(seq)
  join ledger_entries e on e.bucket = a.bucket and e.account_id = a.id and e.seq = u.seq
    and e.posted_at >= $4::timestamptz
  where a.bucket = members_bucket($2) and a.member_id = $2 and a.kind = 'cash'`;

const REQUESTS = `select 7 as source, r.id, r.asked_at as at, 'request_made' as kind,
    jsonb_build_object('request', jsonb_build_object('kind', r.kind, 'id', r.id),
      'amount', ${won("coalesce(r.asked_amount, r.amount)")}) as facts
  from payment_requests r where r.member_id = $2 and ${IN_TIME("r.asked_at")}`;

const DECISIONS = `select 8 as source, r.id, r.decided_at as at, 'request_decided' as kind,
    jsonb_build_object('request', jsonb_build_object('kind', r.kind, 'id', r.id),
      'amount', ${won("r.amount")}, 'decision', r.decision) as facts
  from payment_requests r where r.member_id = $2 and ${IN_TIME("r.decided_at")}`;

const KEY_EVENTS = `select 9 as source, v.id, v.at, 'key_event' as kind,
    jsonb_build_object('event', v.event, 'address', host(v.address)) as facts
  from member_events v where v.member_id = $2 and v.session_id = $1`;

const CHECKS = `select 10 as source, c.id, c.answered_at as at, 'reality_check' as kind,
    jsonb_build_object('staked', ${won("c.staked")}, 'returned', ${won("c.returned")}) as facts
  from member_play_checks c where c.member_id = $2 and ${IN_TIME("c.answered_at")}`;

const LIMITS = `select 11 as source, c.id, c.changed_at as at, 'limit_changed' as kind,
    jsonb_build_object('change', c.change, 'limit', c.kind, 'period', c.period, 'product', c.product,
      'amount', case c.kind when 'time' then c.amount else c.amount / 100000 end) as facts
  from member_limit_changes c where c.member_id = $2 and ${IN_TIME("c.changed_at")}`;

const BREAKS = `select 12 as source, b.id, b.started_at as at, 'break_started' as kind,
    jsonb_build_object('term', b.term) as facts
  from member_breaks b where b.member_id = $2 and ${IN_TIME("b.started_at")}`;

const QUIET_TIMES = `select 13 as source, c.id, c.changed_at as at, 'quiet_times_changed' as kind,
    jsonb_build_object('times', c.kind, 'change', c.change) as facts
  from member_quiet_time_changes c where c.member_id = $2 and ${IN_TIME("c.changed_at")}`;

const INQUIRIES = `select 14 as source, h.id, h.written_at as at, 'inquiry_sent' as kind,
    jsonb_build_object('inquiry', h.id) as facts
  from message_helps h where h.member_id = $2 and ${IN_TIME("h.written_at")}`;

const ACCEPTANCES = `select 15 as source, c.id, c.accepted_at as at, 'document_accepted' as kind,
    jsonb_build_object('document', c.kind, 'version', c.version) as facts
  from member_acceptances c where c.member_id = $2 and ${IN_TIME("c.accepted_at")}`;

const ENDED = `select 17 as source, 0::bigint as id, s.ended_at as at, 'ended' as kind,
    jsonb_build_object('reason', s.ended_because) as facts
  from member_sessions s where s.id = $1 and s.ended_at is not null`;

const PAGE = `(s.at, s.source, s.id) > (${AT}, $6::integer, $7::bigint)
  order by s.at, s.source, s.id limit $8`;

/** The events of a session after a place, oldest first. */
export const listEvents = (
  db: Queryable,
  { id, memberId, from, until }: RecordedSession,
  place: EventPlace,
  most: number,
): Promise<RecordRow[]> =>
  db.query<RecordRow>(
    `select (extract(epoch from at) * 1000000)::bigint as at, source, id, kind, facts
     from ((select * from (${STARTED}) s where ${PAGE})
       union all (select * from (${GAMES}) s where ${PAGE})
       union all (select * from (${ENTRIES}) s where ${PAGE})
       union all (select * from (${LATE_ENTRIES}) s where ${PAGE})
       union all (select * from (${REQUESTS}) s where ${PAGE})
       union all (select * from (${DECISIONS}) s where ${PAGE})
       union all (select * from (${KEY_EVENTS}) s where ${PAGE})
       union all (select * from (${CHECKS}) s where ${PAGE})
       union all (select * from (${LIMITS}) s where ${PAGE})
       union all (select * from (${BREAKS}) s where ${PAGE})
       union all (select * from (${QUIET_TIMES}) s where ${PAGE})
       union all (select * from (${INQUIRIES}) s where ${PAGE})
       union all (select * from (${ACCEPTANCES}) s where ${PAGE})
       union all (select * from (${ENDED}) s where ${PAGE})) e
     order by e.at, e.source, e.id limit $8`,
    [id, memberId, from, until, place.at, place.source, place.id, most],
  );
