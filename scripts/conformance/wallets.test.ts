import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProtocol, protocols, type Result } from "#conformance/run.ts";
import { listedPlayers, overHttp } from "#scripts/conformance/wallets.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";
import { providerKey } from "#tests/support/provider-keys.ts";

const player = { ref: "p", token: "t", session: "s", game: "g", currency: "KRW" };

describe("a foreign wallet", () => {
  let folder: TestFolder;
  beforeAll(() => {
    folder = makeTestFolder();
  });
  afterAll(() => folder.remove());
  const fileOf = (value: unknown) => {
    const file = join(folder.path, "players.json");
    writeFileSync(file, JSON.stringify(value));
    return file;
  };

  it("has each listed player used once, and the kit reports when there are too few", async () => {
    const players = listedPlayers(fileOf([player, { ...player, ref: "q" }]));
    expect([(await players.fresh()).ref, (await players.fresh()).ref]).toEqual(["p", "q"]);
    await expect(players.fresh()).rejects.toThrow("too few players");
  });

  it.each([
    [{}, "no list"],
    [[player, { ...player, token: 7 }], 'player 2 has no text "token"'],
  ])("is refused with the player list %j", (value, sentence) => {
    expect(() => listedPlayers(fileOf(value))).toThrow(sentence);
  });

  it("fails when it accepts every call, and skips cases that it cannot set up", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end('{"status":"RS_OK","balance":100000000}');
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const hub88 = protocols.find(({ name }) => name === "hub88");
    if (!hub88) throw new Error("no such protocol");
    const results: Result[] = [];
    await runProtocol(
      hub88,
      {
        transport: overHttp(`http://127.0.0.1:${port}/wallet/`),
        secret: providerKey,
        players: { fresh: () => Promise.resolve(player) },
      },
      (result) => results.push(result),
    );
    await new Promise((done) => server.close(done));
    expect(new Set(asked)).toContain("/wallet/transaction/bet");
    const of = (kind: Result["result"]) => results.filter(({ result }) => result === kind);
    expect(of("failed").length).toBeGreaterThan(20);
    expect(of("skipped").map(({ why }) => why)).toContain(
      "the wallet cannot block a player on request",
    );
    expect(of("failed").find(({ section }) => section === 4)?.why).toContain("NOT_ENOUGH_MONEY");
  });
});
