import { requestAt, decision, kind, amount, requestId } from "#bench/office/grown/payments.ts";
import { nameOf, operatorOf, rowsOf, type Growth, type Size } from "#bench/office/grown/size.ts";

const LINES_OF_A_FILE = 5_000;

/** The files that have the bank lines. */
export const lineFiles = (size: Size): Growth => ({
  table: "payment_statement_imports",
  what: "files of bank lines",
  rows: Math.ceil(size.requests / LINES_OF_A_FILE) + 1,
  sql: `insert into payment_statement_imports (id, receiving_account_id, file_name, file_hash, encoding,
      added, known, imported_by, imported_at)
    overriding system value
    select 999999 + n, 1, 'grown-' || n || '.csv', sha256(('file' || n)::bytea), 'utf-8', ${LINES_OF_A_FILE}, 0,
      ${operatorOf("n")}, now() - n * interval '4 hours'
    ${rowsOf}`,
});

/** The line of each credited deposit and of each payout. */
export const bankLines = (size: Size): Growth => ({
  table: "payment_statement_lines",
  what: "bank lines",
  rows: size.requests,
  sql: `insert into payment_statement_lines (import_id, receiving_account_id, fingerprint, line,
      booked_at, has_time, amount, sender, memo, deposit_id, matched_as, settled_at, handled_by,
      is_outgoing, payout_id)
    select 1000000 + n / ${LINES_OF_A_FILE}, 1, sha256(('line' || n)::bytea), 1 + n % ${LINES_OF_A_FILE},
      ${requestAt(size)}, true, ${amount}, ${nameOf("n")}, 'grown ' || n,
      case when is_deposit then ${requestId(size)} end,
      case when is_deposit then case n % 40 when 1 then 'chosen' when 2 then 'posted' else 'reference' end end,
      ${requestAt(size)}, case when is_deposit then ${operatorOf("n")} end, not is_deposit,
      case when not is_deposit then ${requestId(size)} end
    ${rowsOf} cross join lateral (select ${kind} = 'deposit' as is_deposit) made
    where ${decision} = 'approved'`,
});

/** Transfers that an operator looks at or holds. */
export const openLines = (): Growth => ({
  table: "payment_statement_lines",
  what: "open and held bank lines",
  rows: 600,
  sql: `insert into payment_statement_lines (import_id, receiving_account_id, fingerprint, line,
      booked_at, has_time, amount, sender, memo, held_at, handled_by)
    select 1000000, 1, sha256(('open' || n)::bytea), n, now() - n * interval '1 minute', true, ${amount},
      ${nameOf("n")}, '입금', case when n % 3 = 0 then now() end, case when n % 3 = 0 then 1 end ${rowsOf}`,
});

/** The first bank line, with number 1, so that both sizes have one to open. */
export const firstLineFile = `insert into payment_statement_imports (receiving_account_id, file_name, file_hash,
    encoding, added, known, imported_by, imported_at)
  values (1, 'first.csv', sha256('first'), 'utf-8', 1, 0, 1, now())`;
export const firstLine = `insert into payment_statement_lines (import_id, receiving_account_id, fingerprint, line,
    booked_at, has_time, amount, sender, memo)
  select id, 1, sha256('first'), 1, now(), true, 1000000000, 'First', 'first'
  from payment_statement_imports`;
