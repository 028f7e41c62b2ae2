import { sealNumber } from "#server/kit/seal-keys/numbers.ts";
import {
  demo1,
  memberOf,
  momentOf,
  nameOf,
  oneOf,
  operatorOf,
  type Growth,
  type Size,
} from "#bench/office/grown/size.ts";

/** The request n has this id, so that its payout and its bank line can name it; the newest is last. */
export const requestId = ({ requests: all }: Size): string => `${10_000_000 + all} - n`;
export const requestAt = ({ requests }: Size): string => momentOf(requests);
export const kind = "case when n % 3 = 0 then 'withdrawal' else 'deposit' end";
/** Members withdraw a few, and only deposits run out of time. */
export const decision = `case n % 20 when 7 then 'refused' when 13 then
  case when n % 3 = 0 then 'withdrawn' else 'expired' end else 'approved' end`;
/** Most are small, one in ten thousand is large. */
export const amount = `(1 + n % 50) * case when n % 10007 = 0 then 100 else 1 end * 1000000000::bigint`;
/** The sealed bank numbers of withdrawals, by the id of the row n; null for deposits. */
const bankNumbers =
  (idOf: (n: number) => number | null): NonNullable<Growth["values"]> =>
  (db, from, to) => [
    Array.from({ length: to - from + 1 }, (_, at) => {
      const id = idOf(from + at);
      return id === null
        ? null
        : sealNumber(db, "payment_requests.bank_number", BigInt(id), "110-00000001");
    }),
  ];
const numbered =
  "from rows from (generate_series($1::integer, $2::integer), unnest($3::bytea[])) number(n, sealed)";
const isWithdrawal = (n: number): boolean => n % 3 === 0;

const COLUMNS = `insert into payment_requests (id, member_id, kind, status, amount, asked_amount, reference,
    receiving_account_id, asked_at, expires_at, bank_name, bank_number, bank_owner, decided_at, decision,
    decided_by, checked_by)
  overriding system value
  select`;
const rowOf = (id: string, member: string): string =>
  `${id}, ${member}, kind, case decision when 'approved' then 'done' else 'cancelled' end, ${amount},
    case when kind = 'deposit' and decision = 'approved' and n % 50 = 1 then ${amount} + 100000000 end,
    case kind when 'deposit' then 'D-' || upper(substr(md5(n::text), 1, 6)) end,
    case kind when 'deposit' then 1 end, at, case kind when 'deposit' then at + interval '30 minutes' end,
    case kind when 'withdrawal' then ${oneOf("n", "달빛은행", "Moon Bank")} end,
    number.sealed, case kind when 'withdrawal' then ${nameOf("n")} end,
    at + interval '5 minutes', decision,
    case when decision in ('approved', 'refused') then ${operatorOf("n / 7")} end,
    case when decision = 'approved' and n % 10007 = 0 then ${operatorOf("n / 7 + 1")} end
  ${numbered}`;
const made = (all: number): string =>
  `cross join lateral (select ${momentOf(all)} as at, ${kind} as kind, ${decision} as decision) made`;

export const requests = (size: Size): Growth => ({
  table: "payment_requests",
  what: "requests",
  rows: size.requests,
  portion: 250_000,
  values: bankNumbers((n) => (isWithdrawal(n) ? 10_000_000 + size.requests - n : null)),
  sql: `${COLUMNS} ${rowOf(requestId(size), memberOf(size))} ${made(size.requests)}`,
});

/** One member's requests, so that the tabs of a busy member are measured too. */
export const requestsOfOne = (size: Size): Growth => ({
  table: "payment_requests",
  what: "requests of demo1",
  rows: size.roundsOfOne,
  values: bankNumbers((n) => (isWithdrawal(n) ? 9_000_000 - n : null)),
  sql: `${COLUMNS} ${rowOf("9000000 - n", "own.id")} ${made(size.roundsOfOne)} cross join (${demo1}) own`,
});

const waiting = (size: Size, of: "deposit" | "withdrawal"): Growth => ({
  table: "payment_requests",
  what: `${of}s that wait, are taken or held`,
  rows: 400,
  values: bankNumbers((n) => (of === "withdrawal" ? firstWaiting(size) + n : null)),
  sql: `insert into payment_requests (id, member_id, kind, amount, asked_at, expires_at, status, taken_by,
      held_at, bank_name, bank_number, bank_owner)
    overriding system value
    select ${firstWaiting(size) + (of === "deposit" ? 400 : 0)} + n, 1000000 + n, '${of}', ${amount},
      now() - n * interval '1 second', ${of === "deposit" ? "now() + interval '30 minutes'" : "null"},
      case when n % 4 < 2 then 'waiting' else 'taken' end, case when n % 4 > 1 then 1 end,
      case when n % 4 = 3 then now() end, ${of === "deposit" ? "null, null, null" : "'Moon Bank', number.sealed, '김달빛'"}
    ${numbered}`,
});
const firstWaiting = ({ requests: all }: Size): number => 10_000_000 + all;
export const waitingDeposits = (size: Size): Growth => waiting(size, "deposit");
export const waitingWithdrawals = (size: Size): Growth => waiting(size, "withdrawal");
