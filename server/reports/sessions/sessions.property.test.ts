import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SessionLine } from "#contract/office/session-report.ts";
import type { Play } from "#server/games/resolving.ts";
import { playRound } from "#server/games/rounds.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { getBalances, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { memberSessions } from "#server/reports/sessions/sessions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

const GAME = "moon-rabbit-mill";
const amount = fc.bigInt({ min: 1n, max: 300_000_000n }).map(units);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant("start") }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("end"), which: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("play"),
      which: fc.nat(5),
      hasLaunch: fc.boolean(),
      stake: amount,
      win: fc.option(amount),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("deposit", "give"), amount }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** Every run begins with a session alone, and with two at once that both stake. */
const begun: Step[] = [
  { act: "start" },
  { act: "play", which: 0, hasLaunch: true, stake: units(500_001n), win: units(7n) },
  { act: "deposit", amount: units(33n) },
  { act: "end", which: 0 },
  { act: "start" },
  { act: "start" },
  { act: "play", which: 0, hasLaunch: true, stake: units(90_000n), win: units(12_345n) },
  { act: "play", which: 1, hasLaunch: true, stake: units(3n), win: null },
  { act: "play", which: 0, hasLaunch: false, stake: units(11n), win: units(5n) },
  { act: "give", amount: units(2n) },
  { act: "end", which: 0 },
  { act: "deposit", amount: units(4n) },
];

/** What a session should show, by a simple model that follows the steps. */
type Expected = {
  id: string;
  launch: string;
  isLive: boolean;
  isShared: boolean;
  opening: bigint;
  deposits: bigint;
  wagers: bigint;
  wins: bigint;
  other: bigint;
  closing: bigint;
};
const decimal = (sum: bigint): string => formatDecimal(units(sum));

describe("sessions after random acts", () => {
  const test = useTestApp();
  let made = 0;

  async function start(member: TestMember): Promise<Pick<Expected, "id" | "launch">> {
    const [session] = await test.owner.query<{ id: string }>(
      `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
         started_at, ends_at, idle_ends_at)
       values ($1, sha256($2::text::bytea), sha256(('h' || $2)::bytea), '127.0.0.1', '',
         clock_timestamp(), now() + interval '8 hours', now() + interval '8 hours') returning id`,
      [member.memberId, `session ${++made}`],
    );
    const [launch] = await test.owner.query<{ id: string }>(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select $1, $2, $3, (select id from games where code = $4), s.id, now() + interval '8 hours'
       from ledger_scopes s where s.code = 'provider:sandbox' returning id`,
      [member.memberId, session?.id, member.cash.id, GAME],
    );
    return { id: session?.id ?? "", launch: launch?.id ?? "" };
  }
  const end = (id: string) =>
    test.owner.query(
      "update member_sessions set ended_at = clock_timestamp(), ended_because = 'logout' where id = $1",
      [id],
    );
  async function play(
    member: TestMember,
    launch: string | null,
    stake: bigint,
    win: bigint | null,
  ) {
    const key = `s-${++made}`;
    const plays: Play[] = [{ key, kind: "bet", amount: units(stake) }];
    if (win !== null) plays.push({ key: `${key}-w`, kind: "win", amount: units(win) });
    await playRound(
      test.app.writer,
      {
        connection: "sandbox",
        memberRef: member.ref,
        currency: "KRW",
        gameCode: GAME,
        roundRef: key,
        gameSessionId: launch,
        closes: true,
      },
      plays,
    );
  }
  const book = (member: TestMember, name: "deposit" | "adjustment_given", sum: bigint) =>
    test.owner.transaction(async (tx) =>
      post(tx, [
        {
          account: member.cash,
          movement: name,
          amount: units(sum),
          houseAccountId: await houseAccountId(tx, name === "deposit" ? "bank" : "adjustments"),
          scopeId: await scopeId(tx, "sessions-test"),
          key: `b-${++made}`,
        },
      ]),
    );
  const cashOf = async (member: TestMember) =>
    (await getBalances(test.app.db, member.memberId)).cash;

  /** Takes the steps and answers what each session should show, the newest first. */
  async function follow(member: TestMember, steps: readonly Step[]): Promise<Expected[]> {
    const sessions: Expected[] = [];
    const live = () => sessions.filter(({ isLive }) => isLive);
    for (const next of steps) {
      if (next.act === "start") {
        for (const other of live()) other.isShared = true;
        const opening = await cashOf(member);
        const sums = { deposits: 0n, wagers: 0n, wins: 0n, other: 0n, opening, closing: opening };
        const isShared = live().length > 0;
        sessions.push({ ...(await start(member)), ...sums, isLive: true, isShared });
      } else if ("stake" in next) {
        const by = next.hasLaunch ? live()[next.which] : undefined;
        await play(member, by?.launch ?? null, next.stake, next.win);
        const owner = by ?? live().at(-1);
        if (owner) {
          owner.wagers += next.stake;
          owner.wins += next.win ?? 0n;
        }
      } else if ("amount" in next) {
        const isDeposit = next.act === "deposit";
        await book(member, isDeposit ? "deposit" : "adjustment_given", next.amount);
        const owner = live().at(-1);
        if (owner) owner[isDeposit ? "deposits" : "other"] += next.amount;
      } else if ("which" in next) {
        const ending = live()[next.which];
        if (!ending) continue;
        await end(ending.id);
        ending.isLive = false;
        ending.closing = await cashOf(member);
      }
    }
    for (const each of live()) each.closing = await cashOf(member);
    return sessions.toReversed();
  }

  it("each entry of a live session counts in exactly one, that of its launch where several overlap", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 30 }), async (steps) => {
        const member = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
        const expected = await follow(member, [...begun, ...steps]);
        const { rows } = await memberSessions(test.app.db, member.memberId, null);
        const cells = ["opening", "deposits", "wagers", "wins", "other", "closing"] as const;
        const shown = (line: SessionLine) => [line.id, line.isShared, ...cells.map((c) => line[c])];
        expect(rows.map(shown)).toEqual(
          expected.map((each) => [each.id, each.isShared, ...cells.map((c) => decimal(each[c]))]),
        );
        for (const { id, endedAt, endedBecause } of rows) {
          const isLive = expected.find((each) => each.id === id)?.isLive ?? false;
          expect([endedAt === null, endedBecause]).toEqual([isLive, isLive ? null : "logout"]);
        }
        for (const { isShared, opening, deposits, wagers, wins, other, closing } of expected)
          if (!isShared) expect(opening + deposits - wagers + wins + other).toBe(closing);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
