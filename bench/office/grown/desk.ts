import { memberOf, rowsOf, share, type Growth, type Size } from "#bench/office/grown/size.ts";

export const inquiries = (size: Size): Growth => ({
  table: "message_helps",
  what: "inquiries",
  rows: share(size, 200_000),
  sql: `insert into message_helps (member_id, title, contents, status, reply, replied_at, written_at)
    select 1000000 + n, 'Grown', 'Grown', case when n % 200 = 0 then 'waiting' else 'answered' end,
      case when n % 200 = 0 then null else 'Answer' end, now(), now() - n * interval '1 minute'
    ${rowsOf}`,
});

/** Numbered after the last one; the chain is not linked, because it is not verified here. */
export const acts = (size: Size): Growth => ({
  table: "audit_entries",
  what: "acts of operators",
  rows: share(size, 500_000),
  sql: `insert into audit_entries (id, at, operator_id, call, object, reason, before, after, address,
      request_id, chain)
    select 1000000 + n, now() - (500000 - n) * interval '1 minute', 1 + n % 3,
      (array['approve-payment', 'claim-payment', 'set-member-level'])[1 + n % 3],
      case n % 3 when 2 then 'member:' || ${memberOf(size)} else 'payment:' || n end,
      'transfer ' || n || ' is there', '{"status": "waiting"}', '{"status": "done"}', '10.0.0.1',
      gen_random_uuid(), sha256('grown')
    ${rowsOf}`,
});

export const sums = (): Growth => ({
  table: "report_sums",
  what: "days of the reports",
  rows: 400,
  sql: `insert into report_sums (day, movement, provider_id, entries, amount)
    select (now() - n * interval '1 day')::date, kind.movement, kind.provider_id, 1000, 100000000
    ${rowsOf} cross join (
      select movement, provider.id as provider_id
      from unnest(array[1, 2, 3, 4, 15, 16]) movement cross join game_providers provider
      union all select movement, null from generate_series(5, 14) movement) kind
    on conflict do nothing`,
});

export const stakesByLevel = (): Growth => ({
  table: "report_stakes",
  what: "days of stakes by level",
  rows: 400,
  sql: `insert into report_stakes (day, provider_id, level, amount)
    select (now() - n * interval '1 day')::date, provider.id, level, 100000000
    ${rowsOf} cross join generate_series(1, 10) level cross join game_providers provider`,
});

export const stakers = (): Growth => ({
  table: "report_stakers",
  what: "days of members who staked",
  rows: 400,
  sql: `insert into report_stakers (day, category, level, members)
    select (now() - n * interval '1 day')::date, category, level, 2000
    ${rowsOf} cross join generate_series(1, 10) level cross join unnest(array['casino', 'slot', 'sport']) category`,
});
