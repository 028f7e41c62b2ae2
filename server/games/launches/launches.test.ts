import { beforeAll, describe, expect, it } from "vitest";
import { cashOf, UNIT, type Player, type Twist } from "#conformance/kit.ts";
import { beexar } from "#conformance/protocols/beexar.ts";
import { igsp } from "#conformance/protocols/igsp.ts";
import { protocols } from "#conformance/run.ts";
import { checkRounds } from "#server/games/checks.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { insertGameSession } from "#server/games/launches/store.ts";
import { issueToken } from "#server/games/tokens/tokens.ts";
import { fromWon } from "#server/kit/money.ts";
import { scopeId } from "#server/ledger/accounts.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { changeStatus } from "#server/members/administration/standing.ts";
import { endExpiredSessions } from "#server/members/sessions.ts";
import { actsOn } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

const ONE = 1_000n * UNIT;
const SESSION = /"session_id":"[^"]*",/;
/** A call that names its launch, and those of the first protocol that do not. */
const shapesOf = (protocol: string): readonly Twist[] =>
  protocol === "beexar"
    ? [
        {},
        { beforeSigning: (body) => body.replace(SESSION, "") },
        { beforeSigning: (body) => body.replace(SESSION, '"session_id":null,') },
      ]
    : [{}];

type SignedInPlayer = { player: Player; member: TestMember; cookie: string; signIn: string };

describe.each(protocols)("a launch of the $name wallet", (protocol) => {
  const test = useTestApp();
  const { driver, players, connection } = walletOf(test, protocol);
  let next = 0;
  const stakeOf = () => ({ id: `launch-${next++}`, round: `launch-${next}`, amount: ONE });
  const db = () => test.app.db;

  /** A member who is signed in and has a game open, as a member's click opens it. */
  async function signedIn(): Promise<SignedInPlayer> {
    const { game } = await players.fresh();
    const member = await makeMember(db(), { cash: fromWon(100_000) });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const [row] = await db().query<{ signIn: string; gameId: number }>(
      `select s.id as "signIn", g.id as "gameId" from member_sessions s, games g
       where s.member_id = $1 and g.code = $2`,
      [member.memberId, game],
    );
    const { signIn = "", gameId = 0 } = row ?? {};
    const launch = {
      memberId: member.memberId,
      memberSessionId: signIn,
      accountId: member.cash.id,
      gameId,
      scopeId: await scopeId(db(), movementSpace(connection)),
    };
    const session = (await insertGameSession(db(), launch)) ?? "";
    const token = await issueToken(db(), connection, session);
    return {
      player: { ref: member.ref, token, session, game, currency: "KRW" },
      member,
      cookie,
      signIn,
    };
  }

  const endings: Record<string, (of: SignedInPlayer) => Promise<unknown>> = {
    "signing out": ({ cookie }) => test.call("user-logout", {}, { cookie }),
    "signing in over it": ({ cookie, member }) =>
      test.call("user-do-login", { userId: member.loginId, password: PASSWORD }, { cookie }),
    "another password": async ({ member }) => {
      const cookie = await test.signIn(member.loginId, PASSWORD);
      const changed = { oldPw: PASSWORD, pw: "another-long-secret" };
      expect((await test.call("change-password", changed, { cookie })).http).toBe(200);
    },
    "ending it from elsewhere": async ({ member, signIn }) => {
      const cookie = await test.signIn(member.loginId, PASSWORD);
      expect((await test.call("end-session", { id: signIn }, { cookie })).http).toBe(200);
    },
    suspension: ({ member: { memberId } }) =>
      test.app.acts.perform(SYSTEM, (act) =>
        changeStatus(act, { memberId, from: "active", to: "suspended" }),
      ),
    "its absolute end": ({ signIn }) =>
      db().query(
        `update member_sessions set ends_at = now() - interval '1 second',
           idle_ends_at = now() - interval '1 second' where id = $1`,
        [signIn],
      ),
    "half an hour of nothing": ({ signIn }) =>
      db().query(
        "update member_sessions set idle_ends_at = now() - interval '1 second' where id = $1",
        [signIn],
      ),
  };

  it.each(Object.keys(endings))("ends with its sign-in: %s", async (name) => {
    const seated = await signedIn();
    const { player } = seated;
    const [won, undone] = [stakeOf(), stakeOf()];
    for (const stake of [won, undone]) expect(await driver.stake(player, stake)).toBe("ok");
    for (const shape of shapesOf(protocol.name))
      expect(await driver.stake(player, stakeOf(), shape)).toBe("ok");
    await endings[name]?.(seated);
    const before = await test.app.db.query("select sum(seq) from ledger_accounts where id = $1", [
      seated.member.cash.id,
    ]);
    for (const shape of shapesOf(protocol.name))
      expect(await driver.stake(player, stakeOf(), shape)).toBe(
        protocol.expected.stakeOfEndedSession,
      );
    expect(
      await test.app.db.query("select sum(seq) from ledger_accounts where id = $1", [
        seated.member.cash.id,
      ]),
    ).toEqual(before);
    const win = { ...won, id: `${won.id}-win`, reference: won.id };
    expect(await driver.win(player, win)).toBe("ok");
    const back = { ...undone, id: `${undone.id}-back`, original: undone.id };
    expect(await driver.rollBack(player, back)).toBe("ok");
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });

  it("a stake extends the session up to its absolute end; a poll does not", async () => {
    const { player, signIn } = await signedIn();
    const minutesLeft = async () => {
      const [row] = await db().query<{ minutes: number }>(
        `select round(extract(epoch from idle_ends_at - now()) / 60)::integer as minutes
         from member_sessions where id = $1`,
        [signIn],
      );
      return row?.minutes;
    };
    const idle = (absolute: string) =>
      db().query(
        `update member_sessions set last_active_at = now() - interval '20 minutes',
           idle_ends_at = now() + interval '10 minutes', ends_at = now() + $2::interval where id = $1`,
        [signIn, absolute],
      );
    await idle("2 hours");
    await cashOf(driver, player);
    await test.app.activity.flush();
    expect(await minutesLeft()).toBe(10);
    for (const shape of shapesOf(protocol.name)) {
      await idle("2 hours");
      test.clock.advance(61_000);
      expect(await driver.stake(player, stakeOf(), shape)).toBe("ok");
      await test.app.activity.flush();
      expect(await minutesLeft()).toBeGreaterThan(29);
    }
    await idle("15 minutes");
    test.clock.advance(61_000);
    expect(await driver.stake(player, stakeOf())).toBe("ok");
    await test.app.activity.flush();
    expect(await minutesLeft()).toBe(15);
  });

  it("is recorded as ended within a minute after its session", async () => {
    const { signIn, player } = await signedIn();
    const over = (ago: string) =>
      db().query("update member_sessions set idle_ends_at = now() - $2::interval where id = $1", [
        signIn,
        ago,
      ]);
    const state = async () => {
      await actsOn(db()).perform(SYSTEM, endExpiredSessions);
      const [row] = await db().query<{ because: string | null; isOver: boolean }>(
        `select s.ended_because as because, g.ended_at is not null as "isOver"
         from member_sessions s join game_sessions g on g.member_session_id = s.id where s.id = $1`,
        [signIn],
      );
      return row;
    };
    await over("30 seconds");
    expect(await state()).toEqual({ because: null, isOver: false });
    await over("61 seconds");
    expect(await state()).toEqual({ because: "expired", isOver: true });
    expect(await driver.stake(player, stakeOf())).toBe(protocol.expected.stakeOfEndedSession);
  });
});

