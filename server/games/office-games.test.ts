import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeProvider, OfficeRoundDetail } from "#contract/office/games.ts";
import { fromWon } from "#server/kit/money.ts";
import { checkRounds } from "#server/games/checks.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { SECRET, useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

describe("games in the back office", () => {
  const test = useTestApp();
  let first = "";
  let second = "";
  let member: TestMember;
  let made = 0;

  beforeAll(async () => {
    first = await signInToOffice(test, "operator1");
    second = await signInToOffice(test, "operator2");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
  });
  afterEach(async () => {
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  const make = async (name: OfficeCallName, input: object, cookie = first) =>
    (await officeCall(test, name, input, cookie)).body;
  const act = (name: OfficeCallName, input: object, cookie = first) =>
    make(name, { ...input, reason: "as the test wants" }, cookie);
  /** Members and rounds read the catalogue at most a second late. */
  const aMomentLater = () => test.clock.advance(1_001);
  const play = async (
    ref: string,
    transactions: { type: "bet" | "win"; amount: string }[],
    more: object = {},
  ) =>
    test.provider("betwin", {
      account_id: member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: ref,
      transactions: transactions.map((each) => ({ ...each, id_provider: `${ref}:${made++}` })),
      ...more,
    });
  const cash = async () => {
    const [row] = await test.app.db.query<{ balance: bigint }>(
      "select balance from ledger_accounts where bucket = $1 and id = $2",
      [member.cash.bucket, member.cash.id],
    );
    return Number((row?.balance ?? 0n) / 100_000n);
  };
  const providers = async () =>
    (await make("get-game-providers", {}))["providers"] as OfficeProvider[];
  const provider = async (code: string) =>
    (await providers()).find((each) => each.code === code) as OfficeProvider;
  const idOf = async (ref: string) =>
    String(((await make("find-rounds", { round: ref }))["rounds"] as { id: string }[])[0]?.id);
  const round = async (id: string) =>
    (await make("get-round", { id }))["round"] as OfficeRoundDetail;

  it("a provider that is switched off takes no stake and still pays a win (BO-09)", async () => {
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
    await act("set-provider-used", { provider: "tiger", isUsed: true });
    aMomentLater();
  });

  it("a game that is switched off is gone for members, and its open rounds still end", async () => {
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
    await change(true);
    aMomentLater();
    expect(await games()).toHaveLength(14);
  });

  it("get-game-providers tells who plays, what is open, and how the last call ended", async () => {
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

  it("order-providers and order-games take a whole order and nothing else", async () => {
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

  it("change-provider and change-game change names and marks, and keep both sides", async () => {
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

  it("upload-game-art encodes a picture anew and takes nothing else", async () => {
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

  it("set-game-credential is never shown again, and the old secret holds for an hour", async () => {
    const secret = "another-secret-of-the-provider";
    const credential = { connection: "sandbox", secret };
    expect(
      await act("set-game-credential", credential, await operatorWithRole(test, "content")),
    ).toEqual({ status: "forbidden" });
    expect(await act("set-game-credential", { ...credential, connection: "nobody" })).toEqual({
      status: "not_found",
    });
    expect(await act("set-game-credential", credential)).toEqual({ status: "success" });
    expect(await make("get-game-connections", {})).toMatchObject({
      connections: [{ connection: "sandbox", secret: { setBy: "김달빛" } }],
    });
    const everywhere = await test.app.db.query<{ text: string }>(
      `select to_jsonb(a)::text as text from audit_entries a
       union all select to_jsonb(c)::text from game_credentials c`,
    );
    for (const { text } of everywhere) expect(text).not.toContain(secret);
    aMomentLater();
    const ask = async (key: string) =>
      (
        await test.provider(
          "balance",
          { account_id: member.ref, currency: "KRW", game_id: "moon-rabbit-mill" },
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
    first = await signInToOffice(test, "operator1");
    second = await signInToOffice(test, "operator2");
  });

  it("find-rounds finds by both names, by member, by time and by state, page after page", async () => {
    for (let at = 0; at < 60; at++)
      await play(`page-${at}`, [{ type: "bet", amount: "10" }], { finished: at % 2 === 0 });
    const id = await idOf("page-7");
    expect(id).toMatch(new RegExp(`^${member.cash.id}-\\d+$`));
    expect(await make("find-rounds", { round: id })).toMatchObject({ rounds: [{ ref: "page-7" }] });
    const walk = async (filter: object) => {
      const refs: string[] = [];
      let after: string | undefined;
      do {
        const page = await make("find-rounds", { ...filter, ...(after && { after }) });
        refs.push(...(page["rounds"] as { ref: string }[]).map(({ ref }) => ref));
        after = (page["next"] as string | null) ?? undefined;
      } while (after);
      return refs;
    };
    const newestFirst = Array.from({ length: 60 }, (_, at) => `page-${59 - at}`);
    const { loginId } = member;
    expect(await walk({ loginId })).toEqual(newestFirst);
    expect(await walk({ loginId, state: "open" })).toHaveLength(30);
    const from = new Date(Date.now() - 60_000).toISOString();
    expect((await walk({ from })).filter((ref) => ref.startsWith("page-"))).toEqual(newestFirst);
    expect(await walk({ loginId, before: from })).toEqual([]);
    expect(await walk({ loginId: "nobody-at-all" })).toEqual([]);
    expect(await make("find-rounds", { round: "no such round" })).toMatchObject({ rounds: [] });
  });

  it("get-round shows the entries of that round alone, and every call about it", async () => {
    await play("full", [{ type: "bet", amount: "1000" }]);
    await play("between", [{ type: "bet", amount: "10" }]);
    await play("full", [{ type: "win", amount: "300" }], { finished: true });
    const forged = { account_id: member.ref, round_id: "full", secretly: "here" };
    await test.provider("finish", forged, "not the secret");
    const detail = await round(await idOf("full"));
    expect(detail).toMatchObject({ stake: 1_000, payout: 300, state: "closed", hasEntries: true });
    expect(detail.entries.map(({ movement, delta }) => [movement, delta])).toEqual([
      ["bet", -1_000],
      ["win", 300],
    ]);
    expect(detail.calls.map(({ endpoint, http }) => [endpoint, http])).toEqual([
      ["betwin", 200],
      ["betwin", 200],
    ]);
    expect(detail.calls[0]?.body).toContain('"round_id":"full"');
    const [kept] = await test.app.db.query<{ body: string | null; outcome: string }>(
      "select body, outcome from game_calls where not is_signed and endpoint = 'finish'",
    );
    expect(kept).toEqual({ body: null, outcome: "403" });
    expect(await make("get-round", { id: "1-99999999" })).toEqual({ status: "not_found" });
  });

  it("resolve-round gives a stake back once, by two operators, and the ledger agrees", async () => {
    await play("stuck", [{ type: "bet", amount: "7000" }]);
    await play("stuck", [{ type: "bet", amount: "3000" }]);
    const id = await idOf("stuck");
    const resolve = (resolution: string) => act("resolve-round", { id, resolution });
    const proposed = await resolve("refund");
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await cash()).toBe(90_000);
    expect(await resolve("close")).toMatchObject({ status: "waiting" });
    expect((await round(id)).proposal).toMatchObject({ resolution: "refund" });
    const decide = (cookie: string) =>
      act("decide-proposal", { id: proposed["proposalId"], decision: "carry-out" }, cookie);
    expect(await decide(first)).toEqual({ status: "own" });
    expect(await decide(second)).toEqual({ status: "success" });
    expect(await cash()).toBe(100_000);
    expect(await round(id)).toMatchObject({ state: "closed", stake: 0, payout: 0 });
    expect(await resolve("refund")).toEqual({ status: "already" });
    // The provider's own roll-back comes late and gives nothing twice.
    const [entry] = (await round(id)).entries;
    const late = await test.provider("rollback", {
      account_id: member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id_provider: "stuck",
      transactions: [{ id_provider: "late", type: "rollback", original_id_provider: entry?.key }],
    });
    expect(late.http).toBe(200);
    expect(await cash()).toBe(100_000);
  });

  it("resolve-round closes as it is, and refunds nothing that has paid", async () => {
    await play("paid", [
      { type: "bet", amount: "1000" },
      { type: "win", amount: "10" },
    ]);
    const id = await idOf("paid");
    expect(await act("resolve-round", { id, resolution: "refund" })).toEqual({ status: "balance" });
    const { proposalId } = await act("resolve-round", { id, resolution: "close" });
    await act("decide-proposal", { id: proposalId, decision: "carry-out" }, second);
    expect(await round(id)).toMatchObject({ state: "closed", stake: 1_000, payout: 10 });
    expect(await cash()).toBe(99_010);
  });

  it("get-stuck-rounds lists what has been open longer than the setting", async () => {
    await play("waits", [{ type: "bet", amount: "10" }]);
    const stuck = async () =>
      ((await make("get-stuck-rounds", {}))["rounds"] as { ref: string }[]).map(({ ref }) => ref);
    await act("set-stuck-after", { minutes: 10_080 });
    expect(await stuck()).not.toContain("waits");
    expect(await act("set-stuck-after", { minutes: 4 })).toMatchObject({ status: "invalid" });
    expect(await act("set-stuck-after", { minutes: 5 })).toEqual({ status: "success" });
    test.clock.advance(5 * 60_000 + 1_000);
    expect(await make("get-stuck-rounds", {})).toMatchObject({ stuckAfterMinutes: 5 });
    expect(await stuck()).toContain("waits");
  });

  it("get-jackpot-pools shows what the ledger holds, and where it came from", async () => {
    const answer = await make("get-jackpot-pools", {});
    const pools = answer["pools"] as Record<string, number>[];
    expect(pools.map(({ tier }) => tier)).toEqual(["mega", "major", "minor"]);
    for (const pool of pools)
      expect(Number(pool["started"]) + Number(pool["contributed"])).toBeCloseTo(
        Number(pool["balance"]),
        -1,
      );
    expect(answer["schemes"]).toMatchObject([
      { id: 1, shares: [{ basisPoints: 50 }, { basisPoints: 30 }, { basisPoints: 20 }] },
    ]);
  });
});
