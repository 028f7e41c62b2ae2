import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileRules } from "#contract/office/profile-rules.ts";
import { endUnplacedLaunches } from "#server/games/launch.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { openGameOf } from "#tests/support/open-games.ts";

const folder = mkdtempSync(join(tmpdir(), "dalbit-places-"));
const file = join(folder, "countries.mmdb");
writeCountryDatabase(file, [
  { first: "203.0.113.0", bits: 24, country: "KR" },
  { first: "198.51.100.0", bits: 24, country: "US" },
]);
afterAll(() => rmSync(folder, { recursive: true }));
const HOME = "203.0.113.7";
const ABROAD = "198.51.100.9";
const MINUTE_MS = 60_000;
const STAKED = "100";

describe("a game", () => {
  const test = useTestApp({
    countries: { allowed: new Set(["KR"]), database: file },
    trustedProxies: 1,
  });
  let member: TestMember;
  let cookie = "";
  let made = 0;
  beforeAll(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
  });
  const gameOf = async (category: string): Promise<string> => {
    const [game] = await test.owner.query<{ code: string }>(
      `select min(g.code) as code from games g join game_providers p on p.id = g.provider_id
       where p.category = $1 and p.connection = 'sandbox'`,
      [category],
    );
    return game?.code ?? "";
  };
  const signIn = async () => {
    const login = { userId: member.loginId, password: PASSWORD };
    const { headers } = await test.call("user-do-login", login, { "x-forwarded-for": HOME });
    cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  };
  const call = (address: string) =>
    test.call("user-health-check", {}, { "x-forwarded-for": address, cookie });
  /** A stake by the provider, whose calls carry no address of the member. */
  const stake = async (game: string): Promise<number> => {
    made += 1;
    const { http } = await test.provider("betwin", {
      account_id: member.ref,
      currency: "KRW",
      game_id: game,
      round_id: `places-${made}`,
      transactions: [{ id_provider: `places-${made}`, type: "bet", amount: STAKED }],
    });
    return http;
  };
  const passed = async (minutes: number) => {
    test.clock.advance(minutes * MINUTE_MS);
    return test.app.acts.perform(SYSTEM, endUnplacedLaunches);
  };

  it.each(["casino", "slot", "sport"])(
    "of the category %s takes no stake after the time of the jurisdiction without a call from an allowed country",
    async (category) => {
      const game = await gameOf(category);
      await signIn();
      await call(HOME);
      const open = await openGameOf(test, member.loginId);
      expect(await stake(game)).toBe(200);
      const half = profileRules.placeMinutes.value / 2;
      expect(await passed(half)).toBe(0);
      await call(HOME);
      expect(await passed(half + 1)).toBe(0);
      expect(await stake(game)).toBe(200);
      // The game goes on with stakes alone, which restart the idle time of the session.
      await test.app.activity.flush();
      expect(await passed(half)).toBe(1);
      expect(await open()).toEqual([]);
      expect(await stake(game)).not.toBe(200);
    },
  );

  it("ends at the first call from abroad, which does not count as a check of the place", async () => {
    await signIn();
    await call(HOME);
    const open = await openGameOf(test, member.loginId);
    const checkedAt = () =>
      test.owner.query(
        `select place_checked_at from member_sessions where member_id =
           (select id from members where login_id = $1) order by started_at desc limit 1`,
        [member.loginId],
      );
    const before = await checkedAt();
    test.clock.advance(2 * MINUTE_MS);
    await call(ABROAD);
    expect(await open()).toEqual([]);
    expect(await stake(await gameOf("slot"))).not.toBe(200);
    expect(await checkedAt()).toEqual(before);
  });
});

describe("without a file of countries", () => {
  const test = useTestApp();

  it("a game goes on, because no place is known", async () => {
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    const open = await openGameOf(test, loginId);
    await test.call("user-health-check", {}, { cookie });
    test.clock.advance(2 * profileRules.placeMinutes.value * MINUTE_MS);
    expect(await test.app.acts.perform(SYSTEM, endUnplacedLaunches)).toBe(0);
    expect(await open()).toHaveLength(1);
  });
});
