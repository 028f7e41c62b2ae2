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
      isFault: false,
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
    expect(await players()).toEqual([long, "m-1", "m-2"]);
  });

  it("loses the one call that the database refuses, and says so", async () => {
    const lines = () =>
      test.logged.filter((line) => line.includes("could not keep providers' calls"));
    const before = lines().length;
    for (let n = 10; n < 40; n++) record(`beside-${n}`);
    // More microseconds than an integer of PostgreSQL holds.
    record("too-long", { durationMs: 3_000_000 });
    for (let n = 40; n < 50; n++) record(`beside-${n}`);
    expect(await kept()).toEqual(Array.from({ length: 40 }, (_, n) => `beside-${n + 10}`));
    expect(await players()).toHaveLength(40);
    expect(
      lines()
        .slice(before)
        .map((line) => (JSON.parse(line) as { lost: number }).lost),
    ).toEqual([1]);
  });

  it("counts those who play by accepted calls alone, whatever HTTP status a refusal has", async () => {
    record("plays");
    record("refused", { outcome: "RS_ERROR_NOT_ENOUGH_MONEY" });
    record("plays-too", { outcome: "RS_ERROR_NOT_ENOUGH_MONEY" });
    record("plays-too");
    await test.app.calls.flush();
    expect(await players()).toEqual(["plays", "plays-too"]);
  });

  it("holds 32 Mi letters of waiting bodies at most, and keeps further calls without theirs", async () => {
    const body = JSON.stringify({ text: "b".repeat(65_525) });
    for (let place = 0; place < 515; place++) record("large", { body });
    expect(await kept()).toHaveLength(515);
    const bodies = () => test.app.db.query("select from game_calls where body is not null");
    expect(body).toHaveLength(64 * 1024);
    expect(await bodies()).toHaveLength(512);
    record("later");
    await kept();
    expect(await bodies(), "there is room again").toHaveLength(513);
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
