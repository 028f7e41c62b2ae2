import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { rollBackRound } from "#server/games/rounds.ts";
import { rollBack } from "#server/games/transactions/roll-back.ts";
import { bookWin } from "#server/games/transactions/transactions.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const LARGE = 1_000_000;
const FED = "moon-rabbit-mill";
const UNFED = "moonhall";
const policy = { winNeeds: "any", rollBackAfterWin: "taken" } as const;
type Report = OfficeOutput<"get-large-jackpots">;

describe("large jackpots", () => {
  const test = useTestApp();
  /** The day before, of or after so many days from now: a run may pass midnight in Seoul. */
  const day = (days: number) => dateOf(new Date(Date.now() + days * DAY_MS), "Asia/Seoul");
  const period = { from: day(-1), until: day(1) };
  let admin = "";
  let member: TestMember;
  let made = 0;

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    await test.owner.query("update settings_money set large_win_from = $1", [fromWon(LARGE)]);
  });
  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(1_000) });
  });

  const ask = async (input: object = {}) =>
    (await officeCall(test, "get-large-jackpots", { ...period, ...input }, admin))
      .body as unknown as Report;
  const rows = async (input: object = {}) =>
    (await ask(input)).rows.filter(({ loginId }) => loginId === member.loginId);
  const confirm = async (id: string, cookie = admin) =>
    (
      await officeCall(
        test,
        "confirm-jackpot",
        { id, reason: "the provider sent its record" },
        cookie,
      )
    ).body["status"];
  const waiting = async () =>
    (
      (await officeCall(test, "get-overview", {}, admin))
        .body as unknown as OfficeOutput<"get-overview">
    ).waiting.largeJackpots;

  /** A win in our own protocol of which a part is a jackpot; answers its round. */
  async function win(gameCode: string, won: number, jackpot: { tier: JackpotTier; won: number }) {
    const key = `large-${++made}`;
    const round = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode,
      roundRef: key,
      gameSessionId: null,
      closes: true,
    };
    const part = { tier: jackpot.tier, amount: fromWon(jackpot.won) };
    await playJackpotRound(test.app.writer, round, [
      { key, kind: "win", amount: fromWon(won), jackpot: part },
    ]);
    return { round, key };
  }
  /** A win of a protocol that marks jackpots of the provider's own. */
  async function markedWin(won: number, tags: readonly string[]) {
    const key = `marked-${++made}`;
    const call = {
      connection: "sandbox-hub88",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "fox-lantern",
      roundRef: key,
      gameSessionId: null,
      closes: true,
      isPromo: true,
      key,
      amount: fromWon(won),
    };
    await bookWin(test.app.writer, policy, { ...call, tags, reference: null });
    return call;
  }

  it("lists every jackpot from the threshold on, paid by a pool or by a provider, with who confirmed it, when and why", async () => {
    await win(FED, LARGE + 500, { tier: "mega", won: LARGE });
    await win(FED, LARGE + 500, { tier: "mega", won: LARGE - 1 });
    await win(UNFED, LARGE, { tier: "major", won: LARGE });
    await win(UNFED, LARGE, { tier: "major", won: LARGE - 1 });
    await markedWin(LARGE + 7, ["jackpot"]);
    await markedWin(LARGE + 9, ["free", `jackpot ${fromWon(LARGE + 8)}`]);
    await markedWin(LARGE + 9, [`jackpot ${fromWon(LARGE - 1)}`]);
    await markedWin(LARGE + 9, ["win"]);
    const found = await rows();
    expect((await ask()).from).toBe(LARGE);
    expect(found.map(({ pool, amount, paidByPool }) => [pool, amount, paidByPool])).toEqual([
      [null, "1000008.00", "0.00"],
      [null, "1000007.00", "0.00"],
      ["major", "1000000.00", "0.00"],
      ["mega", "1000000.00", "1000000.00"],
    ]);
    expect(found.map(({ game }) => game.nameEn)).toEqual([
      "Fox Lantern",
      "Fox Lantern",
      expect.any(String),
      "Moon Rabbit Mill",
    ]);
    const newest = found[0];
    if (!newest) throw new Error("no jackpot is listed");
    expect(newest).toMatchObject({ isTakenBack: false, confirmation: null });
    const asked = test.clock.now().getTime();
    expect(await confirm(newest.id)).toBe("success");
    const done = test.clock.now().getTime();
    const [operator] = await test.app.db.query<{ name: string }>(
      "select name from operators where role = 'admin' order by id desc limit 1",
    );
    const confirmed = (await rows())[0]?.confirmation;
    expect(confirmed).toMatchObject({
      by: operator?.name,
      reason: "the provider sent its record",
    });
    const at = Date.parse(confirmed?.at ?? "");
    expect(at).toBeGreaterThanOrEqual(asked);
    expect(at).toBeLessThanOrEqual(done);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("a payout is confirmed once, also by two at the same time, with one row in the audit trail", async () => {
    const before = await waiting();
    await win(FED, LARGE, { tier: "mega", won: LARGE });
    const [{ id, round } = { id: "", round: "" }] = await rows();
    expect((await waiting()).count).toBe(before.count + 1);
    expect(await rows({ isWaiting: true })).toHaveLength(1);
    expect((await Promise.all([confirm(id), confirm(id)])).toSorted()).toEqual([
      "already",
      "success",
    ]);
    expect(await confirm(id)).toBe("already");
    const trail = await test.app.db.query(
      `select call, reason, after from audit_entries where object = $1`,
      [`round:${round}`],
    );
    expect(trail).toEqual([
      {
        call: "confirm-jackpot",
        reason: "the provider sent its record",
        after: { confirmedJackpot: LARGE },
      },
    ]);
    expect((await waiting()).count).toBe(before.count);
    expect(await rows({ isWaiting: true })).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  it("one that the provider rolled back says so, in every protocol, and takes no confirmation", async () => {
    const before = await waiting();
    for (const game of [FED, UNFED]) {
      const { round, key } = await win(game, LARGE, { tier: "minor", won: LARGE });
      await rollBackRound(test.app.writer, round, [{ key: `${key}-back`, originalKey: key }]);
    }
    const call = await markedWin(LARGE, ["jackpot"]);
    await rollBack(test.app.writer, policy, {
      ...call,
      key: `${call.key}-back`,
      original: call.key,
      amount: null,
    });
    const found = await rows();
    expect(found.map(({ isTakenBack }) => isTakenBack)).toEqual([true, true, true]);
    for (const { id } of found) expect(await confirm(id)).toBe("stale");
    expect(await waiting()).toEqual(before);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("what is no large jackpot cannot be confirmed, and the role needs the permission", async () => {
    await win(FED, LARGE, { tier: "mega", won: LARGE });
    await win(FED, LARGE, { tier: "mega", won: LARGE - 1 });
    const [{ id } = { id: "" }] = await rows();
    const [small] = await test.app.db.query<{ id: string }>(
      `select account_id || '-' || entry_seq as id from jackpot_wins
       where member_id = $1 and amount < $2`,
      [member.memberId, fromWon(LARGE)],
    );
    expect(await confirm(small?.id ?? "")).toBe("not_found");
    expect(await confirm("1-999999999")).toBe("not_found");
    expect(await confirm(id, await operatorWithRole(test, "viewer"))).toBe("forbidden");
    expect(await confirm(id)).toBe("success");
  });

  it("a confirmation cannot be changed or removed by the application", async () => {
    for (const sql of [
      "update report_jackpot_confirmations set reason = 'another'",
      "delete from report_jackpot_confirmations",
    ])
      await expect(test.app.db.query(sql)).rejects.toThrow("permission denied");
  });

  it("pages keep every jackpot once, and the file has them all with its head", async () => {
    const total = 52;
    for (let n = 0; n < total; n++) await win(UNFED, LARGE, { tier: "minor", won: LARGE });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Report = await ask(after === null ? {} : { after });
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(total);
    const file = async (input: object) =>
      String(
        (
          await officeCall(
            test,
            "export-large-jackpots",
            { ...period, ...input, reason: "for the audit" },
            admin,
          )
        ).body["file"],
      );
    const text = await file({});
    expect(text).toContain(`large_from,${LARGE}`);
    expect(text).toContain("not confirmed");
    expect(text).toMatch(new RegExp(`\\r\\nrows,${seen.length},all\\r\\n$`));
    expect(await file({ from: "2001-01-01", until: "2001-01-02" })).toContain("No Activity");
    const reversed = { ...period, from: day(1), until: day(-1) };
    const { body } = await officeCall(test, "get-large-jackpots", reversed, admin);
    expect(body).toMatchObject({ status: "limit" });
  });
});
