import { textArray, type Queryable } from "#server/kit/database.ts";
import type { EventPlace } from "#server/kit/event-place.ts";
import { houseMovements, memberMovements } from "#server/ledger/movements.ts";
import { TEST_ACCOUNTS, TEST_MEMBERS } from "#server/ledger/test-accounts.ts";

const { rollback_shortfall, comp_shortfall } = houseMovements;
const { bet_rollback, bet_refund, win_rollback } = memberMovements;

type Facts = Record<string, string | number | boolean | null>;
export type EventRow = EventPlace & {
  /** Null for an act of an operator: its kind follows from the name of its call. */
  kind: string | null;
  happening: string;
  component: string;
  object: string | null;
  actor: string | null;
  authoriser: string | null;
  reason: string | null;
  before: Facts | null;
  after: Facts | null;
};

/** `calls` are those of the acts that count, `kind` narrows everything else; null for every kind. */
export type Wanted = {
  from: Date;
  before: Date;
  calls: readonly string[];
  kind: string | null;
};

/**
 * Every source has the columns of an event and these parameters: $1 from, $2 before, $3 the calls of
 * acts, $4 the kind. What happens on test accounts is left out, but for acts of operators and for data that
 * was changed outside.
 */
const ACTS = `select 1 as source, e.id, e.at, null::text as kind, e.call as happening,
    'office' as component, e.object, o.name as actor, c.name as authoriser, e.reason, e.before, e.after
  from audit_entries e
  join operators o on o.id = e.operator_id
  left join operator_proposals p on p.id = e.proposal_id
  left join operators c on c.id = p.checker_id
  where e.at >= $1 and e.at < $2 and e.call = any($3::text[])`;

const SIGN_INS = `select 2 as source, s.id, s.at, 'failed_access' as kind,
    'sign_in_refused' as happening, 'office' as component,
    case when s.operator_id is not null then 'operator:' || s.operator_id end as object,
    s.login_id as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('refusal', s.outcome, 'address', host(s.address)) as after
  from operator_sign_ins s
  where s.outcome not in ('success', 'second_factor_missing')
    and s.at >= $1 and s.at < $2 and coalesce($4, 'failed_access') = 'failed_access'`;

const CHECKS = `select 3 as source, k.id, k.at, 'program_mismatch' as kind,
    'components_differ' as happening, k.process || ' ' || k.host as component, null::text as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('release', k.release, 'count', k.fault_count,
      'file', k.faults -> 0 ->> 'component') as after
  from component_checks k
  where k.fault_count > 0 and k.at >= $1 and k.at < $2
    and coalesce($4, 'program_mismatch') = 'program_mismatch'`;

const BUILDS = `select 4 as source, a.id, a.raised_at as at, 'program_mismatch' as kind,
    a.rule as happening, 'site' as component, a.subject as object,
    null::text as actor, null::text as authoriser, null::text as reason,
    jsonb_build_object('build', a.facts -> 'pinned') as before,
    jsonb_build_object('build', a.facts -> 'told', 'endedAt', a.ended_at) as after
  from alert_findings a
  where a.rule = 'other_build' and a.raised_at >= $1 and a.raised_at < $2
    and coalesce($4, 'program_mismatch') = 'program_mismatch'`;

const PROVIDERS = `select 5 as source, a.id, a.raised_at as at, 'downtime' as kind,
    a.rule as happening, a.subject as component, a.subject as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('count', a.facts -> 'count', 'beganAt', a.raised_at, 'endedAt', a.ended_at) as after
  from alert_findings a
  where a.rule = 'provider_failing' and a.raised_at >= $1 and a.raised_at < $2
    and coalesce($4, 'downtime') = 'downtime'`;

/**
 * No process of a kind lived between the last sign of the earlier ones and the next start. One that
 * gave a sign within the last minute still lives.
 */
