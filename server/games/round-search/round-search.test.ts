import { describe, expect, it } from "vitest";
import type { OfficeRoundDetail } from "#contract/office/games.ts";
import { placeBet, rollBackBet, settleBet } from "#server/games/bets/bets.ts";
import { checkRounds } from "#server/games/checks.ts";
import { fromWon } from "#server/kit/money.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

describe("rounds in the back office", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const { make, act, play, cash } = office;
  const idOf = async (ref: string) =>
    String(((await make("find-rounds", { round: ref }))["rounds"] as { id: string }[])[0]?.id);
  const round = async (id: string) =>
    (await make("get-round", { id }))["round"] as OfficeRoundDetail;

  it("find-rounds finds by both ids, by member, by time and by state, page after page", async () => {
    for (let at = 0; at < 60; at++)
      await play(`page-${at}`, [{ type: "bet", amount: "10" }], { finished: at % 2 === 0 });
    const id = await idOf("page-7");
    expect(id).toMatch(new RegExp(`^${office.member.cash.id}-\\d+$`));
    expect(await make("find-rounds", { round: id })).toMatchObject({ rounds: [{ ref: "page-7" }] });
    const walk = async (filter: object) => {
      const refs: string[] = [];
      let after: string | undefined;
      do {
        const page = await make("find-rounds", { ...filter, ...(after && { after }) });
        refs.push(...(page["rounds"] as { ref: string }[]).map(({ ref }) => ref));
        after = (page["next"] as string | null) ?? undefined;
      } while (after);
      return refs;
    };
    const newestFirst = Array.from({ length: 60 }, (_, at) => `page-${59 - at}`);
    const { loginId } = office.member;
    expect(await walk({ loginId })).toEqual(newestFirst);
    expect(await walk({ loginId, state: "open" })).toHaveLength(30);
    const from = new Date(Date.now() - 60_000).toISOString();
    expect((await walk({ from })).filter((ref) => ref.startsWith("page-"))).toEqual(newestFirst);
    expect(await walk({ loginId, before: from })).toEqual([]);
    expect(await walk({ loginId: "nobody-at-all" })).toEqual([]);
    expect(await make("find-rounds", { round: "no such round" })).toMatchObject({ rounds: [] });
  });

  it("get-round shows only the entries of that round, and every call about it", async () => {
    await play("full", [{ type: "bet", amount: "1000" }]);
    await play("between", [{ type: "bet", amount: "10" }]);
    await play("full", [{ type: "win", amount: "300" }], { finished: true });
    const forged = { account_id: office.member.ref, round_id: "full", secretly: "here" };
    await test.provider("finish", forged, "not the secret");
    const detail = await round(await idOf("full"));
    expect(detail).toMatchObject({ stake: 1_000, payout: 300, state: "closed", hasEntries: true });
    expect(detail.entries.map(({ movement, delta }) => [movement, delta])).toEqual([
      ["bet", -1_000],
      ["win", 300],
    ]);
    expect(detail.calls.map(({ endpoint, http }) => [endpoint, http])).toEqual([
      ["betwin", 200],
      ["betwin", 200],
    ]);
    expect(detail.calls[0]?.body).toContain('"round_id":"full"');
    const [kept] = await test.app.db.query<{ body: string | null; outcome: string }>(
      "select body, outcome from game_calls where not is_signed and endpoint = 'finish'",
    );
    expect(kept).toEqual({ body: null, outcome: "403" });
    expect(await make("get-round", { id: "1-99999999" })).toEqual({ status: "not_found" });
  });

  it("get-round shows no launch token, and none is stored with the calls", async () => {
    await play("masked", [{ type: "bet", amount: "1000" }]);
    const body = `{"round":"masked", "token" : "in-clear-1\\"2", "userToken":"in-clear-3","amount":1}`;
    const masked = '{"round":"masked", "token" : "…", "userToken":"…","amount":1}';
    test.app.calls.record({
      connection: "sandbox",
      endpoint: "transaction/bet",
      memberRef: office.member.ref,
      gameCode: null,
      roundRef: "masked",
      isSigned: true,
      http: 200,
      isFault: false,
      outcome: "ok",
      durationMs: 1,
      body,
    });
    await test.app.calls.flush();
    const kept = await test.app.db.query<{ body: string }>(
      "select body from game_calls where endpoint = 'transaction/bet'",
    );
    expect(kept).toEqual([{ body: masked }]);
    // As they were kept before: such rows are dropped with their day.
    await test.owner.query("update game_calls set body = $1 where endpoint = 'transaction/bet'", [
      body,
    ]);
    const detail = await round(await idOf("masked"));
    expect(detail.calls.map((call) => call.body)).toContain(masked);
    expect(JSON.stringify(detail)).not.toContain("in-clear");
  });

  it("resolve-round returns a stake once, by two operators, and passes the ledger's checks", async () => {
    await play("stuck", [{ type: "bet", amount: "7000" }]);
    await play("stuck", [{ type: "bet", amount: "3000" }]);
    const id = await idOf("stuck");
    const resolve = (resolution: string) => act("resolve-round", { id, resolution });
    const proposed = await resolve("refund");
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await cash()).toBe(90_000);
    expect(await resolve("close")).toMatchObject({ status: "waiting" });
    expect((await round(id)).proposal).toMatchObject({ resolution: "refund" });
    const decide = (cookie: string) =>
      act("decide-proposal", { id: proposed["proposalId"], decision: "carry-out" }, cookie);
    expect(await decide(office.cookies.first)).toEqual({ status: "own" });
    expect(await decide(office.cookies.second)).toEqual({ status: "success" });
    expect(await cash()).toBe(100_000);
    expect(await round(id)).toMatchObject({ state: "cancelled", stake: 0, payout: 0 });
    expect(await resolve("refund")).toEqual({ status: "already" });
    // The provider's own roll-back comes late and gives nothing twice.
    const [entry] = (await round(id)).entries;
    const late = await test.provider("rollback", {
      account_id: office.member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id_provider: "stuck",
      transactions: [{ id_provider: "late", type: "rollback", original_id_provider: entry?.key }],
    });
    expect(late.http).toBe(200);
    expect(await cash()).toBe(100_000);
  });

  it("resolve-round returns the stake of a sport bet, which its provider cannot settle later", async () => {
    const bet = { connection: "sandbox-betsy", memberRef: office.member.ref, currency: "KRW" };
    const call = { ...bet, betRef: "left-open", requestRef: "first" };
    const amount = fromWon(4_000);
    await placeBet(test.app.writer, { ...call, gameCode: "tennis", gameSessionId: null, amount });
    const id = await idOf("left-open");
    const { proposalId } = await act("resolve-round", { id, resolution: "refund" });
    const decided = { id: proposalId, decision: "carry-out" };
    expect(await act("decide-proposal", decided, office.cookies.second)).toEqual({
      status: "success",
    });
    expect(await cash()).toBe(100_000);
    const late = settleBet(test.app.writer, { ...call, requestRef: "late", amount, result: "win" });
    await expect(late).rejects.toMatchObject({ code: "already_rolled_back" });
    await rollBackBet(test.app.writer, { ...call, requestRef: "back" });
    expect(await cash()).toBe(100_000);
  });

  it("resolve-round closes a round without payment, and refuses to refund a round that has paid", async () => {
    await play("paid", [
      { type: "bet", amount: "1000" },
      { type: "win", amount: "10" },
    ]);
    const id = await idOf("paid");
    expect(await act("resolve-round", { id, resolution: "refund" })).toEqual({ status: "balance" });
    const { proposalId } = await act("resolve-round", { id, resolution: "close" });
    await act("decide-proposal", { id: proposalId, decision: "carry-out" }, office.cookies.second);
    expect(await round(id)).toMatchObject({ state: "closed", stake: 1_000, payout: 10 });
    expect(await cash()).toBe(99_010);
  });

  it("get-stuck-rounds lists rounds that have been open longer than the setting", async () => {
    await play("waits", [{ type: "bet", amount: "10" }]);
    const stuck = async () =>
      ((await make("get-stuck-rounds", {}))["rounds"] as { ref: string }[]).map(({ ref }) => ref);
    await act("set-stuck-after", { minutes: 10_080 });
    expect(await stuck()).not.toContain("waits");
    expect(await act("set-stuck-after", { minutes: 4 })).toMatchObject({ status: "invalid" });
    expect(await act("set-stuck-after", { minutes: 5 })).toEqual({ status: "success" });
    test.clock.advance(5 * 60_000 + 1_000);
    expect(await make("get-stuck-rounds", {})).toMatchObject({ stuckAfterMinutes: 5 });
    expect(await stuck()).toContain("waits");
  });

  it("leaves no faults in the books and the rounds", async () => {
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });
});
