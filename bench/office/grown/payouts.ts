import { amount, decision, kind, requestAt, requestId } from "#bench/office/grown/payments.ts";
import { oneOf, operatorOf, rowsOf, type Growth, type Size } from "#bench/office/grown/size.ts";

/** Numbers of one file of payments, of which a third are withdrawals. */
const REQUESTS_OF_A_FILE = 1_500;
/** So many of the newest withdrawals are not yet in a file, so many not yet sent, so many not yet paid. */
const READY = 600;
const FILED = READY + REQUESTS_OF_A_FILE - 1;
const SENT = FILED + REQUESTS_OF_A_FILE * 4;
const fileOf = `1000000 + (n + ${REQUESTS_OF_A_FILE - READY}) / ${REQUESTS_OF_A_FILE}`;

export const payoutFiles = (size: Size): Growth => ({
  table: "payment_files",
  what: "payment files",
  rows: Math.ceil(size.requests / REQUESTS_OF_A_FILE) + 1,
  sql: `insert into payment_files (id, receiving_account_id, layout, made_by, checked_by, made_at, sent_at,
      downloaded_at, payments, amount)
    overriding system value
    select 1000000 + n, 1, ${oneOf("n", "names", "codes", "pain.001")}, ${operatorOf("n")}, ${operatorOf("n + 1")},
      at, case when n > 1 then at end, case when n > 1 then at end, ${REQUESTS_OF_A_FILE / 3}, 1000000000000
    ${rowsOf} cross join lateral (select now() - n * interval '2 hours' as at) made`,
});

/** Each approved withdrawal was paid, but for the newest and a few that failed or came back. */
export const payouts = (size: Size): Growth => ({
  table: "payment_payouts",
  what: "payouts",
  rows: size.requests,
  sql: `insert into payment_payouts (id, request_id, amount, state, file_id, made_at, ended_at, fault)
    overriding system value
    select ${requestId(size)}, ${requestId(size)}, ${amount}, state, case when state <> 'ready' then ${fileOf} end,
      ${requestAt(size)}, case when state in ('settled', 'failed', 'returned') then ${requestAt(size)} end,
      case state when 'failed' then 'account_closed' end
    ${rowsOf} cross join lateral (select case when n <= ${READY} then 'ready' when n <= ${FILED} then 'filed'
      when n <= ${SENT} then 'sent' when n % 30000 = 0 then 'returned' when n % 20001 = 0 then 'failed'
      else 'settled' end as state) ended
    where ${kind} = 'withdrawal' and ${decision} = 'approved'`,
});
