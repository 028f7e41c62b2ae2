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

/** Found by SQL alone; figures are compared by the settlement, books and returns by their own checks. */
export type ListedKind = Exclude<DifferenceOf, "figure" | "books" | "return">;

/** Won with two to five fraction digits, as `formatDecimal` writes them. */
const won = (amount: string): string => `to_char(${amount} / 100000.0, 'FM9999999999999990.00999')`;

/**
 * The newest comparison of transactions with each provider's report or its file of a day: what the
 * work list does not have yet, or has with other figures. Those that it has, of which accepted ones
 * may be many, hide none.
 */
const listTransactions = (db: Queryable, most: number): Promise<Found[]> =>
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

/** Rounds that have been open for more than a day. */
const listRounds = (db: Queryable, most: number, now: Date): Promise<Found[]> =>
  db.query<Found>(
    `select r.account_id || '-' || r.first_seq as key, p.connection, r.round_ref as about,
       'round:' || r.account_id || '-' || r.first_seq as object,
       'open ' || ${won("r.stake")} as ours, null as theirs, r.opened_at as since
     from game_rounds r join game_providers p on p.id = r.provider_id
     where r.state = 'open' and r.opened_at < $2::timestamptz - interval '24 hours'
     order by r.opened_at limit $1`,
    [most, now],
  );

/** Transfers to and from providers' wallets without an outcome for an hour. */
const listTransfers = (db: Queryable, most: number, now: Date): Promise<Found[]> =>
  db.query<Found>(
    `select id::text as key, connection, id::text as about, 'member:' || member_id as object,
       case direction when 'in' then 'sent_in ' else 'sent_out ' end || ${won("amount")} as ours,
       null as theirs, asked_at as since
     from game_transfers
     where state in ('sent', 'unknown') and asked_at < $2::timestamptz - interval '1 hour'
     order by asked_at limit $1`,
    [most, now],
  );

/** Providers' calls that were refused because staff had ended the round. */
const listLateCalls = (db: Queryable, most: number): Promise<Found[]> =>
  db.query<Found>(
    `select subject as key, facts ->> 'connection' as connection,
       coalesce(facts ->> 'call', '') as about, subject as object, 'closed' as ours,
       null as theirs, raised_at as since
     from alert_findings where rule = 'late_win_refused' and acknowledged_at is null
     order by id limit $1`,
    [most],
  );

/** Lines of bank statements that nothing explains for a day. */
const listBankLines = (db: Queryable, most: number, now: Date): Promise<Found[]> =>
  db.query<Found>(
    `select l.id::text as key, null as connection, a.bank_name as about,
       'statement-line:' || l.id as object, null as ours,
       case when l.is_outgoing then 'paid ' else 'came ' end || ${won("l.amount")} as theirs,
       l.booked_at as since
     from payment_statement_lines l
     join payment_receiving_accounts a on a.id = l.receiving_account_id
     where l.state = 'open' and l.booked_at < $2::timestamptz - interval '24 hours'
     order by l.id limit $1`,
    [most, now],
  );

/** Payouts that no bank statement shows two days after they were approved. */
const listPayouts = (db: Queryable, most: number, now: Date): Promise<Found[]> =>
  db.query<Found>(
    `select p.id::text as key, null as connection, 'P-' || p.id as about,
       'payout:' || p.id as object, p.state || ' ' || ${won("p.amount")} as ours, null as theirs,
       p.made_at as since
     from payment_payouts p
     where p.state in ('ready', 'filed', 'sent') and p.made_at < $2::timestamptz - interval '48 hours'
     order by p.id limit $1`,
    [most, now],
  );

/** Bank accounts over which deposits were credited a day ago and of which no file came since. */
const listMissingFiles = (db: Queryable, most: number, now: Date): Promise<Found[]> =>
  db.query<Found>(
    `select a.id::text as key, null as connection, a.bank_name || ' ' || a.bank_number as about,
       'receiving-account:' || a.id as object, 'done ' || ${won("sum(r.amount)")} as ours,
       null as theirs, min(r.decided_at) as since
     from payment_receiving_accounts a
     join payment_requests r on r.receiving_account_id = a.id and r.status = 'done'
     where a.is_used and r.decided_at < $2::timestamptz - interval '24 hours'
       and r.decided_at > coalesce((select max(i.imported_at) from payment_statement_imports i
         where i.receiving_account_id = a.id), '-infinity')
     group by a.id order by a.id limit $1`,
    [most, now],
  );

/** Days of connections that were not compared with the provider's transactions by the next noon. */
const listMissingDays = (db: Queryable, most: number, now: Date): Promise<Found[]> =>
  db.query<Found>(
    `select connection || '/' || day as key, connection, to_char(day, 'YYYY-MM-DD') as about,
       'day-file:' || connection || '/' || day as object, null as ours, null as theirs,
       due_at as since
     from game_days where compared_at is null and due_at <= $2
     order by due_at, connection limit $1`,
    [most, now],
  );

/** What each comparison finds now, the oldest first, at most so many. */
export const finders: Readonly<
  Record<ListedKind, (db: Queryable, most: number, now: Date) => Promise<Found[]>>
> = {
  transaction: listTransactions,
  round: listRounds,
  transfer: listTransfers,
  late_call: listLateCalls,
  bank_line: listBankLines,
  payout: listPayouts,
  bank_file: listMissingFiles,
  day_file: listMissingDays,
};
