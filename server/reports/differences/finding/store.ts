import type { DifferenceOf } from "#contract/office/differences.ts";
import type { Queryable } from "#server/kit/database.ts";

/** A difference as a comparison finds it; `ours` and `theirs` are a state and an amount in won. */
export type Found = {
  key: string;
  connection: string | null;
  about: string;
  object: string | null;
  ours: string | null;
  theirs: string | null;
  since: Date;
};

/**
 * Found by SQL over a noun's tables; transactions have their own statements, figures are compared by
 * the settlement, books, returns and outcomes by their own checks.
 */
export type SourceKind = Exclude<
  DifferenceOf,
  "transaction" | "figure" | "books" | "return" | "outcomes"
>;

/** Won with two to five fraction digits, as `formatDecimal` writes them. */
const won = (amount: string): string => `to_char(${amount} / 100000.0, 'FM9999999999999990.00999')`;

/**
 * The newest comparison of transactions with each provider's report or its file of a day: what the
 * work list lacks, or has with other figures. What it has takes no place among the `most`, because
 * accepted differences stay and may be many.
 */
export const listTransactions = (db: Queryable, most: number): Promise<Found[]> =>
  db.query<Found>(
    `select d.connection || '/' || d.kind || '/' || d.key as key, d.connection, d.key as about,
       coalesce((select 'round:' || r.account_id || '-' || r.first_seq from game_transactions t
        join games g on g.id = t.game_id
        join game_rounds r on r.bucket = members_bucket(t.member_id)
          and r.provider_id = g.provider_id and r.round_ref = t.round_ref
        where t.connection = d.connection and t.family = 'money' and t.key = d.key),
        (select 'round:' || r.account_id || '-' || r.first_seq from game_rounds r
         where r.bucket = any(array(select generate_series(0, 63)::smallint))
           and r.provider_id = any(array(select p.id from game_providers p
             where p.connection = d.connection))
           and r.round_ref = d.round_ref limit 1)) as object,
       d.ours, d.theirs, d.found_at as since
     from game_differences d where d.resolved_at is null
       and not exists (select from report_differences r where r.kind = 'transaction'
         and r.key = d.connection || '/' || d.kind || '/' || d.key and r.ended_at is null
         and (r.ours, r.theirs) is not distinct from (d.ours, d.theirs))
     order by d.found_at limit $1`,
    [most],
  );

/** A query for each source: what the tables of one noun show at a moment ($1). */
const sources = {
  // Rounds that have been open for more than a day.
  round: `select r.account_id || '-' || r.first_seq as key, p.connection, r.round_ref as about,
      'round:' || r.account_id || '-' || r.first_seq as object,
      'open ' || ${won("r.stake")} as ours, null::text as theirs, r.opened_at as since
    from game_rounds r join game_providers p on p.id = r.provider_id
    where r.state = 'open' and r.opened_at < $1::timestamptz - interval '24 hours'`,
  // Transfers to and from providers' wallets without an outcome for an hour.
  transfer: `select id::text as key, connection, id::text as about, 'member:' || member_id as object,
      case direction when 'in' then 'sent_in ' else 'sent_out ' end || ${won("amount")} as ours,
      null::text as theirs, asked_at as since
    from game_transfers
    where state in ('sent', 'unknown') and asked_at < $1::timestamptz - interval '1 hour'`,
  // Providers' calls that were refused because staff had ended the round.
  late_call: `select subject as key, facts ->> 'connection' as connection,
      coalesce(facts ->> 'call', '') as about, subject as object, 'closed' as ours,
      null::text as theirs, raised_at as since
    from alert_findings where rule = 'late_win_refused' and acknowledged_at is null`,
  // Lines of bank statements that have been open for more than a day.
  bank_line: `select l.id::text as key, null::text as connection, a.bank_name as about,
      'statement-line:' || l.id as object, null::text as ours,
      case when l.is_outgoing then 'paid ' else 'came ' end || ${won("l.amount")} as theirs,
      l.booked_at as since
    from payment_statement_lines l
    join payment_receiving_accounts a on a.id = l.receiving_account_id
    where l.state = 'open' and l.booked_at < $1::timestamptz - interval '24 hours'`,
  // Payouts that no bank statement shows two days after they were approved.
  payout: `select p.id::text as key, null::text as connection, 'P-' || p.id as about,
      'payout:' || p.id as object, p.state || ' ' || ${won("p.amount")} as ours,
      null::text as theirs, p.made_at as since
    from payment_payouts p
    where p.state in ('ready', 'filed', 'sent') and p.made_at < $1::timestamptz - interval '48 hours'`,
  // Bank accounts over which deposits were credited a day ago and of which no file came since.
  bank_file: `select a.id::text as key, null::text as connection,
      a.bank_name || ' ' || a.bank_number as about, 'receiving-account:' || a.id as object,
      'done ' || ${won("sum(r.amount)")} as ours, null::text as theirs, min(r.decided_at) as since
    from payment_receiving_accounts a
    join payment_requests r on r.receiving_account_id = a.id and r.status = 'done'
    where a.is_used and r.decided_at < $1::timestamptz - interval '24 hours'
      and r.decided_at > coalesce((select max(i.imported_at) from payment_statement_imports i
        where i.receiving_account_id = a.id), '-infinity')
    group by a.id`,
  // Days of connections that were not compared with the provider's transactions by the next noon.
  day_file: `select connection || '/' || day as key, connection, to_char(day, 'YYYY-MM-DD') as about,
      'day-file:' || connection || '/' || day as object, null::text as ours, null::text as theirs,
      due_at as since
    from game_days where compared_at is null and due_at <= $1`,
} as const satisfies Record<SourceKind, string>;

export const sourceKinds = Object.keys(sources) as SourceKind[];

/**
 * What one source has now and the work list lacks, or has with other figures, the oldest first. What
 * the list has takes no place among the `most`, because accepted differences stay and may be many.
 */
export const listNew = (
  db: Queryable,
  kind: SourceKind,
  most: number,
  now: Date,
): Promise<Found[]> =>
  db.query<Found>(
    `select f.key, f.connection, f.about, f.object, f.ours, f.theirs, f.since
     from (${sources[kind]}) f
     where f.key is not null and f.about is not null and f.since <= $1
       and not exists (select from report_differences r where r.kind = $2 and r.key = f.key
         and r.ended_at is null and (r.ours, r.theirs) is not distinct from (f.ours, f.theirs))
     order by f.since, f.key limit $3`,
    [now, kind, most],
  );

/** Ends the differences of a source that it no longer has. */
export async function endGone(db: Queryable, kind: SourceKind, now: Date): Promise<void> {
  await db.query(
    `update report_differences r set ended_at = $1, version = version + 1
     where kind = $2 and ended_at is null
       and not exists (select from (${sources[kind]}) f where f.key = r.key)`,
    [now, kind],
  );
}