describe("a stake without a launch", () => {
  const test = useTestApp();
  const ONE_STAKE = { id: "no-launch", round: "no-launch", amount: ONE };
  const named = Object.fromEntries(
    [beexar, igsp].map((protocol) => [protocol.name, walletOf(test, protocol)]),
  );
  let elsewhere: Player;

  beforeAll(async () => {
    const other = protocols.find(({ name }) => name === "hub88") ?? beexar;
    elsewhere = await walletOf(test, other).players.fresh();
  });

  it.each(shapesOf("beexar"))(
    "is refused for a member who never opened a game (%#)",
    async (shape) => {
      const { ref } = await makeMember(test.app.db, { cash: fromWon(10_000) });
      const game = "moon-rabbit-mill";
      const session = "11111111-2222-4333-8444-555555555555";
      const player = { ref, token: "", session, game, currency: "KRW" };
      const wallet = named["beexar"];
      expect(await wallet?.driver.stake(player, ONE_STAKE, shape)).toBe("110");
      if (wallet) expect(await cashOf(wallet.driver, player)).toBe(10_000n * UNIT);
    },
  );

  it.each(["beexar", "igsp"])(
    "is refused with a launch at another connection: %s",
    async (name) => {
      const wallet = named[name];
      const game = name === "beexar" ? "moon-rabbit-mill" : "saffron";
      const refused = name === "beexar" ? "110" : "session_not_found";
      expect(await wallet?.driver.stake({ ...elsewhere, game }, ONE_STAKE)).toBe(refused);
      for (const shape of name === "beexar" ? shapesOf(name) : [])
        expect(await wallet?.driver.stake({ ...elsewhere, game }, ONE_STAKE, shape)).toBe("110");
    },
  );
});
