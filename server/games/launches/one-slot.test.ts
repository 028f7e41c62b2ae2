import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LAUNCHES_PER_MEMBER } from "#server/games/launch.ts";
import { keepOneSlot } from "#server/games/launches/one-slot.ts";
import { insertLaunchWithoutSignIn } from "#server/games/launches/store.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { allowOneSlot } from "#tests/support/one-slot.ts";

describe("a member of a jurisdiction that allows one slot at a time", () => {
  const test = useTestApp();
  let provider: Server;
  let member: TestMember;
  let cookie = "";
  let sent = 0;
  const launches: string[] = [];
  /** What the provider waits for before its next answer. */
  let held: Promise<void> = Promise.resolve();
  let isFailing = false;

  // The far side of a launch, where the test app expects its provider.
  beforeAll(async () => {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { session_id: launch } = JSON.parse(await text(request)) as { session_id: string };
      launches.push(launch);
      const status = isFailing ? 500 : 200;
      const wait = held;
      held = Promise.resolve();
      await wait;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ launch_url: "https://games.test/play" }));
    };
    provider = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => provider.listen(test.providerPort, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));

  beforeEach(async () => {
    isFailing = false;
    await allowOneSlot(test.owner, true);
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const open = async (code: string) => {
    test.clock.advance(LAUNCHES_PER_MEMBER.windowMs + 1);
    const game = { company: "tiger", code };
    return (await test.call("open-game", { ...game, timeStemp: 0 }, { cookie })).body;
  };
  const newest = () => launches.at(-1) ?? "";
  /** What a stake or a win of a launch answers: its HTTP code. */
  const play = async (launch: string, game: string, round: string, type: "bet" | "win") =>
    (
      await test.provider("betwin", {
        account_id: member.ref,
        currency: "KRW",
        game_id: game,
        session_id: launch,
        round_id: `${member.ref}-${round}`,
        transactions: [{ id_provider: `${member.ref}-${(sent += 1)}`, type, amount: "1000" }],
      })
    ).http;
  const openOnes = async () =>
    (
      await test.app.db.query<{ id: string }>(
        "select id from game_sessions where member_id = $1 and ended_at is null",
        [member.memberId],
      )
    ).map(({ id }) => id);

  it("takes stakes in the newest slot only: the earlier one takes wins and no more stakes", async () => {
    expect(await open("moon-rabbit-mill")).not.toHaveProperty("endedSlots");
    const first = newest();
    expect(await play(first, "moon-rabbit-mill", "left", "bet")).toBe(200);
    expect(await open("dawn-bell")).toMatchObject({ status: "success", endedSlots: 1 });
    const second = newest();
    expect(await play(first, "moon-rabbit-mill", "more", "bet")).not.toBe(200);
    expect(await play(first, "moon-rabbit-mill", "left", "win")).toBe(200);
    expect(await play(second, "dawn-bell", "next", "bet")).toBe(200);
    expect(await openOnes()).toEqual([second]);
  });

  it("goes on with an unfinished round when its slot is opened again", async () => {
    await open("moon-rabbit-mill");
    await play(newest(), "moon-rabbit-mill", "waits", "bet");
    await open("dawn-bell");
    expect(await open("moon-rabbit-mill")).toMatchObject({
      endedSlots: 1,
      unfinished: { rounds: 1, held: 1_000 },
    });
    expect(await play(newest(), "moon-rabbit-mill", "waits", "bet")).toBe(200);
  });

  it("keeps the earlier slot when the provider gives no window", async () => {
    await open("moon-rabbit-mill");
    const first = newest();
    isFailing = true;
    expect(await open("dawn-bell")).toMatchObject({ status: "fix_server" });
    expect(await play(first, "moon-rabbit-mill", "kept", "bet")).toBe(200);
  });

  it("keeps the slot that was opened last when its provider answers first", async () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    const before = launches.length;
    const slow = open("moon-rabbit-mill");
    await expect.poll(() => launches.length).toBe(before + 1);
    expect(await open("dawn-bell")).toMatchObject({ status: "success", endedSlots: 1 });
    const last = newest();
    release();
    expect(await slow).toEqual({ status: "time", retryAfter: 2 });
    expect(await openOnes()).toEqual([last]);
  });

  /** Opens each game at once, whatever its category and its connection. */
  const openAtOnce = async (category: "slot" | "casino", most: number) => {
    const games = await test.app.db.query<{ gameId: number; scopeId: number }>(
      `select min(g.id) as "gameId", s.id as "scopeId" from games g
       join game_providers p on p.id = g.provider_id
       join ledger_scopes s on s.code = 'provider:' || p.connection
       where p.category = $1 group by s.id order by s.id limit $2`,
      [category, most],
    );
    return Promise.all(
      games.map(({ gameId, scopeId }) =>
        insertLaunchWithoutSignIn(test.app.db, {
          memberId: member.memberId,
          accountId: member.cash.id,
          gameId,
          scopeId,
        }),
      ),
    );
  };
  const keep = (id: string, category: "slot" | "casino" = "slot") =>
    keepOneSlot(test.app.db, {
      id,
      memberId: member.memberId,
      accountId: member.cash.id,
      category,
    }).catch((error: unknown) => error);

  it("has one slot open after launches at several providers at the same moment; the others are told to wait", async () => {
    for (let times = 0; times < 5; times += 1) {
      const ids = [...(await openAtOnce("slot", 4)), ...(await openAtOnce("slot", 4))];
      expect(ids.length).toBeGreaterThan(3);
      const outcomes = await Promise.all(ids.map((id) => keep(id)));
      const [left, ...more] = await openOnes();
      expect(more).toEqual([]);
      for (const [at, outcome] of outcomes.entries())
        if (ids[at] === left) expect(outcome).toBeTypeOf("number");
        else expect(outcome).toMatchObject({ code: "too_often" });
    }
  });

  it("has games of other kinds open beside it", async () => {
    const [table = ""] = await openAtOnce("casino", 1);
    const [slot = ""] = await openAtOnce("slot", 1);
    expect([await keep(slot), await keep(table, "casino")]).toEqual([0, 0]);
    expect(new Set(await openOnes())).toEqual(new Set([table, slot]));
  });

  it("has as many slots open as wished where no rule says otherwise", async () => {
    await allowOneSlot(test.owner, false);
    await open("moon-rabbit-mill");
    const first = newest();
    expect(await open("dawn-bell")).not.toHaveProperty("endedSlots");
    expect(await play(first, "moon-rabbit-mill", "both", "bet")).toBe(200);
  });
});
