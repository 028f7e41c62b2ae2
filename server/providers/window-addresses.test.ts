import { createServer } from "node:http";
import { BlockList, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { adapterOf } from "#server/providers/connections.ts";
import { withRoundPage } from "#server/providers/round-page.ts";

it("the addresses of windows that we build name the launch and the game, and nothing of the person", async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const betsy = adapterOf(
    {
      connection: "acme",
      protocol: "betsy",
      url: `http://127.0.0.1:${port}/base`,
      operatorId: "4711",
      country: "KR",
    },
    {
      secrets: async () => ["a-secret"],
      clock: { now: () => new Date() },
      networks: new BlockList(),
      isReal: false,
      onFailure: (reason) => {
        throw new Error(reason);
      },
    },
  );
  try {
    const opened = await betsy.launch({
      gameSessionId: "0d9ad1c6-7d51-4d38-9e5b-6f3f6f4f9a10",
      token: "a-token-of-ours",
      memberRef: "player_1",
      gameCode: "dice",
      currency: "KRW",
      balance: fromWon(1_000),
      locale: "vn",
      isPhone: true,
      address: "203.0.113.7",
      returnUrl: "https://site.test/",
    });
    expect(Object.fromEntries(new URL(opened).searchParams)).toEqual({
      cid: "4711",
      token: "a-token-of-ours",
      // The opaque name of the account, made at random.
      userId: "player_1",
      currency: "KRW",
      lang: "vi",
      mobile: "1",
      returnUrl: "https://site.test/",
      game: "dice",
    });
    const page = withRoundPage(betsy, "https://games.test/{language}/{round}");
    const replay = { roundRef: "round/7", memberRef: "player_1", locale: "ko" } as const;
    expect(await page.replay?.(replay)).toBe("https://games.test/ko/round%2F7");
  } finally {
    await new Promise((done) => server.close(done));
  }
});
