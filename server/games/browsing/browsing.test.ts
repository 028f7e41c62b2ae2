import { describe, expect, it } from "vitest";
import type { Output } from "#contract/calls.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { countPopularGames } from "#server/games/browsing/popularity.ts";
import { fromWon } from "#server/kit/money.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { useTestApp } from "#tests/support/app.ts";

type Found = Output<"get-games">;

describe("all games", () => {
  const test = useTestApp();
  const games = async (wanted: object): Promise<Found> =>
    (await test.call("get-games", wanted)).body as unknown as Found;
  const found = async (text: string): Promise<string[]> => {
    const { body } = await test.call("search-games", { text });
    return (body["found"] as { code: string }[]).map(({ code }) => code);
  };

  it("get-games answers a visitor what each game is, a page at a time", async () => {
    const slots = await games({ category: "slot" });
    expect(slots).toMatchObject({ maxCount: 58, pageSize: 48, hasPractice: true });
    expect(slots.games).toHaveLength(48);
    expect(slots.kinds.toSorted()).toEqual([
      "cascades",
      "classic",
      "heights",
      "hold",
      "lines",
      "ways",
    ]);
    expect(slots.games[0]).toMatchObject({
      code: "tigers-lantern",
      companyEn: "Paper Tiger Works",
      kinds: ["ways"],
      jackpot: true,
      practice: true,
    });
    expect(slots.games[0]?.returnBasisPoints).toBeGreaterThan(9_000);
    expect(slots.games[0]?.volatility).toBeGreaterThan(0);
    expect((await games({ category: "slot", page: 2 })).games).toHaveLength(10);
    const casino = await games({ category: "casino" });
    expect(casino.games[0]).toMatchObject({ tag: null, jackpot: false, returnBasisPoints: null });
  });

  it("get-games filters by studio, kind, jackpot and practice, and orders by date and name", async () => {
    expect((await games({ company: "tiger" })).maxCount).toBe(14);
    const football = await games({ kind: "football" });
    expect(football.games.map(({ code }) => code)).toEqual(["soccer", "trophy"]);
    expect((await games({ jackpot: true })).games.every((game) => game.jackpot)).toBe(true);
    const practice = await games({ practice: true, category: "slot" });
    expect(practice.games.some(({ gameCompany }) => gameCompany === "fox")).toBe(false);
    expect((await games({ order: "new", category: "slot" })).games[0]?.tag).toBe("new");
    const names = (await games({ order: "name", company: "fox" })).games.map((g) => g.nameKo);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "ko")));
    expect((await test.call("get-games", { kind: "poker" })).http).toBe(400);
  });

  it("lists a game of a casino beside its lobby, with its studio and its own return", async () => {
    const { games: mines, maxCount } = await games({ kind: "mines" });
    expect(maxCount).toBe(1);
    expect(mines[0]).toMatchObject({
      category: "casino",
      gameCompany: "moonhall",
      code: "moonlight-mines",
      kinds: ["mines"],
      returnBasisPoints: 9_700,
      volatility: null,
      jackpot: false,
      practice: true,
    });
    const [lobby] = (await games({ company: "moonhall" })).games;
    expect(lobby).toMatchObject({
      code: "moonhall",
      kinds: ["baccarat", "roulette", "dragon_tiger"],
      returnBasisPoints: null,
    });
    const { body } = await test.call("search-games", { text: "Moonlight Mines" });
    expect(body["found"]).toMatchObject([
      { kind: "game", category: "casino", code: "moonlight-mines", gameCompany: "moonhall" },
    ]);
  });

  it("search-games finds a kind in six languages, a studio's games, and forgives one typo", async () => {
    for (const word of ["바카라", "baccarat", "バカラ", "บาคาร่า", "百家乐"])
      expect(await found(word)).toContain("moonhall");
    for (const word of ["축구", "soccer", "bóng đá", "サッカー", "ฟุตบอล", "足球"])
      expect(await found(word)).toContain("trophy");
    expect(await found("룰렛")).toContain("hanok");
    for (const word of ["드래곤 타이거", "Dragon Tiger", "rồng hổ", "ドラゴンタイガー", "龙虎"])
      expect(await found(word)).toContain("moonhall");
    expect(await found("เสือมังกร")).toContain("moonhall");
    expect(await found("Honeybolt")).toEqual(
      expect.arrayContaining(["bolt", "amber-mine", "golden-comb"]),
    );
    for (const word of ["지뢰찾기", "mines", "dò mìn", "マインズ", "ทุ่นระเบิด", "扫雷"])
      expect(await found(word)).toEqual(["moonlight-mines"]);
    expect(await found("달빛 마인즈")).toEqual(["moonlight-mines"]);
    expect(await found("rabit")).toEqual(["moon-rabbit-mill"]);
    expect(await found("달토기")).toEqual(["moon-rabbit-mill"]);
    expect(await found("bacarat")).toContain("moonhall");
    expect(await found("zzzz")).toEqual([]);
    expect((await games({ text: "rabit" })).games.map(({ code }) => code)).toEqual([
      "moon-rabbit-mill",
    ]);
  });

  it("get-games lists popular games by settled rounds, and none without any", async () => {
    const now = test.clock.now();
    await test.owner.query("delete from game_rounds");
    await countPopularGames(test.app.db, test.clock);
    test.clock.advance(KEPT_MS);
    expect(await games({ order: "popular" })).toMatchObject({ games: [], hasRounds: false });
    const rounds = [
      ["star-candy", 3, 1],
      ["fog-bell", 5, 1],
      ["dice-alley", 9, 8],
    ] as const;
    for (const [code, count, daysAgo] of rounds)
      await test.owner.query(
        `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id,
           first_seq, stake, payout, state, opened_at, changed_at)
         select 0, g.provider_id, g.code || n, 1, 1, g.id, 1000000 + g.id * 100 + n, $3, 0, 'closed',
           $4, $4
         from games g, generate_series(1, $2::integer) n where g.code = $1`,
        [code, count, fromWon(1_000), new Date(now.getTime() - daysAgo * 86_400_000)],
      );
    await countPopularGames(test.app.db, test.clock);
    test.clock.advance(KEPT_MS);
    const popular = await games({ order: "popular" });
    expect(popular.games.map(({ code }) => code)).toEqual(["fog-bell", "star-candy"]);
    expect(popular.hasRounds).toBe(true);
    await test.owner.query("delete from game_rounds");
  });

  it("open-practice refuses a game without practice, and a visitor", async () => {
    const game = { company: "fox", code: "fox-lantern" };
    expect((await test.call("open-practice", game)).body["status"]).toBe("unauthenticated");
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const answer = await test.call("open-practice", game, { cookie });
    expect(answer.body["status"]).toBe("not_found");
  });
});