const GAPS = `select 6 as source, l.id, l.started_at as at, 'downtime' as kind,
    'no_process' as happening, l.process as component, null::text as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('beganAt', l.last_sign, 'endedAt', l.started_at,
      'seconds', round(extract(epoch from l.started_at - l.last_sign), 1)) as after
  from (select id, process, started_at, max(case
        when ended_at is null and seen_at >= now() - interval '1 minute' then 'infinity'
        else coalesce(ended_at, seen_at) end) over (
      partition by process order by started_at, id
      rows between unbounded preceding and 1 preceding) as last_sign from component_lives) l
  where l.last_sign < l.started_at and l.started_at >= $1 and l.started_at < $2
    and coalesce($4, 'downtime') = 'downtime'`;

/** A process that was not stopped and gives no sign any more. */
const DEATHS = `select 7 as source, l.id, l.seen_at as at, 'downtime' as kind,
    'process_died' as happening, l.process || ' ' || l.host as component, null::text as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('beganAt', l.seen_at) as after
  from component_lives l
  where l.ended_at is null and l.seen_at < now() - interval '1 minute'
    and l.seen_at >= $1 and l.seen_at < $2 and coalesce($4, 'downtime') = 'downtime'`;

const NOTICED = `select 8 as source, n.id, n.at, n.kind, n.happening, n.component,
    null::text as object, null::text as actor, null::text as authoriser, null::text as reason,
    n.before, n.after
  from (select id, at, component, before, after,
      case kind when 'clock' then 'clock' when 'restored' then 'data_loss' else 'downtime' end as kind,
      case kind when 'clock' then 'clock_jumped' else kind end as happening
    from component_events where at >= $1 and at < $2) n
  where n.kind = coalesce($4, n.kind)`;

/** The payments of a day are large transfers together; their object is the member. */
const AMOUNTS = `select 9 as source, m.id, m.at, m.event_kind as kind, 'large_' || m.kind as happening,
    'ledger' as component,
    coalesce('member:' || substring(m.object from '^day:[^/]+/(.*)$'), m.object) as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_strip_nulls(jsonb_build_object('amount', m.amount / 100000,
      'day', substring(m.object from '^day:([^/]+)/'),
      case m.kind when 'win' then 'largeWinFrom' when 'wager' then 'largeWagerFrom'
        else 'largeTransferFrom' end, m.threshold / 100000)) as after
  from (select *, case when kind in ('win', 'wager') then 'large_' || kind
      else 'large_transfer' end as event_kind
    from report_large_amounts where at >= $1 and at < $2) m
  where m.event_kind = coalesce($4, m.event_kind)`;

const COMMITMENTS = `select 10 as source, t.id, t.found_at as at, 'data_outside' as kind,
    case when t.subject is null then 'commitment_refused' else 'commitment_changed' end as happening,
    'database' as component, 'member:' || t.member_id as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('commitment', t.kind, 'count', coalesce(t.refused, 1)) as after
  from ledger_commitment_attempts t
  where t.found_at >= $1 and t.found_at < $2 and coalesce($4, 'data_outside') = 'data_outside'`;

const BOOKS = `select 11 as source, d.id, d.found_at as at, 'data_outside' as kind,
    'books_broken' as happening, 'ledger' as component, 'difference:' || d.id as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('about', d.about, 'endedAt', d.ended_at) as after
  from report_differences d
  where d.kind = 'books' and d.found_at >= $1 and d.found_at < $2
    and coalesce($4, 'data_outside') = 'data_outside'`;

const ABOUT_TEST = `coalesce(h.about_account_id in (select a.id from ${TEST_ACCOUNTS} a), false)`;

/** What a roll-back could not take back, because the member had spent it, is owed to the house. */
const OWED = `select 12 as source, h.id, h.posted_at as at, 'negative_balance' as kind,
    'receivable' as happening, 'ledger' as component, null::text as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('amount', h.amount / 100000) as after
  from ledger_house_entries h
  where h.movement in (${rollback_shortfall.id}, ${comp_shortfall.id}) and h.posted_at >= $1
    and h.posted_at < $2 and not ${ABOUT_TEST} and coalesce($4, 'negative_balance') = 'negative_balance'`;

