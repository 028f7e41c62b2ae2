import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

/** The most findings of a statement; events beyond them are asked for by how many to skip. */
export const AT_MOST = 100;

export type OverdueRow = {
  queue: "deposits" | "withdrawals" | "helps" | "proposals";
  count: number;
  oldestAt: Date;
};

/** What has waited since before a moment, by queue. */
export const listOverdue = (db: Queryable, now: Date, since: Date): Promise<OverdueRow[]> =>
  db.query<OverdueRow>(
    `select kind || 's' as queue, count(*)::integer as count, min(asked_at) as "oldestAt"
     from payment_requests
     where status in ('waiting', 'taken') and held_at is null and asked_at <= $2
     group by kind
     union all
     select 'helps', count(*)::integer, min(written_at) from message_helps
     where status = 'waiting' and hidden_at is null and written_at <= $2 having count(*) > 0
     union all
     select 'proposals', count(*)::integer, min(made_at) from operator_proposals
     where state = 'waiting' and expires_at > $1 and made_at <= $2 having count(*) > 0`,
    [now, since],
  );

/** Providers with at least so many failed launches since a moment. */
export const listFailing = (
  db: Queryable,
  since: Date,
  least: number,
): Promise<{ code: string; name: string; failures: number }[]> =>
  db.query<{ code: string; name: string; failures: number }>(
    `select p.code, p.name_ko as name, count(*)::integer as failures
     from game_sessions s join games g on g.id = s.game_id
     join game_providers p on p.id = g.provider_id
     where s.opened_at >= $1 and s.has_failed
     group by p.id having count(*) >= $2 order by p.id limit $3`,
    [since, least, AT_MOST],
  );

export type RefusedRow = { round: string; connection: string; endpoint: string; at: Date };

