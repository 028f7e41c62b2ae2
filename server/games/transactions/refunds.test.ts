import { beforeAll, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import * as schemes from "#server/games/jackpots/schemes/schemes.ts";
import { rollBack } from "#server/games/transactions/roll-back.ts";
import { bookStake, bookWin } from "#server/games/transactions/transactions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

const test = useTestApp();
const policy = { winNeeds: "named stake", rollBackAfterWin: "taken" } as const;
let member: TestMember;

beforeAll(async () => {
  member = await makePlayer(test.app.db, { cash: fromWon(100_000) });
});

const minor = async () =>
  (await poolBalances(test.app.db)).find(({ tier }) => tier === "minor")?.balance ?? 0n;

it("a part of a stake that is given back, and the rest of it, leave the pools by the shares of the stake", async () => {
  const call = {
    connection: "sandbox-hub88",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "fox-lantern",
    roundRef: "given-back",
    gameSessionId: null,
    closes: false,
    isPromo: false,
    tags: [],
  };
  const before = await minor();
  await bookStake(test.app.writer, {
    ...call,
    key: "stake",
    amount: fromWon(50_000),
    isFree: false,
  });
  expect((await minor()) - before).toBe(fromWon(100));
  const [row] = await test.app.db.query<{ shareId: number }>(
    `select share_scheme_id as "shareId" from jackpot_schemes where id = 1`,
  );
  const shares = { mega: 0, major: 0, minor: 300 };
  await test.app.db.transaction(async (tx) => {
    const wanted = { scheme: 1, expected: row?.shareId ?? 0, shares };
    const by = { madeBy: 1n, checkedBy: 2n, at: test.clock.now() };
    await schemes.changeShares(tx, await schemes.changeableScheme(tx, wanted), shares, by);
    // As the wins of the pools do.
    await tx.query(
      "select jackpots_take_hold(array(select house_account_id from jackpot_tiers), null)",
    );
  });
  test.clock.advance(1_001);
  const back = (key: string, amount: number) =>
    rollBack(test.app.writer, policy, {
      ...call,
      key,
      original: "stake",
      amount: fromWon(amount),
    });
  await back("first", 20_000);
  expect((await minor()) - before).toBe(fromWon(60));
  await back("second", 30_000);
  expect(await minor()).toBe(before);
  expect(await checkLedger(test.app.db.pool)).toEqual([]);
});

it("a roll-back that ends its round closes it, also when it moves no money", async () => {
  const call = (roundRef: string) => ({
    connection: "sandbox-hub88",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "fox-lantern",
    roundRef,
    gameSessionId: null,
    closes: false,
    isPromo: false,
    tags: [],
  });
  const stateOf = async (roundRef: string) => {
    const rows = await test.app.db.query<{ state: string }>(
      "select state from game_rounds where bucket = $1 and account_id = $2 and round_ref = $3",
      [member.cash.bucket, member.cash.id, roundRef],
    );
    return rows.map(({ state }) => state);
  };
  const stake = (roundRef: string, key: string, isFree: boolean) =>
    bookStake(test.app.writer, { ...call(roundRef), key, amount: fromWon(100), isFree });
  const back = (roundRef: string, original: string, closes = true) =>
    rollBack(test.app.writer, policy, {
      ...call(roundRef),
      closes,
      key: `back:${original}`,
      original,
      amount: null,
    });
  const money = { ...call("ends-free"), key: "free-win", amount: fromWon(5) };
  await stake("ends-free", "free", true);
  await bookWin(test.app.writer, policy, { ...money, reference: "free" });
  await back("ends-free", "free");
  expect(await stateOf("ends-free"), "a free stake").toEqual(["closed"]);
  await stake("ends-unknown", "known", false);
  await back("ends-unknown", "never-came", false);
  expect(await stateOf("ends-unknown"), "a round that goes on").toEqual(["open"]);
  await back("ends-unknown", "never-came-either");
  expect(await stateOf("ends-unknown"), "an unknown stake").toEqual(["closed"]);
  await stake("ends-stake", "paid", false);
  await back("ends-stake", "paid");
  expect(await stateOf("ends-stake"), "a stake").toEqual(["closed"]);
});