const CREDENTIALS = `select 13 as source, v.id, v.at, 'personal_data' as kind, v.event as happening,
    'site' as component, 'member:' || v.member_id as object, m.login_id as actor,
    null::text as authoriser, null::text as reason, null::jsonb as before, null::jsonb as after
  from member_events v join members m on m.id = v.member_id
  where v.event in ('password_changed', 'withdrawal_password_changed', 'password_reset', 'second_factor_added',
    'second_factor_removed', 'passkey_added', 'passkey_removed', 'phone_changed',
    'bank_account_changed')
    and not m.is_test and v.at >= $1 and v.at < $2 and coalesce($4, 'personal_data') = 'personal_data'`;

const LIKELY = `select 14 as source, x.member_id as id, x.found_at as at, 'deactivation' as kind,
    'likely_excluded' as happening, 'site' as component, 'member:' || x.member_id as object,
    null::text as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    null::jsonb as after
  from (select member_id, found_at from member_likely_exclusions
    where found_at >= $1 and found_at < $2
      and member_id not in ${TEST_MEMBERS} group by member_id, found_at) x
  where coalesce($4, 'deactivation') = 'deactivation'`;

const EXCLUSIONS = `select 15 as source, b.id, b.started_at as at, 'deactivation' as kind,
    'self_exclusion' as happening, 'site' as component, 'member:' || b.member_id as object,
    m.login_id as actor, null::text as authoriser, null::text as reason, null::jsonb as before,
    jsonb_build_object('endedAt', b.ends_at) as after
  from member_breaks b join members m on m.id = b.member_id
  where b.is_exclusion and not m.is_test and b.started_at >= $1 and b.started_at < $2
    and coalesce($4, 'deactivation') = 'deactivation'`;

const DORMANCIES = `select 17 as source, d.id, d.dormant_at as at, 'deactivation' as kind,
    'account_dormant' as happening, 'office' as component, 'member:' || d.member_id as object,
    null::text as actor, null::text as authoriser, null::text as reason,
    jsonb_build_object('status', 'active') as before, jsonb_build_object('status', 'dormant') as after
  from member_dormancies d
  where d.dormant_at >= $1 and d.dormant_at < $2 and d.member_id not in ${TEST_MEMBERS}
    and coalesce($4, 'deactivation') = 'deactivation'`;

const DUPLICATES = `select 18 as source, s.id, s.suspended_at as at, 'deactivation' as kind,
    'duplicate_held' as happening, 'site' as component, 'member:' || s.member_id as object,
    null::text as actor, null::text as authoriser, null::text as reason,
    jsonb_build_object('status', 'active') as before,
    jsonb_build_object('status', 'suspended') as after
  from member_suspensions s
  where s.suspended_by is null and s.suspended_at >= $1 and s.suspended_at < $2
    and exists (select from member_duplicate_reviews r where r.suspension_id = s.id)
    and s.member_id not in ${TEST_MEMBERS} and coalesce($4, 'deactivation') = 'deactivation'`;

/** How many rounds before an entry are searched for its own: bets can stay open for long. */
const SEARCHED_BEFORE = 5_000;

/**
 * What providers took back: of a stake or of a win, which is less than the win where the member had
 * spent it. An entry has no number of its own; accounts and their entries stay below 10^9 each. The
 * provider is an outer join, because a count then leaves it out.
 */