/** Signed calls since a moment that were refused for a round which staff had ended before. */
export const listRefusedAfterEnd = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<RefusedRow[]> =>
  db.query<RefusedRow>(
    `select distinct on (r.account_id, r.first_seq)
       r.account_id || '-' || r.first_seq as round, c.connection, c.endpoint, c.at
     from game_calls c
     join game_rounds r on r.round_ref = c.round_ref and r.provider_id = c.provider_id
     join audit_entries e on e.object = 'round:' || r.account_id || '-' || r.first_seq
       and e.call = 'resolve-round' and e.at < c.at
     where c.at >= $1 and c.is_signed and c.outcome <> 'ok' and c.http < 500
     order by r.account_id, r.first_seq, c.at limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

export type WinRow = { round: string; loginId: string; payout: Money };

/** Rounds that ended since a moment and paid at least so much. */
export const listBigWins = (
  db: Queryable,
  since: Date,
  least: Money,
  skip: number,
): Promise<WinRow[]> =>
  db.query<WinRow>(
    `select r.account_id || '-' || r.first_seq as round, m.login_id as "loginId", r.payout
     from game_rounds r join members m on m.id = r.member_id
     where r.state = 'closed' and r.changed_at >= $1 and r.payout >= $2
     order by r.changed_at, r.account_id, r.first_seq limit $3 offset $4`,
    [since, least, AT_MOST, skip],
  );

/** Connections at which members have at least so much money. */
export const listFloats = (
  db: Queryable,
  least: Money,
): Promise<{ connection: string; held: string }[]> =>
  db.query<{ connection: string; held: string }>(
    `select connection, sum(held) as held from game_money
     group by connection having sum(held) >= $1 order by connection limit $2`,
    [least, AT_MOST],
  );

/** Secrets that operators changed since a moment. */
export const listChangedSecrets = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ id: bigint; object: string; operator: string }[]> =>
  db.query<{ id: bigint; object: string; operator: string }>(
    `select e.id, e.object, o.name as operator
     from audit_entries e join operators o on o.id = e.operator_id
     where e.at >= $1 and e.call in ('set-game-credential', 'save-alert-channel')
     order by e.id limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

/** Addresses since a moment from which a connection's new secret signed for the first time. */
export const listFirstCallers = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ id: bigint; connection: string; address: string }[]> =>
  db.query<{ id: bigint; connection: string; address: string }>(
    `select c.id, c.connection, host(k.address) as address
     from game_credential_callers k join game_credentials c on c.id = k.credential_id
     where k.first_at >= $1 order by k.first_at, c.id, k.address limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

/** Files of scheduled reports that were made since a moment. */
export const listMadeReports = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ id: bigint; report: string; from: string; until: string }[]> =>
  db.query<{ id: bigint; report: string; from: string; until: string }>(
    `select f.id, s.report, to_char(f.period_from, 'YYYY-MM-DD') as "from",
       to_char(f.period_until, 'YYYY-MM-DD') as until
     from report_files f join report_schedules s on s.id = f.schedule_id
     where f.made_at >= $1 order by f.made_at, f.id limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

export type OtherBuildRow = {
  provider: string;
  code: string;
  name: string;
  pinned: string;
  pinnedReturn: number | null;
  /** Null when the provider tells no version. */
  told: string | null;
  toldReturn: number | null;
};

/** Games in use whose provider tells another build than the pinned one. */
export const listOtherBuilds = (db: Queryable): Promise<OtherBuildRow[]> =>
  db.query<OtherBuildRow>(
    `select p.code as provider, g.code, g.name_ko as name, b.version as pinned,
       g.declared_return as "pinnedReturn", f.build as told, f.declared_return as "toldReturn"
     from game_builds b join games g on g.id = b.game_id
     join game_providers p on p.id = g.provider_id
     join game_feed f on f.connection = p.connection and f.code = g.code and f.withdrawn_at is null
     where g.is_used and p.is_used
       and games_build_differs(f.build, b.version, f.declared_return, g.declared_return)
     order by g.id limit $1`,
    [AT_MOST],
  );

/** Refused sign-ins of staff since a moment, when there are at least so many. */
export const countRefusedSignIns = (
  db: Queryable,
  since: Date,
  least: number,
): Promise<{ count: number; addresses: number }[]> =>
  db.query<{ count: number; addresses: number }>(
    `select count(*)::integer as count, count(distinct address)::integer as addresses
     from operator_sign_ins where at >= $1 and outcome <> 'success' having count(*) >= $2`,
    [since, least],
  );

/** Days whose figures of protection were counted since a moment, with breaches. */
export const listBreaches = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ day: string; limits: number; breaks: number }[]> =>
  db.query<{ day: string; limits: number; breaks: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, limit_breaches as limits, break_breaches as breaks
     from member_protection_figures
     where counted_at >= $1 and limit_breaches + break_breaches > 0 order by day limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

/** Members who registered since a moment and are likely a self-excluded person. */
export const listLikelyExcluded = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ memberId: bigint; loginId: string; excluded: string }[]> =>
  db.query<{ memberId: bigint; loginId: string; excluded: string }>(
    `select m.id as "memberId", m.login_id as "loginId",
       string_agg(e.login_id, ', ' order by e.id) as excluded
     from member_likely_exclusions l join members m on m.id = l.member_id
     join members e on e.id = l.excluded_id
     where l.found_at >= $1 group by m.id order by m.id limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

/** Checks of components since a moment that found differences, each with the first of them. */
export const listChangedComponents = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ id: bigint; process: string; host: string; count: number; first: string }[]> =>
  db.query<{ id: bigint; process: string; host: string; count: number; first: string }>(
    `select id, process, host, fault_count as count,
       coalesce(faults -> 0 ->> 'component', '') as first
     from component_checks where at >= $1 and fault_count > 0 order by at, id limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

export type Commitment = "break" | "limit" | "quiet";

/** Counts since a moment of changes of commitments that the database refused. */
export const listRefusedChanges = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ id: bigint; kind: Commitment; refused: bigint }[]> =>
  db.query<{ id: bigint; kind: Commitment; refused: bigint }>(
    `select id, kind, refused from ledger_commitment_attempts
     where found_at >= $1 and refused is not null order by id limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

/** Commitments that were found changed past the triggers since a moment. */
export const listChangesPastTriggers = (
  db: Queryable,
  since: Date,
  skip: number,
): Promise<{ id: bigint; kind: Commitment; subject: string; memberId: bigint | null }[]> =>
  db.query<{ id: bigint; kind: Commitment; subject: string; memberId: bigint | null }>(
    `select id, kind, subject, member_id as "memberId" from ledger_commitment_attempts
     where found_at >= $1 and subject is not null order by id limit $2 offset $3`,
    [since, AT_MOST, skip],
  );

export type DueComplaint = {
  helpId: bigint;
  loginId: string;
  what: "answer" | "decision";
  dueAt: Date;
};

/** Complaints without a decision whose answer or, after it, decision is due between two moments. */
export const listDueComplaints = (
  db: Queryable,
  after: Date,
  until: Date,
): Promise<DueComplaint[]> =>
  db.query<DueComplaint>(
    `select c.help_id as "helpId", m.login_id as "loginId",
       case when c.answered_at is null then 'answer' else 'decision' end as what,
       case when c.answered_at is null then c.answer_by else c.decide_by end as "dueAt"
     from message_complaints c join members m on m.id = c.member_id
     where c.outcome is null
       and case when c.answered_at is null then c.answer_by else c.decide_by end > $1
       and case when c.answered_at is null then c.answer_by else c.decide_by end <= $2
     order by case when c.answered_at is null then c.answer_by else c.decide_by end, c.help_id
     limit $3`,
    [after, until, AT_MOST],
  );

/** Living processes whose clock is further from the database's than this, the error left out. */
export const listDrifts = (
  db: Queryable,
  mostMs: number,
): Promise<{ id: bigint; process: string; host: string; apartMs: number }[]> =>
  db.query<{ id: bigint; process: string; host: string; apartMs: number }>(
    `select id, process, host, clock_apart_ms::float8 as "apartMs" from component_lives
     where ended_at is null and seen_at > now() - interval '1 minute'
       and abs(clock_apart_ms) - clock_error_ms > $1 order by id limit $2`,
    [mostMs, AT_MOST],
  );

/** Ids and networks with at least so many wrong sign-ins of staff since a moment and a success. */
export const listLockedSignIns = (
  db: Queryable,
  since: Date,
  least: number,
): Promise<{ loginId: string; address: string; count: number }[]> =>
  db.query<{ loginId: string; address: string; count: number }>(
    `select s.login_id as "loginId", host(s.address) as address, count(*)::integer as count
     from operator_sign_ins s
     where s.at >= $1 and s.outcome in ('wrong_credentials', 'second_factor_wrong')
       and not exists (select from operator_sign_ins x where x.login_id = s.login_id
         and x.outcome = 'success' and x.at >= s.at)
     group by s.login_id, s.address having count(*) >= $2
     order by s.login_id, s.address limit $3`,
    [since, least, AT_MOST],
  );
