import { rowsOf, type Growth } from "#bench/office/grown/size.ts";

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

/** Calls from anonymous networks and from barred countries, by day. */
export const networkVisits = (): Growth => ({
  table: "settings_network_visits",
  what: "days of calls from anonymous networks",
  rows: 400,
  sql: `insert into settings_network_visits (day, kind, call, is_refused, visits)
    select (now() - n * interval '1 day')::date, kind, call, kind = 'tor', 10
    ${rowsOf} cross join unnest(array['vpn', 'proxy', 'tor', 'hosting']) kind
    cross join unnest(array['user-do-login', 'register', 'open-game']) call`,
});

export const countryRefusals = (): Growth => ({
  table: "settings_country_refusals",
  what: "days of refused countries",
  rows: 400,
  sql: `insert into settings_country_refusals (day, country, call, refusals)
    select (now() - n * interval '1 day')::date, country, call, 10
    ${rowsOf} cross join unnest(array['US', 'CN', 'FR', '??']) country
    cross join unnest(array['user-do-login', 'register', 'open-game']) call`,
});

export const reportFiles = (): Growth => ({
  table: "report_files",
  what: "files of scheduled reports",
  rows: 4_000,
  sql: `insert into report_files (schedule_id, period_from, period_until, made_at, contents)
    select 1 + n % 10, day, day, day, 'day,amount' from (
      select n, (now() - n / 10 * interval '1 day')::date as day ${rowsOf}) made`,
});

export const schedules = (): Growth => ({
  table: "report_schedules",
  what: "scheduled reports",
  rows: 10,
  sql: `insert into report_schedules (id, report, every, made_by, made_at)
    overriding system value
    select n, (array['money-day', 'money-provider', 'activity-day', 'return', 'balances'])[1 + n % 5],
      (array['day', 'week'])[1 + (n - 1) / 5], 1, now()
    ${rowsOf}`,
});
