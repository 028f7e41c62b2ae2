import { beforeEach, describe, expect, it } from "vitest";
import { fromWon, toWon, units } from "#server/kit/money.ts";
import { getBalances, poolBalances } from "#server/ledger/accounts.ts";
import { checkRounds } from "#server/games/checks.ts";
import { RoundRefusal, type Play, type RoundCall } from "#server/games/resolving.ts";
import { closeRound, playerBalance, playRound, rollBackRound } from "#server/games/rounds.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

describe("rounds", () => {
  const test = useTestApp();
  let member: TestMember;
  let next = 0;

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(10_000) });
  });

  const call = (more: Partial<RoundCall> = {}): RoundCall => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `round-${++next}`,
    gameSessionId: null,
    closes: false,
    ...more,
  });
  const bet = (key: string, won: number): Play => ({ key, kind: "bet", amount: fromWon(won) });
  const win = (key: string, won: number): Play => ({ key, kind: "win", amount: fromWon(won) });
  const cash = async () => toWon((await getBalances(test.app.db, member.memberId)).cash);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => (error instanceof RoundRefusal ? error.code : error),
    );

  it("books a stake and a win of one call together and answers the balance after both", async () => {
    const played = await playRound(test.app.writer, call({ closes: true }), [
      bet("a1", 1_000),
      win("a2", 2_500),
    ]);
    expect(toWon(played.balance)).toBe(11_500);
    expect(played.ids).toHaveLength(2);
    expect(await cash()).toBe(11_500);
  });

  it("debits a bet once for a hundred copies, with the same answer", async () => {
    const same = call();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => playRound(test.app.writer, same, [bet("b1", 1_000)])),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.ids))).size).toBe(1);
    expect(answers.every((answer) => toWon(answer.balance) === 9_000)).toBe(true);
    expect(await cash()).toBe(9_000);
  });

  it("credits a bet once for a hundred cancels with different ids", async () => {
    const round = call();
    await playRound(test.app.writer, round, [bet("c1", 1_000)]);
    await Promise.all(
      Array.from({ length: 100 }, (_, id) =>
        rollBackRound(test.app.writer, round, [{ key: `cancel-${id}`, originalKey: "c1" }]),
      ),
    );
    expect(await cash()).toBe(10_000);
  });

  it("accepts exactly as many concurrent bets as the balance covers", async () => {
    const results = await Promise.all(
      Array.from({ length: 64 }, (_, id) =>
        refusalOf(playRound(test.app.writer, call(), [bet(`d${id}`, 1_000)])),
      ),
    );
    expect(results.filter((result) => result === "done")).toHaveLength(10);
    expect(results.filter((result) => result === "insufficient_funds")).toHaveLength(54);
    expect(await cash()).toBe(0);
  });

  it("stores a roll-back that came before its bet and refuses the late bet", async () => {
    const round = call();
    const first = await rollBackRound(test.app.writer, round, [{ key: "e-r", originalKey: "e-b" }]);
    expect(first.ids).toEqual([null]);
    expect(await refusalOf(playRound(test.app.writer, round, [bet("e-b", 1_000)]))).toBe(
      "already_rolled_back",
    );
    expect(
      await rollBackRound(test.app.writer, round, [{ key: "e-r", originalKey: "e-b" }]),
    ).toEqual(first);
    expect(await cash()).toBe(10_000);
  });

  it("books nothing of a call whose second part is refused, and answers the balance before it", async () => {
    const work = playRound(test.app.writer, call(), [bet("f1", 1_000), bet("f2", 9_500)]);
    const error = await work.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "insufficient_funds", balance: fromWon(10_000) });
    expect(await cash()).toBe(10_000);
    expect(await refusalOf(playRound(test.app.writer, call(), [bet("f1", 2_000)]))).toBe("done");
  });

  it("replays what was booked of a call, books the rest, and refuses another amount", async () => {
    const round = call();
    await playRound(test.app.writer, round, [bet("g1", 1_000)]);
    await playRound(test.app.writer, round, [bet("g1", 1_000), win("g2", 500)]);
    expect(await cash()).toBe(9_500);
    expect(await refusalOf(playRound(test.app.writer, round, [bet("g1", 2_000)]))).toBe(
      "duplicate_mismatch",
    );
  });

  it("refuses a stake of an ended launch but pays its wins and roll-backs", async () => {
    const [session] = await test.app.db.query<{ id: string }>(
      `select s.id from game_sessions s join ledger_scopes c on c.id = s.scope_id
       where s.member_id = $1 and c.code = 'provider:sandbox'`,
      [member.memberId],
    );
    const round = call({ gameSessionId: session?.id ?? "" });
    await playRound(test.app.writer, round, [bet("h1", 1_000)]);
    await test.app.db.query("update game_sessions set ended_at = now() where id = $1", [
      session?.id,
    ]);
    expect(await refusalOf(playRound(test.app.writer, round, [bet("h2", 1_000)]))).toBe(
      "game_session_ended",
    );
    await playRound(test.app.writer, round, [win("h3", 700)]);
    await rollBackRound(test.app.writer, round, [{ key: "h-r", originalKey: "h1" }]);
    expect(await cash()).toBe(10_700);
    expect((await playRound(test.app.writer, round, [bet("h1", 1_000)])).ids).toHaveLength(1);
  });

  it("refuses new stakes at a provider that is switched off, and pays its wins", async () => {
    const round = call();
    await playRound(test.app.writer, round, [bet("i1", 1_000)]);
    await test.app.db.query("update game_providers set is_used = false where code = 'tiger'");
    test.clock.advance(KEPT_MS);
    expect(await refusalOf(playRound(test.app.writer, round, [bet("i2", 1_000)]))).toBe(
      "provider_switched_off",
    );
    await playRound(test.app.writer, round, [win("i3", 300)]);
    await test.app.db.query("update game_providers set is_used = true where code = 'tiger'");
    test.clock.advance(KEPT_MS);
    expect(await cash()).toBe(9_300);
  });

  it("refuses stakes of a member whose stakes are blocked, and pays their wins", async () => {
    await test.app.db.query("update ledger_accounts set status = 'stakes_blocked' where id = $1", [
      member.cash.id,
    ]);
    expect(await refusalOf(playRound(test.app.writer, call(), [bet("j1", 100)]))).toBe(
      "stakes_blocked",
    );
    await playRound(test.app.writer, call(), [win("j2", 100)]);
    expect(await cash()).toBe(10_100);
  });

  it("takes back a spent win as far as the balance allows, and books the rest as receivable", async () => {
    const round = call();
    await playRound(test.app.writer, round, [win("k1", 5_000)]);
    await playRound(test.app.writer, call(), [bet("k2", 14_000)]);
    const played = await rollBackRound(test.app.writer, round, [{ key: "k-r", originalKey: "k1" }]);
    expect(played.balance).toBe(0n);
    const [owed] = await test.app.db.query<{ amount: bigint }>(
      "select amount from ledger_house_entries where movement = 103 and about_account_id = $1",
      [member.cash.id],
    );
    expect(owed?.amount).toBe(fromWon(4_000));
  });

  it("adds the pools' share of a stake and takes it back with the stake", async () => {
    const before = await poolBalances(test.app.db);
    const round = call();
    await playRound(test.app.writer, round, [bet("l1", 1_000)]);
    const after = await poolBalances(test.app.db);
    const grown = after.map((pool, at) => pool.balance - (before[at]?.balance ?? 0n));
    expect(grown).toEqual([fromWon(5), fromWon(3), fromWon(2)]);
    await rollBackRound(test.app.writer, round, [{ key: "l-r", originalKey: "l1" }]);
    expect(await poolBalances(test.app.db)).toEqual(before);
  });

  it("refuses a call in another member's round, and books the calls beside it", async () => {
    const stranger = await makePlayer(test.app.db, {
      cash: fromWon(1_000),
      memberId: member.memberId + 64n,
    });
    const round = call();
    await playRound(test.app.writer, round, [bet("m1", 100)]);
    const work = Promise.allSettled([
      playRound(test.app.writer, { ...round, memberRef: stranger.ref }, [bet("m2", 100)]),
      playRound(test.app.writer, call(), [bet("m3", 100)]),
    ]);
    expect((await work).map((result) => result.status)).toEqual(["rejected", "fulfilled"]);
    expect(toWon((await getBalances(test.app.db, stranger.memberId)).cash)).toBe(1_000);
  });

  it("closes a round permanently, and answers the balance for a round without transactions", async () => {
    const round = call();
    await playRound(test.app.writer, round, [bet("n1", 100)]);
    expect(toWon(await closeRound(test.app.writer, round))).toBe(9_900);
    expect(toWon(await closeRound(test.app.writer, round))).toBe(9_900);
    expect(toWon(await closeRound(test.app.writer, call()))).toBe(9_900);
  });

  it("refuses unknown members, other currencies and other games", async () => {
    expect(await refusalOf(playerBalance(test.app.writer, call({ memberRef: "nobody" })))).toBe(
      "unauthenticated",
    );
    expect(
      await refusalOf(playRound(test.app.writer, call({ currency: "USD" }), [bet("o1", 1)])),
    ).toBe("currency_mismatch");
    expect(
      await refusalOf(playRound(test.app.writer, call({ gameCode: "no-game" }), [bet("o2", 1)])),
    ).toBe("not_found");
    expect(await playerBalance(test.app.writer, call())).toBe(units(10_000n * 100_000n));
  });

  it("finds many members at once, and an invalid name fails only its own call", async () => {
    const members = await Promise.all(
      Array.from({ length: 5 }, () => makePlayer(test.app.db, { cash: fromWon(100) })),
    );
    const balances = members.map(({ ref }) =>
      playerBalance(test.app.writer, call({ memberRef: ref })),
    );
    const impossible = playerBalance(test.app.writer, call({ memberRef: "no\u0000body" }));
    const [found, refused] = await Promise.all([
      Promise.all(balances),
      impossible.catch((error: unknown) => error),
    ]);
    expect(found).toEqual(members.map(() => fromWon(100)));
    expect(refused).toBeInstanceOf(Error);
  });

  it("asks for a retry when too many bets wait, and books none twice", async () => {
    // 2,000 may wait, and a busy machine works some off while others come; the rest fits in again.
    const rounds = Array.from({ length: 3_800 }, () => call());
    const results = await Promise.all(
      rounds.map((round) => refusalOf(playRound(test.app.writer, round, [bet(round.roundRef, 1)]))),
    );
    expect(results.filter((result) => result === "too_often").length).toBeGreaterThan(0);
    // A provider asks again until it has an answer. A call that took too long may be booked already.
    let left = rounds.filter((_, at) => results[at] !== "done");
    while (left.length > 0) {
      const again = await Promise.all(
        left.map((round) => refusalOf(playRound(test.app.writer, round, [bet(round.roundRef, 1)]))),
      );
      left = left.filter((_, at) => again[at] !== "done");
    }
    expect(await cash()).toBe(10_000 - rounds.length);
  });

  it("serves other members while one account is locked", async () => {
    const held = await makePlayer(test.app.db, {
      cash: fromWon(100),
      memberId: member.memberId + 128n,
    });
    const results = await test.owner.transaction(async (tx) => {
      await tx.query("select from ledger_accounts where id = $1 for update", [held.cash.id]);
      return Promise.all([
        refusalOf(playRound(test.app.writer, call({ memberRef: held.ref }), [bet("p1", 10)])),
        refusalOf(playRound(test.app.writer, call(), [bet("p2", 10)])),
      ]);
    });
    expect(results).toEqual([expect.any(Error), "done"]);
    expect(
      await refusalOf(playRound(test.app.writer, call({ memberRef: held.ref }), [bet("p1", 10)])),
    ).toBe("done");
  });

  it("keeps rounds and entries consistent", async () => {
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });
});
