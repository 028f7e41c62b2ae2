import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OfficeRound, OfficeRoundDetail } from "#contract/office/games.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { LAUNCH } from "#server/games/calls/newest.ts";
import { LAUNCHES_PER_MEMBER } from "#server/games/launch.ts";
import { fromWon } from "#server/kit/money.ts";
import { connectionsAt, useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** The ids of launches, as the provider is told them. */
const told: string[] = [];
const provider: Server = createServer((request, response) => {
  void (async () => {
    const body = await buffer(request);
    if (request.url?.includes("launcher"))
      told.push((JSON.parse(body.toString("utf8")) as { session_id: string }).session_id);
    response.end(JSON.stringify({ launch_url: "https://games.test/window" }));
  })();
});
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const { port } = provider.address() as AddressInfo;

describe("a launch", () => {
  const test = useTestApp({ connections: connectionsAt(`http://127.0.0.1:${port}/`) });
  let reader = "";
  let member: TestMember;
  let cookie = "";
  beforeAll(async () => {
    reader = await operatorWithRole(test, "viewer");
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });

  /** A member's click on a game; answers the id of which the provider was told. */
  const click = async (code: string): Promise<string> => {
    const game = { company: "tiger", code, timeStemp: 0 };
    const { body } = await test.call("open-game", game, { cookie });
    expect(body["status"]).toBe("success");
    test.clock.advance(LAUNCHES_PER_MEMBER.windowMs);
    return told.at(-1) ?? "";
  };
  let made = 0;
  const play = (launch: string | null, round: string, amount: string) =>
    test.provider("betwin", {
      account_id: member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: round,
      transactions: [{ id_provider: `one-id-${++made}`, type: "bet", amount }],
      ...(launch !== null && { session_id: launch }),
    });
  const office = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, input, reader)).body;
  const roundsOf = async (launch: string, after?: string) =>
    (await office("find-rounds", { launch, ...(after && { after }) })) as unknown as {
      rounds: OfficeRound[];
      next: string | null;
    };
  const detailOf = async (id: string) =>
    ((await office("get-round", { id })) as unknown as { round: OfficeRoundDetail }).round;

  it("has one id that leads from the click to the session, the provider's calls and the entries", async () => {
    const launch = await click("moon-rabbit-mill");
    await play(launch, "of-the-click", "100");
    const { rounds } = await roundsOf(launch);
    expect(rounds.map(({ ref, loginId }) => [ref, loginId])).toEqual([
      ["of-the-click", member.loginId],
    ]);
    await test.app.calls.flush();
    const round = await detailOf(rounds[0]?.id ?? "");
    expect(round.launch?.id).toBe(launch);
    expect(round.calls.map(({ endpoint, outcome }) => [endpoint, outcome])).toEqual([
      [LAUNCH, "ok"],
      ["betwin", "ok"],
    ]);
    expect(round.calls[1]?.body).toContain(launch);
    expect(round.entries.map(({ movement, delta }) => [movement, delta])).toEqual([["bet", -100]]);
    const asked = { id: Number(member.memberId), session: round.launch?.session };
    const record = (await office(
      "get-session-record",
      asked,
    )) as unknown as OfficeOutput<"get-session-record">;
    expect(record.session.loginId).toBe(member.loginId);
    const opened = record.events.flatMap((event) =>
      event.kind === "game_opened" ? [event.launch] : [],
    );
    expect(opened).toEqual([launch]);
    const entries = record.events.flatMap((event) => (event.kind === "entry" ? [event.entry] : []));
    expect(entries.map((entry) => entry.round)).toEqual([round.id]);
  });

  it("finds its own rounds alone, page by page, newest first", async () => {
    const first = await click("moon-rabbit-mill");
    for (let n = 0; n < 51; n++) await play(first, `first-${n}`, "1");
    await play(null, "of-none", "1");
    const second = await click("moon-rabbit-mill");
    await play(second, "second-0", "1");
    const page = await roundsOf(first);
    expect(page.rounds.map(({ ref }) => ref)).toEqual(
      Array.from({ length: 50 }, (_, n) => `first-${50 - n}`),
    );
    const rest = await roundsOf(first, page.next ?? "");
    expect(rest).toMatchObject({ rounds: [{ ref: "first-0" }], next: null });
    expect((await roundsOf(second)).rounds.map(({ ref }) => ref)).toEqual(["second-0"]);
    const ofNone = (await office("find-rounds", { round: "of-none" })) as unknown as {
      rounds: OfficeRound[];
    };
    expect((await detailOf(ofNone.rounds[0]?.id ?? "")).launch).toBeNull();
  });

  it("of an unknown id has no rounds, and a text that is no id is refused by name", async () => {
    expect(await roundsOf("00000000-0000-4000-8000-000000000000")).toMatchObject({ rounds: [] });
    const { http, body } = await officeCall(test, "find-rounds", { launch: "the last" }, reader);
    expect(http).toBe(400);
    expect(JSON.stringify(body)).toContain("launch");
  });
});