const ROLL_BACKS = `select 16 as source, e.account_id * 1000000000 + e.seq as id, e.posted_at as at,
    'roll_back' as kind,
    case e.movement when ${bet_rollback.id} then 'stake_rolled_back'
      when ${bet_refund.id} then 'stake_part_given_back' else 'win_rolled_back' end as happening,
    coalesce('game-provider:' || p.code, 'ledger') as component,
    (select 'round:' || e.account_id || '-' || r.first_seq from (
       select n.first_seq, n.entry_seqs from game_rounds n
       where n.bucket = e.bucket and n.account_id = e.account_id
         and n.first_seq <= coalesce(e.reversed_seq, e.seq)
       order by n.first_seq desc limit ${SEARCHED_BEFORE}) r
     where r.entry_seqs @> array[e.seq]
     order by r.first_seq desc limit 1) as object,
    null::text as actor, null::text as authoriser, null::text as reason,
    (select jsonb_build_object('amount', abs(o.delta) / 100000) from ledger_entries o
     where o.bucket = e.bucket and o.account_id = e.account_id and o.seq = e.reversed_seq) as before,
    jsonb_build_object('amount', abs(e.delta) / 100000) as after
  from ledger_entries e left join game_providers p on p.house_account_id = e.house_account_id
  where e.movement in (${bet_rollback.id}, ${bet_refund.id}, ${win_rollback.id})
    and (e.bucket, e.account_id) not in ${TEST_ACCOUNTS}
    and e.posted_at >= $1 and e.posted_at < $2 and coalesce($4, 'roll_back') = 'roll_back'`;

/** How many events there are, by kind, and of acts by call. */
export const countEvents = (
  db: Queryable,
  { from, before, calls, kind }: Wanted,
): Promise<{ kind: string | null; happening: string; count: number }[]> =>
  db.query<{ kind: string | null; happening: string; count: number }>(
    `select kind, happening, count(*)::integer as count from (${ACTS} union all ${SIGN_INS}
       union all ${CHECKS} union all ${BUILDS} union all ${PROVIDERS} union all ${GAPS}
       union all ${DEATHS} union all ${NOTICED} union all ${AMOUNTS} union all ${COMMITMENTS}
       union all ${BOOKS} union all ${OWED} union all ${CREDENTIALS} union all ${LIKELY}
       union all ${EXCLUSIONS} union all ${ROLL_BACKS} union all ${DORMANCIES} union all ${DUPLICATES}) s
     group by kind, happening`,
    [from, before, textArray(calls), kind],
  );

const AT = `(timestamptz 'epoch' + $5::bigint * interval '1 microsecond')`;
/** Each source is read from its own index, and no further than one page. */
const PAGE = `s.at <= ${AT}
  and (s.at, s.source, s.id) < (${AT}, $6::integer, $7::bigint)
  order by s.at desc, s.id desc limit $8`;

/** The events before a place, newest first. */
export const listEvents = (
  db: Queryable,
  { from, before, calls, kind }: Wanted,
  place: EventPlace,
  most: number,
): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select (extract(epoch from at) * 1000000)::bigint as at, source, id, kind,
       happening, component, object, actor, authoriser, reason, before, after
     from ((select * from (${ACTS}) s where ${PAGE})
       union all (select * from (${SIGN_INS}) s where ${PAGE})
       union all (select * from (${CHECKS}) s where ${PAGE})
       union all (select * from (${BUILDS}) s where ${PAGE})
       union all (select * from (${PROVIDERS}) s where ${PAGE})
       union all (select * from (${GAPS}) s where ${PAGE})
       union all (select * from (${DEATHS}) s where ${PAGE})
       union all (select * from (${NOTICED}) s where ${PAGE})
       union all (select * from (${AMOUNTS}) s where ${PAGE})
       union all (select * from (${COMMITMENTS}) s where ${PAGE})
       union all (select * from (${BOOKS}) s where ${PAGE})
       union all (select * from (${OWED}) s where ${PAGE})
       union all (select * from (${CREDENTIALS}) s where ${PAGE})
       union all (select * from (${LIKELY}) s where ${PAGE})
       union all (select * from (${EXCLUSIONS}) s where ${PAGE})
       union all (select * from (${ROLL_BACKS}) s where ${PAGE})
       union all (select * from (${DORMANCIES}) s where ${PAGE})
       union all (select * from (${DUPLICATES}) s where ${PAGE})) e
     order by e.at desc, e.source desc, e.id desc limit $8`,
    [from, before, textArray(calls), kind, place.at, place.source, place.id, most],
  );
