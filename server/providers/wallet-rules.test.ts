import { describe, expect, it } from "vitest";
import { cashOf, UNIT, type Player } from "#conformance/kit.ts";
import { caleta, hub88 } from "#conformance/protocols/hub88.ts";
import { protocols } from "#conformance/run.ts";
import { checkRounds } from "#server/games/checks.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { useTestApp } from "#tests/support/app.ts";
import { holdAccount } from "#tests/support/held-accounts.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

const ONE = 1_000n * UNIT;
/** What a switched-off studio says to a stake. */
const OFF: Readonly<Record<string, string>> = {
  beexar: "405",
  hub88: "RS_ERROR_INVALID_GAME",
  caleta: "RS_ERROR_INVALID_GAME",
  igsp: "game_disabled",
  betsy: "9",
};
/** What is said instead of an answer that would come too late. */
const ASK_AGAIN: Readonly<Record<string, string>> = {
  beexar: "500",
  hub88: "RS_ERROR_UNKNOWN",
  caleta: "RS_ERROR_UNKNOWN",
  igsp: "internal_error",
  betsy: "100",
};

describe.each(protocols)("what the $name wallet keeps to", (protocol) => {
  const test = useTestApp();
  const { driver, players, connection } = walletOf(test, protocol);
  let next = 0;
  const stakeOf = () => ({ id: `rule-${next++}`, round: `round-${next}`, amount: ONE });

  const switchTo = async (isUsed: boolean) => {
    await test.app.db.query("update game_providers set is_used = $2 where connection = $1", [
      connection,
      isUsed,
    ]);
    test.clock.advance(KEPT_MS);
  };

  /** How the newest call of the connection is shown to staff. */
  const isLastCallFault = async () => {
    await test.app.calls.flush();
    const [row] = await test.app.db.query<{ isFault: boolean }>(
      `select h.last_call_is_fault as "isFault" from game_provider_health h
       join game_providers p on p.id = h.provider_id
       where p.connection = $1 and h.last_call_at is not null order by h.last_call_at desc limit 1`,
      [connection],
    );
    return row?.isFault;
  };

  it("a studio that was switched off refuses stakes, pays wins and books roll-backs", async () => {
    const player = await players.fresh();
    const [won, undone] = [stakeOf(), stakeOf()];
    for (const stake of [won, undone]) expect(await driver.stake(player, stake)).toBe("ok");
    await switchTo(false);
    expect(await driver.stake(player, stakeOf())).toBe(OFF[protocol.name]);
    const win = { ...won, id: `${won.id}-win`, amount: 2n * ONE, reference: won.id };
    expect(await driver.win(player, win)).toBe("ok");
    const back = { ...undone, id: `${undone.id}-back`, original: undone.id };
    expect(await driver.rollBack(player, back)).toBe("ok");
    expect(await cashOf(driver, player)).toBe(101_000n * UNIT);
    await switchTo(true);
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });

  it("11.22 a late answer asks for a retry, whose id is then one stake", async () => {
    const player = await players.fresh();
    const stake = stakeOf();
    const { promise: answered, resolve: release } = Promise.withResolvers<void>();
    const holding = await holdAccount(test, player, answered);
    try {
      // The answer comes while the account is locked: it has a deadline of its own.
      expect(await driver.stake(player, stake)).toBe(ASK_AGAIN[protocol.name]);
      expect(await isLastCallFault(), "whatever HTTP status it has").toBe(true);
    } finally {
      release();
      await holding.over;
    }
    expect(await driver.stake(player, stake)).toBe("ok");
    expect(await isLastCallFault()).toBe(false);
    expect(await cashOf(driver, player)).toBe(99_000n * UNIT);
  });

  it("11.35 many polls are answered while a bet locks the account", async () => {
    const player = await players.fresh();
    const { promise: answered, resolve: release } = Promise.withResolvers<void>();
    const holding = await holdAccount(test, player, answered);
    try {
      const seen = new Set<bigint | null>();
      for (let wave = 0; wave < 10; wave++) {
        const polls = Array.from({ length: 20 }, () => cashOf(driver, player));
        for (const cash of await Promise.all(polls)) seen.add(cash);
      }
      expect([...seen]).toEqual([100_000n * UNIT]);
    } finally {
      release();
      await holding.over;
    }
  });

  it("thirty concurrent roll-backs of one stake return it once", async () => {
    const player = await players.fresh();
    const stake = stakeOf();
    await driver.stake(player, stake);
    const backs = Array.from({ length: 30 }, (_, at) =>
      driver.rollBack(player, { ...stake, id: `${stake.id}-back-${at}`, original: stake.id }),
    );
    await Promise.all(backs);
    expect(await cashOf(driver, player)).toBe(100_000n * UNIT);
  });
});

describe("between providers", () => {
  const test = useTestApp();
  const first = walletOf(test, hub88);
  const second = walletOf(test, caleta);

  // A provider's stage and production are two connections too.
  it("11.36, 11.37 one id at two connections is two transactions", async () => {
    const player = await first.players.fresh();
    const other = await second.players.fresh();
    const stake = { id: "the-same-id", round: "the-same-round", amount: ONE };
    const place = (wallet: typeof first, who: Player) => wallet.driver.stake(who, stake);
    expect([await place(first, player), await place(second, other)]).toEqual(["ok", "ok"]);
    expect(await cashOf(first.driver, player)).toBe(99_000n * UNIT);
    expect(await cashOf(second.driver, other)).toBe(99_000n * UNIT);
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });

  it("a token of one connection is unknown at another", async () => {
    const player = await first.players.fresh();
    const stake = { id: "elsewhere", round: "elsewhere", amount: ONE };
    expect(await second.driver.stake({ ...player, game: "marble" }, stake)).toBe(
      "RS_ERROR_INVALID_TOKEN",
    );
  });

  it("a call is recorded with its round, and without its body when it is not signed", async () => {
    const player = await first.players.fresh();
    const stake = { id: "for-the-record", round: "record-round", amount: ONE };
    await first.driver.stake(player, stake);
    await first.driver.stake(player, { ...stake, id: "unsigned" }, { headers: () => ({}) });
    await test.app.calls.flush();
    const rows = await test.app.db.query<{ outcome: string; kept: boolean }>(
      `select outcome, body is not null as kept from game_calls
       where connection = 'sandbox-hub88' and endpoint = 'transaction/bet' order by at desc limit 2`,
    );
    expect(rows).toEqual([
      { outcome: "RS_ERROR_INVALID_SIGNATURE", kept: false },
      { outcome: "ok", kept: true },
    ]);
  });
});
