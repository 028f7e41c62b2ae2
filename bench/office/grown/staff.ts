import { accessParts } from "#contract/office/shown-member.ts";
import {
  GROWN_OPERATORS,
  memberOf,
  nameOf,
  oneOf,
  operatorOf,
  rowsOf,
  share,
  type Growth,
  type Size,
} from "#bench/office/grown/size.ts";

/** Numbered after those of the demo. */
export const operators = (): Growth => ({
  table: "operators",
  what: "operators",
  rows: GROWN_OPERATORS - 2,
  sql: `insert into operators (id, login_id, name, role, status, password_hash, second_factor)
    overriding system value
    select 2 + n, 'grown' || n, ${nameOf("n")}, ${oneOf("n", "viewer", "cs", "cashier", "content")},
      case when n % 20 = 0 then 'suspended' else 'active' end, 'x', 'x' ${rowsOf}`,
});

export const operatorSignIns = (size: Size): Growth => ({
  table: "operator_sign_ins",
  what: "sign-ins of operators",
  rows: share(size, 300_000),
  sql: `insert into operator_sign_ins (operator_id, login_id, address, user_agent, outcome, at)
    select ${operatorOf("n")}, 'grown' || n % ${GROWN_OPERATORS}, '10.0.0.1', 'bench', case n % 100 when 7 then 'wrong_credentials'
      when 8 then 'second_factor_wrong' else 'success' end, now() - (300000 - n) * interval '1 minute'
    ${rowsOf}`,
});

export const numberSearches = (size: Size): Growth => ({
  table: "member_number_searches",
  what: "searches by a number",
  rows: share(size, 300_000),
  sql: `insert into member_number_searches (operator_id, kind, is_whole, found, address, at)
    select ${operatorOf("n")}, ${oneOf("n", "phone", "bank", "any")}, n % 2 = 0, n % 5, '10.0.0.1', now() - n * interval '1 minute'
    ${rowsOf}`,
});

export const officeSessions = (): Growth => ({
  table: "operator_sessions",
  what: "sessions of operators",
  rows: 1_000,
  sql: `insert into operator_sessions (operator_id, token_hash, address, user_agent, started_at,
      last_active_at, ends_at, ended_at, ended_because)
    select ${operatorOf("n")}, sha256(('o' || n)::bytea), '10.0.0.1', 'bench', at, at,
      at + interval '12 hours', at + interval '8 hours', 'logout'
    ${rowsOf} cross join lateral (select now() - n * interval '8 hours' as at) moment`,
});

const ACCESSES = 3_000_000;

/** Every tenth is to demo1. */
export const accesses = (size: Size): Growth => ({
  table: "member_accesses",
  what: "accesses to members' data",
  rows: share(size, ACCESSES),
  sql: `insert into member_accesses (member_id, operator_id, session_id, part, address, at, span_at)
    select case when n % 10 = 0 then 1 else ${memberOf(size)} end, ${operatorOf("n")}, session.id,
      ${oneOf("n", ...accessParts)}, '10.0.0.1', at, at
    ${rowsOf} cross join lateral (
      select now() - (${share(size, ACCESSES)} - n) * interval '10 seconds' as at) moment
    cross join (select id from operator_sessions order by id limit 1) session`,
});

/** Large payments that a second operator decided; the newest wait. */
export const proposals = (size: Size): Growth => ({
  table: "operator_proposals",
  what: "proposals",
  rows: share(size, 200_000),
  sql: `insert into operator_proposals (id, call, object, payload, payload_hash, reason, maker_id, made_at, expires_at,
      state, checker_id, decided_at, decision_reason, seen_by_maker_at)
    overriding system value
    select 1000000 + n, 'set-member-level', 'member:' || (1000000 + n), '{"id": 1, "version": 1}', sha256(('p' || n)::bytea),
      '확인했습니다', ${operatorOf("n")}, at, at + interval '1 day', state,
      case when is_decided then ${operatorOf("n + 1")} end, case when is_decided then at end,
      case when is_decided then '맞습니다' end, case when is_decided and n % 50 > 0 then at end
    ${rowsOf} cross join lateral (select now() - (${share(size, 200_000)} - n) * interval '2 minutes' as at,
      case when n > ${share(size, 200_000) - 60} then 'waiting' when n % 10 = 0 then 'turned-down'
        when n % 25 = 1 then 'expired' else 'carried-out' end as state) made
    cross join lateral (select state in ('turned-down', 'carried-out') as is_decided) decided`,
});

const ACTS = 2_000_000;

/** Numbered after the last one; the chain is not linked, because it is not verified here. */
export const acts = (size: Size): Growth => ({
  table: "audit_entries",
  what: "acts of operators",
  rows: share(size, ACTS),
  portion: 250_000,
  sql: `insert into audit_entries (id, at, operator_id, call, object, reason, before, after, address,
      request_id, chain)
    select 1000000 + n, now() - (${share(size, ACTS)} - n) * interval '15 seconds', ${operatorOf("n / 7")},
      ${oneOf("n", "approve-payment", "claim-payment", "set-member-level")},
      case n % 3 when 2 then 'member:' || ${memberOf(size)} else 'payment:' || n end,
      case n % 5 when 0 then '통장에서 확인했습니다 ' || n else 'transfer ' || n || ' is there' end,
      '{"status": "waiting"}', '{"status": "done"}', '10.0.0.1', gen_random_uuid(), sha256('grown')
    ${rowsOf}`,
});
