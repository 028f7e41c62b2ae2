import { amount, decision, kind, requestAt, requestId } from "#bench/office/grown/payments.ts";
import { cashOf, memberOf, rowsOf, type Growth, type Size } from "#bench/office/grown/size.ts";

/** Requests of the month that the overview shows; older ones are in the daily sums only. */
const requestsOfMonth = ({ requests }: Size): number => Math.ceil((requests * 31) / 365);

/** The idempotency keys of the approved requests' movements, with which totals are compared. */
export const paymentKeys = (size: Size): Growth => ({
  table: "ledger_keys",
  what: "keys of payments",
  rows: size.requests,
  sql: `insert into ledger_keys (bucket, scope_id, key, account_id, movement, amount, seq, balance_after, written_at)
    select members_bucket(who.id), scope.id, moved.name || ':' || ${requestId(size)}, ${cashOf("who.id")}, 7, ${amount}, 1000 + n, 0,
      ${requestAt(size)}
    ${rowsOf} cross join lateral (select ${memberOf(size)} as id) who
    cross join (select id from ledger_scopes where code = 'payments') scope
    cross join lateral unnest(case ${kind} when 'deposit' then array['deposit']
      else array['hold_set_aside', 'withdrawal'] end) moved(name)
    where ${decision} = 'approved'`,
});

/** A new installation has partitions from the present month on; the postings begin earlier. */
export const roomForLastMonths = `do $$ declare month timestamp; begin
    for step in 1 .. 2 loop
      month := date_trunc('month', now() at time zone 'UTC') - make_interval(months => step);
      execute format('create table ledger_entries_%s partition of ledger_entries for values from (%L) to (%L)',
        to_char(month, 'YYYYMM'), month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    end loop; end $$`;

/** Postings of the month's approved requests; older ones are in the daily sums only. */
export const bookings = (size: Size): Growth => ({
  table: "ledger_entries",
  what: "postings of a month",
  rows: requestsOfMonth(size),
  sql: `insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
      house_account_id, scope_id, key)
    select members_bucket(${memberOf(size)}), ${cashOf(memberOf(size))}, 1000 + n, ${requestAt(size)},
      case when n % 3 = 0 then 12 else 7 end,
      case when n % 3 = 0 then -1 else 1 end * (1 + n % 50) * 1000000000::bigint, 100000000000, 1, 1,
      'grown-' || n
    ${rowsOf}`,
});
