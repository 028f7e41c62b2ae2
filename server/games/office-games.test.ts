import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { OfficeProvider } from "#contract/office/games.ts";
import { SECRET, useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { operatorWithRole } from "#tests/support/office.ts";
import { operatorKey, providerPublicKey } from "#tests/support/provider-keys.ts";

describe("providers and games in the back office", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const { make, act, play, cash, aMomentLater } = office;
  /** The second operator lets pass what waits about an object. */
  const decideWaiting = async (object: string) => {
    const { proposals } = (await make("get-proposals", {}, office.cookies.second)) as {
      proposals?: { id: number; object: string }[];
    };
    const found = proposals?.find((each) => each.object === object);
    const decision = { id: found?.id, decision: "carry-out" };
    return act("decide-proposal", decision, office.cookies.second);
  };
  const byTwo = async (credential: { connection: string; secret: string }) => {
    expect(await act("set-game-credential", credential)).toMatchObject({ status: "proposed" });
    return decideWaiting(`game-connection:${credential.connection}`);
  };
  const providers = async () =>
    (await make("get-game-providers", {}))["providers"] as OfficeProvider[];
  const provider = async (code: string) =>
    (await providers()).find((each) => each.code === code) as OfficeProvider;

  it("a provider that is switched off refuses stakes and still pays wins", async () => {
    await play("before", [{ type: "bet", amount: "1000" }]);
    expect(await act("set-provider-used", { provider: "tiger", isUsed: false })).toEqual({
      status: "success",
    });
    aMomentLater();
    expect((await play("late", [{ type: "bet", amount: "1000" }])).http).toBe(400);
    expect((await play("before", [{ type: "win", amount: "5000" }])).http).toBe(200);
    expect(await cash()).toBe(104_000);
    const { body } = await test.call("get-slot-setting", {});
    const listed = body["slot"] as { code: string; used: string }[];
    expect(listed.find(({ code }) => code === "tiger")?.used).toBe("n");
    expect(await act("set-provider-used", { provider: "tiger", isUsed: false })).toEqual({
      status: "already",
    });
    expect(await act("set-provider-used", { provider: "tiger", isUsed: true })).toMatchObject({
      status: "proposed",
    });
    aMomentLater();
    expect((await play("waiting", [{ type: "bet", amount: "1000" }])).http).toBe(400);
    expect(await decideWaiting("game-provider:tiger")).toMatchObject({ status: "success" });
    aMomentLater();
    expect((await play("after", [{ type: "bet", amount: "1000" }])).http).toBe(200);
  });

  it("a game that is switched off is hidden from members, and its open rounds can end", async () => {
    const change = (isUsed: boolean) =>
      act("set-game-used", { provider: "tiger", game: "moon-rabbit-mill", isUsed });
    await play("game-before", [{ type: "bet", amount: "1000" }]);
    expect(await change(false)).toEqual({ status: "success" });
    aMomentLater();
    expect((await play("game-late", [{ type: "bet", amount: "1000" }])).http).toBe(400);
    expect((await play("game-before", [{ type: "win", amount: "3000" }])).http).toBe(200);
    const games = async () =>
      (await test.call("get-slot-by-company", { company: "tiger" })).body["games"] as object[];
    expect(await games()).toHaveLength(13);
    expect(await change(true)).toMatchObject({ status: "proposed" });
    await decideWaiting("game:tiger/moon-rabbit-mill");
    aMomentLater();
    expect(await games()).toHaveLength(14);
  });

  it("get-game-providers answers active players, open rounds and the last call's outcome", async () => {
    await play("playing", [{ type: "bet", amount: "10" }]);
    await test.app.calls.flush();
    const tiger = await provider("tiger");
    expect(tiger.playing).toBeGreaterThanOrEqual(1);
    expect(tiger.openRounds).toBeGreaterThanOrEqual(1);
    expect(tiger.lastCall).toMatchObject({ outcome: "ok", isFault: false });
    await play("too-much", [{ type: "bet", amount: "999999999" }]);
    await test.app.calls.flush();
    expect((await provider("tiger")).lastCall).toMatchObject({ outcome: "100", isFault: false });
  });

  it("get-game-providers and get-game-connections answer which providers respond and which are not connected", async () => {
    const answering = async () => {
      const { connections } = await make("get-game-connections", {});
      const listed = connections as { connection: string; isAnswering: boolean }[];
      const { provider: one } = await make("get-provider-games", { provider: "tiger" });
      return {
        listed: (await provider("tiger")).isAnswering,
        alone: (one as OfficeProvider).isAnswering,
        connection: listed.find(({ connection }) => connection === "sandbox")?.isAnswering,
      };
    };
    let status = 404;
    const far = createServer((_request, response) => void response.writeHead(status).end());
    far.listen(test.providerPort, "127.0.0.1");
    await once(far, "listening");
    test.app.watch.start();
    const soon = { timeout: 5_000, interval: 50 };
    const each = (isAnswering: boolean) => ({
      listed: isAnswering,
      alone: isAnswering,
      connection: isAnswering,
    });
    expect(await answering()).toEqual(each(true));
    status = 503;
    await expect.poll(answering, soon).toEqual(each(false));
    status = 404;
    await expect.poll(answering, soon).toEqual(each(true));
    test.app.watch.stop();
    far.close();
    const { connection } = await provider("koi");
    const connect = (to: string) =>
      test.owner.query("update game_providers set connection = $1 where code = 'koi'", [to]);
    await connect("elsewhere");
    expect((await provider("koi")).isAnswering).toBe(null);
    await connect(connection);
  });

  it("order-providers by many at once is done one after the other", async () => {
    const slots = (await providers()).filter(({ category }) => category === "slot");
    const order = slots.map(({ code }) => code);
    const orders = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? order.toReversed() : order));
    const answers = await Promise.all(
      orders.map((wanted) => act("order-providers", { category: "slot", order: wanted })),
    );
    expect(answers).toEqual(orders.map(() => ({ status: "success" })));
    await act("order-providers", { category: "slot", order });
  });

  it("order-providers and order-games accept only a complete order", async () => {
    const slots = async () =>
      (await providers()).filter(({ category }) => category === "slot").map(({ code }) => code);
    const before = await slots();
    const others = (await providers()).filter(({ category }) => category !== "slot");
    const order = before.toReversed();
    expect(await act("order-providers", { category: "slot", order })).toEqual({
      status: "success",
    });
    expect(await slots()).toEqual(order);
    const now = (await providers()).filter(({ category }) => category !== "slot");
    expect(now.map(({ code }) => code)).toEqual(others.map(({ code }) => code));
    for (const wrong of [order.slice(1), [...order, order[0]], [...order.slice(1), "moonhall"]])
      expect(await act("order-providers", { category: "slot", order: wrong })).toEqual({
        status: "stale",
      });
    await act("order-providers", { category: "slot", order: before });
    const games = async () =>
      ((await make("get-provider-games", { provider: "fox" }))["games"] as { code: string }[]).map(
        ({ code }) => code,
      );
    const wanted = (await games()).toReversed();
    await act("order-games", { provider: "fox", order: wanted });
    expect(await games()).toEqual(wanted);
  });

  it("change-provider and change-game change names and marks, audited before and after", async () => {
    await act("change-provider", { provider: "koi", nameKo: "새 이름", nameEn: "New", tag: "new" });
    expect(await provider("koi")).toMatchObject({ nameKo: "새 이름", nameEn: "New", tag: "new" });
    const [row] = await test.app.db.query(
      "select before, after from audit_entries where object = 'game-provider:koi'",
    );
    expect(row).toMatchObject({ before: { nameKo: "코퍼 코이" }, after: { nameKo: "새 이름" } });
    const change = { provider: "koi", game: "scale-dance", nameKo: "가", nameEn: "a", isNew: true };
    expect(await act("change-game", change)).toEqual({ status: "success" });
    aMomentLater();
    const { body } = await test.call("get-slot-by-company", { company: "koi" });
    const games = body["games"] as { code: string }[];
    expect(games.find(({ code }) => code === "scale-dance")).toMatchObject({
      nameKo: "가",
      tag: "new",
    });
    expect(await act("change-game", { ...change, game: "no-such-game" })).toEqual({
      status: "not_found",
    });
  });

  it("upload-game-art re-encodes a picture and refuses other files", async () => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#336699" } });
    const upload = (bytes: Buffer) =>
      act("upload-game-art", { provider: "koi", game: null, picture: bytes.toString("base64") });
    for (const image of [
      await blank(600, 700).png().toBuffer(),
      await blank(500, 900).jpeg().toBuffer(),
      await blank(400, 500).webp().toBuffer(),
    ]) {
      const answer = await upload(image);
      expect(answer["imgUrl"]).toMatch(/^\/art\/uploaded\/up-[0-9a-f]{24}-400\.webp$/);
      const id = /up-[0-9a-f]+/.exec(String(answer["imgUrl"]))?.[0] ?? "";
      const files = (await readdir(test.uploadsDir)).filter((file) => file.startsWith(id));
      expect(files).toHaveLength(6);
      const kept = await sharp(`${test.uploadsDir}/${id}-400.webp`).metadata();
      expect([kept.width, kept.height, kept.exif]).toEqual([400, 500, undefined]);
      expect((await provider("koi")).imgUrl).toBe(answer["imgUrl"]);
    }
    const png = await blank(600, 700).png().toBuffer();
    for (const wrong of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="700"/>'),
      await blank(600, 700).gif().toBuffer(),
      await blank(200, 200).png().toBuffer(),
      png.subarray(0, 40),
      Buffer.concat([png, Buffer.alloc(4_100_000)]),
    ])
      expect(await upload(wrong)).toEqual({ status: "limit" });
  });

  it("set-game-credential accepts keys as PEM blocks, also on one line, and refuses other long text", async () => {
    const pem = operatorKey + providerPublicKey;
    const connection = "sandbox-hub88";
    for (const secret of [pem, pem.replaceAll("\n", "")])
      expect(await byTwo({ connection, secret })).toMatchObject({ status: "success" });
    for (const secret of ["x".repeat(257), `${pem} and more`, "with a space in it"])
      expect(await act("set-game-credential", { connection, secret })).toMatchObject({
        status: "invalid",
      });
  });

  it("set-game-credential never shows a secret again, and the old one stays valid for an hour", async () => {
    const secret = "another-secret-of-the-provider";
    const credential = { connection: "sandbox", secret };
    expect(
      await act("set-game-credential", credential, await operatorWithRole(test, "content")),
    ).toEqual({ status: "forbidden" });
    expect(await act("set-game-credential", { ...credential, connection: "nobody" })).toEqual({
      status: "not_found",
    });
    expect(await byTwo(credential)).toMatchObject({ status: "success" });
    const { connections } = await make("get-game-connections", {});
    expect(connections).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          connection: "sandbox",
          secret: expect.objectContaining({ setBy: "김달빛" }) as unknown,
        }),
        expect.objectContaining({ connection: "sandbox-betsy", secret: null }),
      ]),
    );
    const everywhere = await test.app.db.query<{ text: string }>(
      `select to_jsonb(a)::text as text from audit_entries a
       union all select to_jsonb(c)::text from game_credentials c
       union all select to_jsonb(p)::text from operator_proposals p`,
    );
    for (const { text } of everywhere) expect(text).not.toContain(secret);
    aMomentLater();
    const ask = async (key: string) =>
      (
        await test.provider(
          "balance",
          { account_id: office.member.ref, currency: "KRW", game_id: "moon-rabbit-mill" },
          key,
        )
      ).http;
    expect([await ask(secret), await ask(SECRET), await ask("a third one")]).toEqual([
      200, 200, 400,
    ]);
    test.clock.advance(3_600_000);
    expect([await ask(secret), await ask(SECRET)]).toEqual([200, 400]);
    await test.app.db.query("delete from game_credentials");
    aMomentLater();
    await office.signIn();
  });

  it("get-jackpot-pools shows the ledger's balances and their sources", async () => {
    const answer = await make("get-jackpot-pools", {});
    const pools = answer["pools"] as Record<string, number>[];
    expect(pools.map(({ tier }) => tier)).toEqual(["mega", "major", "minor"]);
    for (const pool of pools)
      expect(Number(pool["started"]) + Number(pool["contributed"])).toBeCloseTo(
        Number(pool["balance"]),
        -1,
      );
    expect(pools.map(({ paid, startsAgainWith }) => [paid, startsAgainWith])).toEqual([
      [0, 20_000_000],
      [0, 2_000_000],
      [0, 20_000],
    ]);
    expect(answer["wins"]).toEqual([]);
    expect(answer["schemes"]).toMatchObject([
      { id: 1, shares: [{ basisPoints: 50 }, { basisPoints: 30 }, { basisPoints: 20 }] },
    ]);
  });
});
