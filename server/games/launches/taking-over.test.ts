import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LAUNCHES_PER_MEMBER } from "#server/games/launch.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";

describe("a game with an unfinished round", () => {
  const test = useTestApp();
  let provider: Server;
  let isFailing = false;
  const launches: string[] = [];
  let member: TestMember;
  let cookie = "";
  let sent = 0;

  // The far side of a launch, where the test app expects its provider.
  beforeAll(async () => {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { session_id: launch } = JSON.parse(await text(request)) as { session_id: string };
      launches.push(launch);
      response.writeHead(isFailing ? 500 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ launch_url: "https://games.test/play" }));
    };
    provider = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => provider.listen(test.providerPort, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));

  beforeEach(async () => {
    isFailing = false;
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const open = async (code = "moon-rabbit-mill") => {
    test.clock.advance(LAUNCHES_PER_MEMBER.windowMs + 1);
    const game = { company: "tiger", code };
    return (await test.call("open-game", { ...game, timeStemp: 0 }, { cookie })).body;
  };
  const newest = () => launches.at(-1) ?? "";
  /** What a stake or a win of a launch answers: its HTTP code. */
  const play = async (launch: string, round: string, type: "bet" | "win", more: object = {}) => {
    const call = {
      account_id: member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      session_id: launch,
      round_id: `${member.ref}-${round}`,
      transactions: [{ id_provider: `${member.ref}-${(sent += 1)}`, type, amount: "1000" }],
      ...more,
    };
    return (await test.provider("betwin", call)).http;
  };

  it("goes on in the newest window: an earlier launch of it takes wins and no more stakes", async () => {
    expect(await open()).not.toHaveProperty("unfinished");
    const first = newest();
    expect(await play(first, "left", "bet")).toBe(200);
    expect(await open()).toMatchObject({
      status: "success",
      unfinished: { rounds: 1, held: 1_000 },
    });
    const second = newest();
    expect(await play(first, "another", "bet")).not.toBe(200);
    expect(await play(second, "left", "bet")).toBe(200);
    expect(await play(first, "left", "win", { finished: true })).toBe(200);
    expect(await open(), "it is finished").not.toHaveProperty("unfinished");
    expect(await play(second, "next", "bet", { finished: true })).toBe(200);
  });

  it("locks no member out while its provider does not end the round", async () => {
    await open();
    await play(newest(), "never", "bet");
    for (let times = 0; times < 3; times += 1)
      expect(await open()).toMatchObject({ status: "success", unfinished: { rounds: 1 } });
    expect(await play(newest(), "never", "bet")).toBe(200);
  });

  it("keeps its launch when the provider gives no other window, and leaves other games alone", async () => {
    await open();
    const first = newest();
    await play(first, "kept", "bet");
    isFailing = true;
    expect((await open())["status"]).toBe("fix_server");
    expect(await play(first, "kept", "bet")).toBe(200);
    isFailing = false;
    expect(await open("dawn-bell")).not.toHaveProperty("unfinished");
    expect(await play(first, "kept", "bet")).toBe(200);
  });
});
