import { beforeAll, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { makeToken } from "#server/kit/tokens.ts";
import { gameMoneyOf } from "#server/games/transfers/transfers.ts";
import { playRound } from "#server/games/rounds.ts";
import { getProfile } from "#server/members/profile.ts";
import { healthTokenOf, startSession } from "#server/members/sessions.ts";
import { unreadOf } from "#server/messages/unread.ts";
import { currentUserOf, findSignedIn } from "#server/views/current-user.ts";
import { healthCheckers } from "#server/views/health-checkers.ts";
import { balancesOf } from "#server/wallet/balances.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { countStatements } from "#tests/support/page-visits.ts";

const test = useTestApp();
let memberId = 0n;
let token = "";

beforeAll(async () => {
  const { db, acts } = test.app;
  ({ memberId } = await makePlayer(db, { cash: fromWon(12_345) }));
  const at = test.clock.now();
  await db.query(
    `insert into game_money (member_id, connection, balance, seen_at) values ($1, 'one', $2, $3),
       ($1, 'other', $4, $3)`,
    [memberId, fromWon(700), at, fromWon(11)],
  );
  await db.query(
    `insert into game_transfers (member_id, connection, direction, amount, asked_at, next_look_at)
     values ($1, 'one', 'in', $2, $3, $3), ($1, 'other', 'out', $2, $3, $3)`,
    [memberId, fromWon(40), at],
  );
  for (const readAt of [null, null, at])
    await db.query(
      `insert into message_notes (member_id, title, contents, sent_at, read_at)
       values ($1, 'note', 'text', $2, $3)`,
      [memberId, at, readAt],
    );
  ({ token } = await acts.perform(SYSTEM, (act) =>
    startSession(act, { memberId, address: "10.0.0.1", userAgent: "", deviceToken: makeToken() }),
  ));
});

it("the current user is what each noun knows, in one statement", async () => {
  const { db } = test.app;
  const profile = await getProfile(db, memberId);
  const balances = await balancesOf(db, memberId, gameMoneyOf(db, memberId));
  const unread = await unreadOf(db, memberId);
  expect([toWon(await gameMoneyOf(db, memberId)), unread.noteCount]).toEqual([751, 2]);
  let user: unknown;
  const sent = await countStatements(
    test.app,
    async () => (user = await currentUserOf(db, memberId)),
  );
  expect(sent).toHaveLength(1);
  expect(user).toEqual({
    userId: profile.loginId,
    nick: profile.nick,
    phone: profile.phone,
    level: profile.level,
    balance: balances.balance,
    in_balance: balances.gameMoney,
    rolling: balances.rolling,
    inRounds: 0,
    forWithdrawals: 0,
    bankname: profile.bankName,
    bankOwner: profile.bankOwner,
    banknum: profile.bankNumber,
    ...unread,
    reduced: null,
    isTest: false,
  });
});

it("money held in rounds and for withdrawals is named beside cash and comp, and left the balance", async () => {
  const { db, writer } = test.app;
  const member = await makePlayer(db, { cash: fromWon(100_000) });
  const shown = async () => {
    const { balance, rolling, inRounds, forWithdrawals } = await currentUserOf(db, member.memberId);
    return { balance, rolling, inRounds, forWithdrawals };
  };
  const play = (roundRef: string, kind: "bet" | "win", won: number, closes = false) =>
    playRound(
      writer,
      {
        connection: "sandbox",
        memberRef: member.ref,
        currency: "KRW",
        gameCode: "moon-rabbit-mill",
        roundRef: `${member.ref}-${roundRef}`,
        gameSessionId: null,
        closes,
      },
      [{ key: `${member.ref}-${roundRef}-${kind}`, kind, amount: fromWon(won) }],
    );
  await play("one", "bet", 3_000);
  await play("two", "bet", 2_000);
  await play("over", "bet", 1_000, true);
  expect(await shown()).toEqual({
    balance: 94_000,
    rolling: 0,
    inRounds: 5_000,
    forWithdrawals: 0,
  });

  const cookie = await test.signIn(member.loginId, PASSWORD);
  const asked = { balance: 30_000, pass: WITHDRAWAL_PASSWORD };
  const key = { cookie, "idempotency-key": `held-${member.ref}` };
  expect((await test.call("apply-user-withdraw", asked, key)).body["status"]).toBe("success");
  const both = { balance: 64_000, rolling: 0, inRounds: 5_000, forWithdrawals: 30_000 };
  expect(await shown()).toEqual(both);
  const health = await test.call("user-health-check", {}, { cookie });
  expect(health.body["user"], "what pages are pushed").toMatchObject(both);

  await play("one", "win", 4_000, true);
  expect(await shown()).toMatchObject({ balance: 68_000, inRounds: 2_000 });
});

it("a session is found with its current user, by either token and for its own purpose only", async () => {
  const { db } = test.app;
  const user = await currentUserOf(db, memberId);
  // The countdown to the reality check moves with the clock.
  test.clock.stop();
  const health = healthCheckers(db, test.clock);
  const found = await findSignedIn(db, test.clock, token, { isPassive: true });
  expect(found).toMatchObject({ memberId, known: { user, isGameMoneyOld: false } });
  expect(await health.byToken(healthTokenOf(token))).toEqual(found);
  expect(await health.byCookie(token)).toEqual(found);
  expect(await health.byToken(token)).toBeUndefined();
  expect(await health.byCookie(healthTokenOf(token))).toBeUndefined();
});

it("a health check makes one statement", async () => {
  const headers = { cookie: `dalbit_session=${token}` };
  const sent = await countStatements(test.app, () => test.call("user-health-check", {}, headers));
  expect(sent).toHaveLength(1);
});

it("money that a provider has not named for five seconds is asked for again", async () => {
  test.clock.advance(6_000);
  const found = await findSignedIn(test.app.db, test.clock, token, { isPassive: true });
  expect(found?.known.isGameMoneyOld).toBe(true);
});

it("health checks that come together are one statement, each with its own member", async () => {
  const { acts, db } = test.app;
  const other = await makePlayer(db, { cash: fromWon(1) });
  const from = { memberId: other.memberId, address: "10.0.0.2", userAgent: "" };
  const theirs = await acts.perform(SYSTEM, (act) =>
    startSession(act, { ...from, deviceToken: makeToken() }),
  );
  const health = healthCheckers(db, test.clock);
  const asked = [token, makeToken(), theirs.token, token, healthTokenOf(token)];
  let found: Awaited<ReturnType<typeof health.byCookie>>[] = [];
  const sent = await countStatements(
    test.app,
    async () => (found = await Promise.all(asked.map(health.byCookie))),
  );
  expect(sent).toHaveLength(1);
  const own = await health.byCookie(token);
  expect(found).toEqual([own, undefined, await health.byCookie(theirs.token), own, undefined]);
  expect(found[2]?.memberId).toBe(other.memberId);
});
