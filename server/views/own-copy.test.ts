import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";

const CALL = "get-own-data";

describe("the copy of a member's data", () => {
  const test = useTestApp();
  const ask = (headers: Record<string, string>) =>
    test.app.server.inject({
      method: "POST",
      url: `/api/routes/${CALL}`,
      payload: {},
      headers: { host: "site.test", ...headers },
    });

  it("contains everything kept about this member, and nothing about another", async () => {
    const cookie = await test.signIn("demo3", DEMO_PASSWORD);
    const question = { title: "제 질문", contents: "제 정보" };
    await test.call("user-write-help", question, { cookie });
    const answer = await ask({ cookie, "sec-fetch-site": "same-origin" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="own-data.json"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    const [member] = await test.owner.query<{ other: string }>(
      "select public_ref as other from members where login_id = 'demo1'",
    );
    const copy = answer.json<Record<string, unknown[]> & { profile: unknown }>();
    expect(copy.profile).toMatchObject({
      id: "demo3",
      phone: "+821000001234",
      birthDate: "1990-05-17",
      bankNumber: "110-000-001234",
    });
    expect(copy["sessions"]).toHaveLength(1);
    expect(copy["signIns"]).toHaveLength(1);
    expect(copy["placesAndBrowsers"]).toHaveLength(2);
    expect(copy["requests"]?.length).toBeGreaterThan(0);
    expect(copy["questions"]?.[0]).toMatchObject(question);
    expect(answer.body).not.toContain(member?.other);
    expect(answer.body).not.toContain("argon2");
  });

  it("has data of every table that refers to the member, or a reason for its absence", async () => {
    const tables = await test.owner.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'member_id'
         and table_name not like 'ledger\\_%' order by 1`,
    );
    const told = new Set([
      "member_acceptances",
      "member_accesses",
      "member_bars",
      "member_breaks",
      "member_cases",
      "member_closings",
      "member_privacy_requests",
      "member_dormancies",
      "member_events",
      "member_funds_notices",
      "member_identity_checks",
      "member_imposed_limits",
      "member_limit_changes",
      "member_marketing_consents",
      "member_limit_offers",
      "member_limit_reviews",
      "member_tools",
      "member_passkeys",
      "member_play_checks",
      "member_quiet_time_changes",
      "member_reopenings",
      "member_return_reasons",
      "member_register_questions",
      "member_sessions",
      "member_sightings",
      "member_sign_ins",
      "member_suspensions",
      "message_complaints",
      "message_help_files",
      "message_helps",
      "message_notes",
      "game_favourites",
      "game_sessions",
      "payment_requests",
    ]);
    // In the statement; derived from what is in the copy; staff's remarks and reviews; kept for days at most.
    const otherwise = new Set([
      "alert_owed_accounts",
      // Staff make these bundles for a dispute; the copy already has the member's data in them.
      "dispute_bundles",
      "game_bets",
      "game_money",
      // Staff's reviews of how the member plays, and what the worker adds up for them.
      "game_play_reviews",
      "game_play_runs",
      "game_play_stretches",
      "game_quick_starts",
      "game_rounds",
      "game_transactions",
      "game_transfers",
      "idempotent_answers",
      "outbox_events",
      "jackpot_wins",
      "list_places",
      "member_cases",
      "member_challenges",
      // Staff's reviews of two accounts, which would tell of the other one; the copy has suspensions.
      "member_duplicate_reviews",
      // Whose pictures the member has; the copy says how many are kept. Play that waits for them.
      "member_identity_files",
      "member_identity_holds",
      "member_likely_exclusions",
      "member_remarks",
      "member_play_times",
      "member_quiet_times",
      "member_register_states",
      "member_recovery_codes",
      "member_reset_links",
      "member_testers",
      "message_mailings",
      "payment_account_questions",
      "payment_statement_lines",
      // The law forbids to tell a member of a suspicion of money laundering.
      "payment_suspicions",
      "wallet_adjustments",
      "wallet_test_fundings",
    ]);
    const derived = (name: string) => name.startsWith("report_") || name.startsWith("game_comp_");
    const unknown = tables
      .map(({ name }) => name)
      .filter((name) => !told.has(name) && !otherwise.has(name) && !derived(name));
    expect(unknown).toEqual([]);
  });

  it("is refused to visitors and to other sites, and allowed five times an hour", async () => {
    const cookie = await test.signIn("demo2", DEMO_PASSWORD);
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ cookie, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    for (let copies = 0; copies < 5; copies++) expect((await ask({ cookie })).statusCode).toBe(200);
    const sixth = await ask({ cookie });
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json()).toMatchObject({ status: "time" });
  });
});
