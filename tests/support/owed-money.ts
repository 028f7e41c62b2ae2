import { playRound } from "#server/games/rounds.ts";
import { addGameMoney } from "#server/games/transfers/store.ts";
import { fromWon, units, type Money } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId, type HouseCode } from "#server/ledger/accounts.ts";
import { post, postHouse } from "#server/ledger/post.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { operator } from "#tests/support/acts.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const ZONE = "Asia/Seoul";
const CONNECTION = "sandbox-transfer";
const FLOAT = `provider_float:${CONNECTION}` as const;
const IN_TRANSIT = `in_transit:${CONNECTION}` as const;
let made = 0;

const book = (
  test: TestApp,
  { memberId }: TestMember,
  movement: "comp_grant" | "transfer_sent" | "transfer_received",
  code: HouseCode,
  amount: Money,
) =>
  test.app.db.transaction(async (tx) =>
    post(tx, [
      {
        account: await getAccount(tx, memberId, movement === "comp_grant" ? "comp" : "cash"),
        movement,
        amount,
        houseAccountId: await houseAccountId(tx, code),
        scopeId: await scopeId(tx, "transfers"),
        key: `owed-${++made}`,
      },
    ]),
  );

/** A stake, a win, or both; a win ends the round. */
function play(
  test: TestApp,
  { ref }: TestMember,
  roundRef: string,
  { stake, win }: { stake?: number; win?: number },
) {
  const call = {
    connection: "sandbox",
    memberRef: ref,
    currency: "KRW",
    gameCode: "moonhall",
    roundRef,
    gameSessionId: null,
    closes: win !== undefined,
  };
  const operation = (kind: "bet" | "win", won: number | undefined) =>
    won === undefined ? [] : [{ key: `${roundRef}-${kind}`, kind, amount: fromWon(won) }];
  return playRound(test.app.writer, call, [...operation("bet", stake), ...operation("win", win)]);
}

/** What the member has at the studio by the ledger, and by the studio's newest answer. */
const moveMoney = (test: TestApp, memberId: bigint, delta: bigint, balance: Money) =>
  test.app.db.transaction((tx) =>
    addGameMoney(tx, {
      memberId,
      connection: CONNECTION,
      delta: units(delta),
      balance,
      seenAt: test.clock.now(),
    }),
  );

/** Money that the member sends to a studio, which has confirmed it or not. */
async function send(test: TestApp, sender: TestMember, won: number, isThere: boolean) {
  const [amount, { memberId }] = [fromWon(won), sender];
  await book(test, sender, "transfer_sent", IN_TRANSIT, amount);
  if (!isThere) {
    await test.owner.query(
      `insert into game_transfers (member_id, connection, direction, amount, asked_at, next_look_at)
       values ($1, $2, 'in', $3, now(), now())`,
      [memberId, CONNECTION, amount],
    );
    return;
  }
  await test.app.db.transaction(async (tx) => {
    const [from, to] = [await houseAccountId(tx, IN_TRANSIT), await houseAccountId(tx, FLOAT)];
    await postHouse(tx, "transfer_arrived", from, to, amount);
  });
  await moveMoney(test, memberId, amount, amount);
}

/** What a member lost at the studio, booked. */
async function loseThere(test: TestApp, { memberId }: TestMember, won: number): Promise<void> {
  await test.app.db.transaction(async (tx) => {
    const [from, to] = [
      await houseAccountId(tx, FLOAT),
      await houseAccountId(tx, "provider:north"),
    ];
    const about = await getAccount(tx, memberId, "cash");
    await postHouse(tx, "wallet_lost", from, to, fromWon(won), about);
  });
  await test.owner.query("update game_money set held = held - $2 where member_id = $1", [
    memberId,
    fromWon(won),
  ]);
}

/** What is posted after the end of yesterday, which its total does not have. */
async function moreToday(test: TestApp, member: TestMember, other: TestMember): Promise<void> {
  await play(test, member, "ends-later", { win: 250 });
  await play(test, other, "after", { stake: 3_000, win: 9_000 });
  await book(test, other, "comp_grant", "comp_cost", fromWon(5));
  await send(test, other, 1_000, true);
  await loseThere(test, member, 600);
}

/**
 * Members with each kind of money that is owed two days ago, and with other amounts today: `member`
 * was owed 100,500 won and 777.12345 of comp, `other` 33,000, and `inMinus` was 400 below zero, with a
 * win that was fetched from the studio before it was booked. 60,000 belong to no member yet.
 */
export async function makeOwedMoney(test: TestApp) {
  const { db } = test.app;
  await openPast(test.owner);
  const member = await makePlayer(db, { cash: fromWon(100_000) });
  const other = await makePlayer(db, { cash: fromWon(33_000) });
  const inMinus = await makePlayer(db, { cash: fromWon(1_000) });
  await makePlayer(db, { cash: fromWon(44_000), isTest: true });
  await makePlayer(db, { cash: fromWon(0) });
  await play(test, member, "closed-before", { stake: 1_000, win: 1_500 });
  await play(test, member, "runs-on", { stake: 700 });
  await play(test, member, "ends-later", { stake: 300 });
  await test.app.acts.perform(operator(1n), (act) =>
    placeWithdrawal(act, member.memberId, fromWon(10_000), ZONE),
  );
  await book(test, member, "comp_grant", "comp_cost", units(77_712_345n));
  await send(test, member, 5_000, true);
  await send(test, other, 2_000, false);
  await book(test, inMinus, "transfer_received", FLOAT, fromWon(400));
  await moveMoney(test, inMinus.memberId, 0n - fromWon(400), units(0n));
  await play(test, inMinus, "lost-all", { stake: 1_400, win: 0 });
  await db.transaction((tx) => makeBankLine(tx, 60_000));
  await letHoursPass(test.owner, 48);
  await test.owner.query("update game_rounds set opened_at = now() - interval '2 days'");
  await test.owner.query(
    "update game_rounds set changed_at = now() - interval '2 days' where state = 'closed'",
  );
  await moreToday(test, member, other);
  return { member, other, inMinus };
}
