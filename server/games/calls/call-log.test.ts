import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallLog } from "#server/games/calls/call-log.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("the record of providers' calls", () => {
  const test = useTestApp();
  let gameCode = "";

  beforeAll(async () => {
    const [game] = await test.app.db.query<{ code: string }>(
      `select g.code from games g join game_providers p on p.id = g.provider_id
       where p.connection = 'sandbox-hub88' limit 1`,
    );
    gameCode = game?.code ?? "";
  });
  beforeEach(async () => {
    await test.app.calls.flush();
    await test.owner.query("truncate game_calls, game_players");
  });

  const record = (memberRef: string, more: Partial<Parameters<CallLog["record"]>[0]> = {}) =>
    test.app.calls.record({
      connection: "sandbox-hub88",
      endpoint: "transaction/bet",
      memberRef,
      gameCode,
      roundRef: memberRef,
      isSigned: true,
      http: 200,
      outcome: "ok",
      durationMs: 1,
      body: "{}",
      ...more,
    });
  const kept = async () => {
    await test.app.calls.flush();
    const rows = await test.app.db.query<{ ref: string | null }>(
      "select round_ref as ref from game_calls order by round_ref",
    );
    return rows.map(({ ref }) => ref);
  };
  const players = async () =>
    (
      await test.app.db.query<{ ref: string }>(
        "select member_ref as ref from game_players order by member_ref",
      )
    ).map(({ ref }) => ref);

  it("keeps every call beside one whose names PostgreSQL's text cannot hold", async () => {
    record("m-1");
    // Refused in the protocol, which answers each refusal with HTTP 200.
    record("m-\0nul", { outcome: "RS_ERROR_WRONG_SYNTAX" });
    record("half-\ud800", { outcome: "RS_ERROR_WRONG_SYNTAX" });
    record("half-\ud801", { outcome: "RS_ERROR_WRONG_SYNTAX" });
    record(`${"l".repeat(127)}😀`);
    record(`${"l".repeat(127)}😁`);
    record("m-2");
    const long = `${"l".repeat(127)}\ufffd`;
    expect(await kept()).toEqual(["half-\ufffd", "half-\ufffd", long, long, "m-1", "m-2", "m-nul"]);
    expect(await players()).toEqual(["half-\ufffd", long, "m-1", "m-2", "m-nul"]);
  });

  it("keeps calls that could not be written for a moment, and writes them at the next turn", async () => {
    await test.owner.transaction(async (tx) => {
      await tx.query("lock table game_calls in access exclusive mode");
      record("waits");
      const writing = test.app.calls.flush();
      // As PostgreSQL ends its connections when it is stopped for another server.
      await vi.waitUntil(async () => {
        const ended = await tx.query(
          `select pg_terminate_backend(pid) from pg_locks
           where relation = 'game_calls'::regclass and not granted`,
        );
        return ended.length > 0;
      });
      await writing;
    });
    expect(await kept()).toEqual(["waits"]);
    expect(await players()).toEqual(["waits"]);
  });
});
