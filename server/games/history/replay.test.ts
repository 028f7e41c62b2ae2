import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { REPLAYS_PER_MEMBER } from "#server/games/history/replay.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";

type Round = { id: string; hasReplay: boolean };
type Asked = { path: string; user: string; round: string };

describe("open-replay", () => {
  const test = useTestApp();
  const asked: Asked[] = [];
  let answer = { status: 200, body: '{"url":"https://games.test/round"}' };
  const provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      if (text !== "")
        asked.push({ path: request.url ?? "", ...(JSON.parse(text) as object) } as Asked);
      response.statusCode = answer.status;
      response.end(answer.body);
    });
  });
  let member: TestMember;
  let cookie: string;
  let next = 0;

  beforeAll(() => new Promise<void>((done) => provider.listen(test.providerPort, done)));
  afterAll(() => new Promise((done) => provider.close(done)));
  beforeEach(async () => {
    asked.length = 0;
    answer = { status: 200, body: '{"url":"https://games.test/round"}' };
    member = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const play = async (connection: string, gameCode: string, { closes } = { closes: true }) => {
    const round = {
      connection,
      memberRef: member.ref,
      currency: "KRW",
      gameCode,
      roundRef: `replay ${++next}`,
      gameSessionId: null,
      closes,
    };
    const bet = { key: round.roundRef, kind: "bet" as const, amount: fromWon(1_000) };
    await playRound(test.app.writer, round, [bet]);
    return round;
  };
  const newest = async (): Promise<Round> => {
    const { body } = await test.call("get-slot-bets-list", {}, { cookie });
    const [first] = body["list"] as Round[];
    if (!first) throw new Error("no round is listed");
    return first;
  };
  const open = async (round: string, by = cookie, language = "vi") =>
    (await test.call("open-replay", { round }, { cookie: by, "accept-language": language })).body;

  it("opens an own round at the page of its connection, in the member's language", async () => {
    await play("sandbox", "moon-rabbit-mill");
    const { id, hasReplay } = await newest();
    expect(hasReplay).toBe(true);
    expect(await open(id)).toMatchObject({
      status: "success",
      gameUrl: `https://rounds.test/replay%20${next}?lang=vi`,
    });
  });

  it("asks the provider where the protocol has a call, and tells one that it no longer has", async () => {
    await play("sandbox-hub88", "kite");
    const { id, hasReplay } = await newest();
    expect(hasReplay).toBe(true);
    expect(await open(id)).toMatchObject({ gameUrl: "https://games.test/round" });
    expect(asked).toMatchObject([
      { path: "/operator/generic/v2/game/round", user: member.ref, round: `replay ${next}` },
    ]);
    answer = { status: 404, body: "{}" };
    expect(await open(id)).toEqual({ status: "not_found" });
    answer = { status: 200, body: '{"url":"javascript:alert(1)"}' };
    expect(await open(id)).toEqual({ status: "fix_server" });
  });

  it("opens no round of another member, and none that is unknown", async () => {
    await play("sandbox-hub88", "kite");
    const { id } = await newest();
    const other = await makePlayer(test.app.db);
    const asOther = await test.signIn(other.loginId, PASSWORD);
    expect(await open(id, asOther)).toEqual({ status: "not_found" });
    expect(await open(`${member.cash.id}-999`)).toEqual({ status: "not_found" });
    expect(await open("1-1")).toEqual({ status: "not_found" });
    expect((await test.call("open-replay", { round: "x" }, { cookie })).http).toBe(400);
    expect((await test.call("open-replay", { round: id })).body["status"]).toBe("unauthenticated");
    expect(asked).toEqual([]);
  });

  it("offers none for an open or rolled-back round, nor where the provider has no such page", async () => {
    await play("sandbox", "moon-rabbit-mill", { closes: false });
    const undone = await play("sandbox", "moon-rabbit-mill");
    await rollBackRound(test.app.writer, undone, [
      { key: `${undone.roundRef}b`, originalKey: undone.roundRef },
    ]);
    await play("sandbox-igsp", "saffron");
    const { body } = await test.call("get-slot-bets-list", {}, { cookie });
    const rounds = body["list"] as Round[];
    expect(rounds.map(({ hasReplay }) => hasReplay)).toEqual([false, false, false]);
    for (const { id } of rounds) expect(await open(id)).toEqual({ status: "not_found" });
  });

  it("is asked for at most thirty times a minute", async () => {
    await play("sandbox", "moon-rabbit-mill");
    const { id } = await newest();
    for (let n = 0; n < REPLAYS_PER_MEMBER.uses; n++)
      expect(await open(id)).toMatchObject({ status: "success" });
    expect(await open(id)).toMatchObject({ status: "time" });
  });
});
