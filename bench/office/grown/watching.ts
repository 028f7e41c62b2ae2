import { oneOf, rowsOf, share, type Growth, type Size } from "#bench/office/grown/size.ts";

const rules = oneOf("n", "big_win", "late_win_refused", "report_made", "secret_used");

/** Alerts that operators saw, but for the newest. */
export const alerts = (size: Size): Growth => ({
  table: "alert_findings",
  what: "alerts",
  rows: share(size, 200_000),
  sql: `insert into alert_findings (rule, subject, facts, raised_at, ended_at, acknowledged_at, acknowledged_by)
    select ${rules}, 'round:' || n, '{"amount": 100000000, "round": "12-3", "loginId": "demo1"}', now() - (200000 - n) * interval '2 minutes', now(),
      case when n <= ${share(size, 200_000) - 150} then now() end, case when n <= ${share(size, 200_000) - 150} then 1 end
    ${rowsOf}`,
});

const kinds = oneOf(
  "n",
  "transaction",
  "figure",
  "round",
  "transfer",
  "late_call",
  "bank_line",
  "payout",
);

/** What the comparisons found, of which the newest are open. */
export const differences = (size: Size): Growth => ({
  table: "report_differences",
  what: "differences",
  rows: share(size, 300_000),
  sql: `insert into report_differences (kind, key, connection, about, ours, theirs, since, found_at, owner_id, ended_at)
    select ${kinds}, 'grown ' || n, 'sandbox', 'grown-' || n, 'closed 100', 'closed 200', now(), now(),
      case when n % 3 = 0 then 1 end, case when n <= ${share(size, 300_000) - 500} then now() end
    ${rowsOf}`,
});

/** Cases of protection, of which the newest are open. */
export const cases = (size: Size): Growth => ({
  table: "member_cases",
  what: "cases of protection",
  rows: share(size, 50_000),
  sql: `insert into member_cases (id, member_id, origin, opened_at, opened_by, score, reasons, closed_at, closed_by, outcome)
    overriding system value
    select 1000000 + n, 1000000 + n, case when is_open then 'marker' else 'staff' end, at, case when not is_open then 1 end,
      n % 100, '[{"marker": "depositsDay", "value": 5, "threshold": 3, "points": 40}]',
      case when not is_open then at + interval '1 minute' end, case when not is_open then 1 end,
      case when not is_open then ${oneOf("n", "no_harm", "tools_used", "excluded", "referred")} end
    ${rowsOf} cross join lateral (select n > ${share(size, 50_000) - 400} as is_open,
      now() - (50000 - n) * interval '10 minutes' as at) now_is`,
});

export const caseContacts = (size: Size): Growth => ({
  table: "member_case_contacts",
  what: "contacts of cases",
  rows: share(size, 50_000),
  sql: `insert into member_case_contacts (case_id, operator_id, at, channel, summary)
    select 1000000 + n, 1 + n % 2, now(), 'phone', '통화했습니다' ${rowsOf}`,
});
