import { beforeEach, describe, expect, it } from "vitest";
import { fromWon, units, type Money } from "#server/kit/money.ts";
import { getBalances, houseAccountId, poolBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { checkRounds } from "#server/games/checks.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import { poolSources } from "#server/games/jackpots/store.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { RoundRefusal, type Play, type RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

const STARTS = { mega: 20_000_000, major: 2_000_000, minor: 20_000 } as const;

describe("a jackpot", () => {
  const test = useTestApp();
  let member: TestMember;
  let next = 0;

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
  });

  const call = (more: Partial<RoundCall> = {}): RoundCall => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `jackpot-${++next}`,
    gameSessionId: null,
    closes: true,
    ...more,
  });
  const bet = (key: string, won: number): Play => ({ key, kind: "bet", amount: fromWon(won) });
  const jackpot = (key: string, tier: JackpotTier, amount: Money): Play => ({
    key,
    kind: "win",
    amount,
    jackpot: { tier, amount },
  });
  const pool = async (tier: JackpotTier): Promise<Money> =>
    (await poolBalances(test.app.db)).find((each) => each.tier === tier)?.balance ?? units(-1n);
  const cash = async (whose = member) => (await getBalances(test.app.db, whose.memberId)).cash;
  const wins = () =>
    test.app.db.query<{ tier: string; amount: bigint; paid: bigint; back: boolean }>(
      `select tier, amount, paid, taken_back_at is not null as back from jackpot_wins
       where member_id = $1 order by id`,
      [member.memberId],
    );
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => (error instanceof RoundRefusal ? error.code : error),
    );
  const faults = async () => [
    ...(await checkLedger(test.app.db.pool)),
    ...(await checkRounds(test.app.db.pool)),
  ];

  it("is credited with the win, paid by its pool and restarted, in one transaction", async () => {
    const held = await pool("minor");
    const round = call();
    const played = await playJackpotRound(test.app.writer, round, [
      bet("a-bet", 1_000),
      { key: "a-win", kind: "win", amount: fromWon(500) },
      jackpot("a-jackpot", "minor", held),
    ]);
    expect(played.balance).toBe(await cash());
    expect(await cash()).toBe(fromWon(1_000_000) - fromWon(500) + held);
    // 0.2 % of the stake had gone into the pool before it was emptied.
    expect(await pool("minor")).toBe(fromWon(2 + STARTS.minor));
    expect(await wins()).toEqual([{ tier: "minor", amount: held, paid: held, back: false }]);
    expect(await faults()).toEqual([]);
  });

  it("is paid once for fifty concurrent and fifty later copies, with one answer", async () => {
    const [round, held] = [call(), await pool("major")];
    const plays = [bet("b-bet", 1_000), jackpot("b-jackpot", "major", held)];
    const copies = () =>
      Promise.all(
        Array.from({ length: 50 }, () => playJackpotRound(test.app.writer, round, plays)),
      );
    const answers = [...(await copies()), ...(await copies())];
    expect(
      new Set(answers.map(({ ids, balance }) => JSON.stringify([ids, String(balance)]))).size,
    ).toBe(1);
    expect(await wins()).toHaveLength(1);
    expect(await cash()).toBe(fromWon(999_000) + held);
    expect(await pool("major")).toBe(fromWon(3 + STARTS.major));
  });

  it("hit by twenty at once pays the pool's balance once", async () => {
    const held = await pool("mega");
    const winners = await Promise.all(
      Array.from({ length: 20 }, () => makePlayer(test.app.db, { cash: fromWon(10_000) })),
    );
    const paidBefore = (await poolSources(test.app.db)).get("mega")?.paid ?? 0n;
    await Promise.all(
      winners.map((winner, index) =>
        playJackpotRound(test.app.writer, call({ memberRef: winner.ref }), [
          jackpot(`c-${index}`, "mega", held),
        ]),
      ),
    );
    // The first takes all; each of the others what the pool was started with again.
    const paid = ((await poolSources(test.app.db)).get("mega")?.paid ?? 0n) - paidBefore;
    expect(paid).toBe(held + 19n * fromWon(STARTS.mega));
    expect(await pool("mega")).toBe(fromWon(STARTS.mega));
    for (const winner of winners) expect(await cash(winner)).toBe(fromWon(10_000) + held);
    expect(await faults()).toEqual([]);
  });

  it("above the pool's balance charges the rest to the provider", async () => {
    const held = await pool("minor");
    await playJackpotRound(test.app.writer, call(), [jackpot("d", "minor", units(held + 7n))]);
    expect((await wins())[0]).toMatchObject({ amount: held + 7n, paid: held });
    expect(await pool("minor")).toBe(fromWon(STARTS.minor));
  });

  it("may be a part of its win", async () => {
    const round = call();
    const part = { tier: "minor", amount: fromWon(5_000) } as const;
    await playJackpotRound(test.app.writer, round, [
      { key: "e", kind: "win", amount: fromWon(8_000), jackpot: part },
    ]);
    expect(await cash()).toBe(fromWon(1_008_000));
    expect((await wins())[0]).toMatchObject({ amount: fromWon(5_000), paid: fromWon(5_000) });
  });

  it("is refused under a key of another win, tier or amount, in any order", async () => {
    const round = call();
    const play = (jackpotOf: Play["jackpot"]) => {
      const plays: Play[] = [{ key: "f", kind: "win", amount: fromWon(900), jackpot: jackpotOf }];
      return refusalOf((jackpotOf ? playJackpotRound : playRound)(test.app.writer, round, plays));
    };
    const minor = { tier: "minor", amount: fromWon(900) } as const;
    expect(await play(minor)).toBe("done");
    expect(await play(minor)).toBe("done");
    expect(await play(undefined)).toBe("duplicate_mismatch");
    expect(await play({ ...minor, tier: "major" })).toBe("duplicate_mismatch");
    expect(await play({ ...minor, amount: fromWon(899) })).toBe("duplicate_mismatch");
    await playRound(test.app.writer, round, [{ key: "f2", kind: "win", amount: fromWon(900) }]);
    const late = playJackpotRound(test.app.writer, round, [jackpot("f2", "minor", fromWon(900))]);
    expect(await refusalOf(late)).toBe("duplicate_mismatch");
    expect(await wins()).toHaveLength(1);
  });

  it("with a stake that is refused leaves neither win nor payment", async () => {
    const before = await pool("major");
    const plays = [bet("g-bet", 2_000_000), jackpot("g", "major", before)];
    expect(await refusalOf(playJackpotRound(test.app.writer, call(), plays))).toBe(
      "insufficient_funds",
    );
    expect([await wins(), await pool("major")]).toEqual([[], before]);
  });

  it("is paid when the launch has ended", async () => {
    const [session] = await test.app.db.query<{ id: string }>(
      `insert into game_sessions (member_id, account_id, game_id, ended_at, ends_at)
       select $1, $2, id, now(), now() from games where code = 'moon-rabbit-mill' returning id`,
      [member.memberId, member.cash.id],
    );
    const round = call({ gameSessionId: session?.id ?? null });
    const plays = [jackpot("h", "minor", fromWon(100))];
    expect(await refusalOf(playJackpotRound(test.app.writer, round, plays))).toBe("done");
  });

  it("that is rolled back returns the money to its pool once, also when it was spent", async () => {
    const held = await pool("major");
    const round = call();
    await playJackpotRound(test.app.writer, round, [jackpot("i", "major", held)]);
    await playRound(test.app.writer, call(), [
      { key: "i-spent", kind: "bet", amount: await cash() },
    ]);
    const contributed = units((await pool("major")) - fromWon(STARTS.major));
    const back = () =>
      rollBackRound(test.app.writer, round, [{ key: `i-back-${++next}`, originalKey: "i" }]);
    await Promise.all(Array.from({ length: 10 }, back));
    expect(await pool("major")).toBe(held + contributed);
    expect(await wins()).toMatchObject([{ back: true }]);
    expect(await cash()).toBe(0n);
    // A repeat gets the first answer and pays nothing.
    await playJackpotRound(test.app.writer, round, [jackpot("i", "major", held)]);
    expect([await wins(), await cash()]).toMatchObject([[{ back: true }], 0n]);
    expect(await faults()).toEqual([]);
  });

  it("and its concurrent roll-back end without a payment, in any order", async () => {
    const held = await pool("minor");
    for (let turn = 0; turn < 12; turn += 1) {
      const [round, key] = [call(), `j-${turn}`];
      await Promise.all([
        refusalOf(playJackpotRound(test.app.writer, round, [jackpot(key, "minor", held)])),
        rollBackRound(test.app.writer, round, [{ key: `${key}-back`, originalKey: key }]),
      ]);
    }
    expect((await wins()).every(({ back }) => back)).toBe(true);
    expect([await pool("minor"), await cash()]).toEqual([held, fromWon(1_000_000)]);
    expect(await faults()).toEqual([]);
  });

  it("of a provider whose stakes feed no pool is accepted and charged only to that provider", async () => {
    const before = await pool("mega");
    const plays = [jackpot("k", "mega", fromWon(700))];
    await playJackpotRound(test.app.writer, call({ gameCode: "moonhall" }), plays);
    await playJackpotRound(
      test.app.writer,
      call({ gameCode: "moonhall", roundRef: `jackpot-${next}` }),
      plays,
    );
    expect([await cash(), await pool("mega"), await wins()]).toEqual([
      fromWon(1_000_700),
      before,
      [],
    ]);
  });

  it("without a win, or without its entry, is found by the checks", async () => {
    await playJackpotRound(test.app.writer, call(), [jackpot("l", "minor", fromWon(100))]);
    const [minor, funding] = [
      await houseAccountId(test.app.db, "jackpot:minor"),
      await houseAccountId(test.app.db, "provider:tiger"),
    ];
    const [entry] = await test.owner.query<{ id: bigint }>(
      "select ledger_post_house(105::smallint, $1, $2, 5) as id",
      [minor, funding],
    );
    expect(await faults()).toEqual([
      expect.stringMatching(/^a pool holds .*minor: holds/),
      `what a pool paid was a jackpot that was won: house entry ${entry?.id}`,
    ]);
    await test.owner.query("delete from ledger_house_entries where id = $1", [entry?.id]);
    const [won] = await test.owner.query<{ id: bigint }>(
      "update jackpot_wins set paid = paid - 1 where key = 'l' returning id",
    );
    expect(await faults()).toEqual([
      expect.stringMatching(/^a pool holds .*minor: holds/),
      expect.stringContaining(`jackpot ${won?.id}, round`),
    ]);
    await test.owner.query("update jackpot_wins set paid = paid + 1 where key = 'l'");
    expect(await faults()).toEqual([]);
  });
});
