import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openRoundWriter, type RoundWriter } from "#server/games/round-writer.ts";
import { playRound, type Played } from "#server/games/rounds.ts";
import { checkRounds } from "#server/games/checks.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { useTestApp } from "#tests/support/app.ts";
import { openCuttingProxy, type CuttingProxy } from "#tests/support/cutting-proxy.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

/**
 * The connection breaks after COMMIT was sent and before its answer: the work is done, and the
 * client does not know.
 */
describe("a broken database connection", () => {
  const test = useTestApp();
  let proxy: CuttingProxy;
  let throughProxy: Database;
  let isCutting = false;
  let turn = 0;

  beforeAll(async () => {
    // Every third commit is one whose answer is lost.
    proxy = await openCuttingProxy(test.appUrl, () => isCutting && ++turn % 3 === 0);
    throughProxy = openDatabase(proxy.url, { size: 3 });
  });
  afterAll(async () => {
    await throughProxy.close();
    await proxy.close();
  });

  const untilKnown = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 0; attempt < 50; attempt++) {
      try {
        return await work();
      } catch (error) {
        // Only the connection may have failed.
        expect(String(error)).toMatch(/terminated|ECONNRESET|EPIPE|closed|not queryable/i);
      }
    }
    throw new Error("fifty broken lines in a row");
  };
  const cutDuring = async (work: () => Promise<void>): Promise<number> => {
    const before = proxy.cuts;
    isCutting = true;
    await work().finally(() => (isCutting = false));
    return proxy.cuts - before;
  };

  it("books a bet with a lost answer once, and answers its retry like the first call", async () => {
    const member: TestMember = await makePlayer(test.owner, { cash: fromWon(100_000) });
    const { db, writer } = test.app;
    const { single, catalogue, changed, staked } = writer;
    const options = {
      db,
      lanes: throughProxy,
      laneCount: 3,
      single,
      catalogue,
      connections: ["sandbox"],
    };
    const cutServices: RoundWriter = await openRoundWriter({ ...options, changed, staked });
    const play = (n: number): Promise<Played> =>
      playRound(
        cutServices,
        {
          connection: "sandbox",
          memberRef: member.ref,
          currency: "KRW",
          gameCode: "moon-rabbit-mill",
          roundRef: `cut-${n}`,
          gameSessionId: null,
          closes: true,
        },
        [
          { key: `cut-${n}-b`, kind: "bet", amount: fromWon(100) },
          { key: `cut-${n}-w`, kind: "win", amount: fromWon(30) },
        ],
      );
    const cuts = await cutDuring(async () => {
      for (let n = 0; n < 40; n++) {
        const played = await untilKnown(() => play(n));
        // The provider's answer is the balance after its own operation, also for a retry.
        expect(played.balance).toBe(fromWon(100_000 - 70 * (n + 1)));
      }
    });
    expect(cuts).toBeGreaterThan(10);
    expect((await getBalances(test.owner, member.memberId)).cash).toBe(fromWon(97_200));
    const again = await Promise.all([0, 20, 39].map((n) => play(n)));
    expect(again.map(({ balance }) => balance)).toEqual(
      [0, 20, 39].map((n) => fromWon(100_000 - 70 * (n + 1))),
    );
  });

  it("carries out an act once when answers to its COMMIT are lost", async () => {
    const member = await makePlayer(test.owner);
    const [house, scope] = [
      await houseAccountId(test.owner, "bank"),
      await scopeId(test.owner, "cut-deposits"),
    ];
    const cuts = await cutDuring(async () => {
      for (let n = 0; n < 20; n++)
        await untilKnown(() =>
          throughProxy.transaction((tx) =>
            post(tx, [
              {
                account: member.cash,
                houseAccountId: house,
                scopeId: scope,
                key: `deposit-${n}`,
                movement: "deposit",
                amount: fromWon(5),
              },
            ]),
          ),
        );
    });
    expect(cuts).toBeGreaterThan(5);
    expect((await getBalances(test.owner, member.memberId)).cash).toBe(fromWon(100));
  });

  it("fails a bet that cannot get its lock in time, and books its retry", async () => {
    const member = await makePlayer(test.owner, { cash: fromWon(1_000) });
    const other = await makePlayer(test.owner, {
      cash: fromWon(1_000),
      memberId: member.memberId + 1n,
    });
    const bet = (of: TestMember, key: string) =>
      test.provider("betwin", {
        account_id: of.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: key,
        transactions: [{ id_provider: key, type: "bet", amount: "10.00" }],
      });
    await test.owner.transaction(async (tx) => {
      await tx.query("select from ledger_accounts where id = $1 for update", [member.cash.id]);
      const [stuck, free] = await Promise.all([bet(member, "stuck"), bet(other, "free")]);
      // A fault, after which the protocol repeats the call: a refusal would be final.
      expect(stuck.http).toBe(500);
      expect(free.http).toBe(200);
    });
    expect((await getBalances(test.owner, member.memberId)).cash).toBe(fromWon(1_000));
    expect(await bet(member, "stuck")).toMatchObject({ http: 200, body: { balance: "990.00" } });
    expect(await bet(member, "stuck")).toMatchObject({ http: 200, body: { balance: "990.00" } });
  });

  it("leaves no faults in the rounds", async () => {
    expect(await checkRounds(test.owner.pool)).toEqual([]);
  });
});
