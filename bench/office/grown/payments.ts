import { sealNumber } from "#server/kit/seal-keys/numbers.ts";
import { cashOf, memberOf, rowsOf, type Growth, type Size } from "#bench/office/grown/size.ts";

/** Requests come every ten seconds: these fill the month that the overview shows. */
const REQUESTS_OF_A_MONTH = 31 * 8_640;
const requestAt = "now() - n * interval '10 seconds'";
/** The request n has this id, so that its payout and its bank line can name it; the newest is last. */
const requestId = ({ requests: all }: Size): string => `${10_000_000 + all} - n`;
const kind = "case when n % 3 = 0 then 'withdrawal' else 'deposit' end";
const decision = "case n % 20 when 7 then 'refused' when 13 then 'expired' else 'approved' end";
const amount = "(1 + n % 50) * 1000000000::bigint";

export const requests = (size: Size): Growth => ({
  table: "payment_requests",
  what: "requests",
  rows: size.requests,
  sql: `insert into payment_requests (id, member_id, kind, status, amount, reference, asked_at,
      expires_at, bank_name, bank_number, bank_owner, decided_at, decision, decided_by)
    overriding system value
    select ${requestId(size)}, ${memberOf(size)}, kind, case decision when 'approved' then 'done' else 'cancelled' end,
      ${amount}, case kind when 'deposit' then 'D-' || upper(substr(md5(n::text), 1, 6)) end, at,
      case kind when 'deposit' then at + interval '30 minutes' end, bank.name, bank.number,
      bank.owner, at + interval '5 minutes', decision,
      case when decision <> 'expired' then 1 + n % 2 end
    ${rowsOf}
    cross join lateral (select ${requestAt} as at, ${kind} as kind, ${decision} as decision) made
    left join lateral (select 'Moon Bank' as name, '\\x01'::bytea as number, 'Grown' as owner
                       where kind = 'withdrawal') bank on true`,
});

/** The newest withdrawals, whose numbers the list of payouts opens. */
export const openedNumbers = (size: Size): Growth => ({
  table: "payment_requests",
  what: "sealed numbers",
  rows: Math.min(2_000, size.requests),
  values: (db, from, to) => [
    Array.from({ length: to - from + 1 }, (_, at) =>
      sealNumber(
        db,
        "payment_requests.bank_number",
        BigInt(10_000_000 + size.requests - from - at),
        "110-00000001",
      ),
    ),
  ],
  sql: `update payment_requests r set bank_number = number.sealed
    from rows from (generate_series($1::integer, $2::integer), unnest($3::bytea[])) number(n, sealed)
    where r.id = ${requestId(size)} and r.kind = 'withdrawal'`,
});

/** The file of all payouts. */
export const payoutFile = (size: Size): Growth => ({
  table: "payment_files",
  what: "payment files",
  rows: 1,
  sql: `insert into payment_files (id, receiving_account_id, layout, made_by, made_at, sent_at, payments, amount)
    overriding system value
    select 10000000, 1, 'names', 1, now(), now(), ${size.requests}, 1000000000 ${rowsOf}`,
});

/** Each approved withdrawal was paid, but for a few that came back. */
export const payouts = (size: Size): Growth => ({
  table: "payment_payouts",
  what: "payouts",
  rows: size.requests,
  sql: `insert into payment_payouts (id, request_id, amount, state, file_id, made_at, ended_at)
    overriding system value
    select ${requestId(size)}, ${requestId(size)}, ${amount}, case when n % 30000 = 0 then 'returned' else 'settled' end,
      10000000, ${requestAt}, ${requestAt}
    ${rowsOf} where ${kind} = 'withdrawal' and ${decision} = 'approved'`,
});

/** The file that has all bank lines. */
export const lineFile = (size: Size): Growth => ({
  table: "payment_statement_imports",
  what: "files of bank lines",
  rows: 1,
  sql: `insert into payment_statement_imports (id, receiving_account_id, file_name, file_hash, encoding,
      added, known, imported_by, imported_at)
    overriding system value
    select 10000000, 1, 'grown.csv', sha256('grown'), 'utf-8', ${size.requests}, 0, 1, now() ${rowsOf}`,
});

/** The line of each credited deposit and of each payout. */
export const bankLines = (size: Size): Growth => ({
  table: "payment_statement_lines",
  what: "bank lines",
  rows: size.requests,
  sql: `insert into payment_statement_lines (import_id, receiving_account_id, fingerprint, line,
      booked_at, has_time, amount, sender, memo, deposit_id, matched_as, settled_at, handled_by,
      is_outgoing, payout_id)
    select 10000000, 1, sha256(('line' || n)::bytea), n, ${requestAt}, true, ${amount}, 'Grown', 'grown',
      case when is_deposit then ${requestId(size)} end, case when is_deposit then 'reference' end,
      ${requestAt}, case when is_deposit then 1 end, not is_deposit,
      case when not is_deposit then ${requestId(size)} end
    ${rowsOf} cross join lateral (select ${kind} = 'deposit' as is_deposit) made
    where ${decision} = 'approved'`,
});

/** Transfers that an operator looks at. */
export const openLines = (): Growth => ({
  table: "payment_statement_lines",
  what: "open bank lines",
  rows: 400,
  sql: `insert into payment_statement_lines (import_id, receiving_account_id, fingerprint, line,
      booked_at, has_time, amount, sender, memo)
    select 10000000, 1, sha256(('open' || n)::bytea), n, now() - n * interval '1 minute', true, ${amount},
      'Grown', 'grown' ${rowsOf}`,
});

export const waitingRequests = (): Growth => ({
  table: "payment_requests",
  what: "waiting requests",
  rows: 400,
  sql: `insert into payment_requests (member_id, kind, amount, asked_at, expires_at)
    select 1000000 + n, 'deposit', 5000000000, now() - n * interval '1 second', now() + interval '30 minutes'
    ${rowsOf}`,
});

/** Postings of the month's approved requests; older ones are in the daily sums only. */
export const bookings = (size: Size): Growth => ({
  table: "ledger_entries",
  what: "postings of a month",
  rows: Math.min(REQUESTS_OF_A_MONTH, size.requests),
  sql: `insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
      house_account_id, scope_id, key)
    select members_bucket(${memberOf(size)}), ${cashOf(`(${memberOf(size)})`)}, 1000 + n, ${requestAt},
      case when n % 3 = 0 then 12 else 7 end,
      case when n % 3 = 0 then -1 else 1 end * (1 + n % 50) * 1000000000::bigint, 100000000000, 1, 1,
      'grown-' || n
    ${rowsOf}`,
});

/** The first bank line, with number 1, so that both sizes have one to open. */
export const firstLineFile = `insert into payment_statement_imports (receiving_account_id, file_name, file_hash,
    encoding, added, known, imported_by, imported_at)
  values (1, 'first.csv', sha256('first'), 'utf-8', 1, 0, 1, now())`;
export const firstLine = `insert into payment_statement_lines (import_id, receiving_account_id, fingerprint, line,
    booked_at, has_time, amount, sender, memo)
  select id, 1, sha256('first'), 1, now(), true, 1000000000, 'First', 'first'
  from payment_statement_imports`;
