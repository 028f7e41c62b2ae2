/** A new session of member 1. */
export const aSession = async (one: (sql: string) => Promise<bigint | string>): Promise<string> =>
  String(
    await one(
      `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
         ends_at, idle_ends_at)
       select id, sha256(gen_random_uuid()::text::bytea), sha256(gen_random_uuid()::text::bytea),
         '192.0.2.7', 'a browser', now() + interval '1 day', now() + interval '1 day'
       from members where id = 1 returning id`,
    ),
  );

/** Acts on reports; on scheduled ones, each on one of its own. */
export const reportActs = (one: (sql: string) => Promise<bigint | string>) => ({
  "export-session-report": () => ({ from: "2026-01-01", until: "2026-01-02" }),
  "export-session-record": async () => ({ id: 1, session: await aSession(one) }),
  "export-significant-events": () => ({ from: "2026-01-01", until: "2026-01-02" }),
  "export-large-jackpots": () => ({ from: "2026-01-01", until: "2026-01-02" }),
  "confirm-jackpot": async () => ({
    id: String(
      await one("select account_id || '-' || entry_seq as id from jackpot_unfed_wins limit 1"),
    ),
  }),
  "schedule-report": () => ({ report: "return", every: "month" }) as const,
  "end-report-schedule": async () => ({
    id: Number(
      await one(
        `insert into report_schedules (report, every, made_by, made_at)
           values ('balances', 'week', 1, now()) returning id`,
      ),
    ),
  }),
  "make-dispute-bundle": async () =>
    ({
      subject: "payment",
      record: String(await one("select min(id) as id from payment_requests")),
    }) as const,
  "download-dispute-bundle": async () => ({
    id: Number(
      await one(
        `with key as (
             insert into ledger_seal_keys (id, public_key, first_used_at)
             values (repeat('0', 16), decode(repeat('00', 32), 'hex'), now())
             on conflict do nothing)
           insert into dispute_bundles
             (member_id, subject, record, made_by, made_at, head, parts, key_id, signature)
           values (1, 'round', '1-1', 1, now(), '{}', '{}', repeat('0', 16), '\\x00') returning id`,
      ),
    ),
  }),
  "download-report-file": async () => ({
    id: Number(
      await one(
        `with schedule as (
             insert into report_schedules (report, every, made_by, made_at, ended_by, ended_at)
             values ('balances', 'day', 1, now(), 1, now()) returning id)
           insert into report_files (schedule_id, period_from, period_until, made_at, contents)
           select id, '2026-01-01', '2026-01-01', now(), 'report,balances' from schedule returning id`,
      ),
    ),
  }),
});
