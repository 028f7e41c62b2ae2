import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { takeRequest } from "#server/payments/claims.ts";
import { expireDeposits, placeDeposit } from "#server/payments/deposits.ts";
import { decideRequest, operator } from "#tests/support/acts.ts";
import { pino } from "pino";
import { startScheduledJobs } from "#server/app/running-jobs.ts";
import { setLimit, tellOfLimits } from "#server/members/limits/limits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, makePlayer, openLaunchesOf, PASSWORD } from "#tests/support/members.ts";
import { openPageStream, type PageEvent } from "#tests/support/page-stream.ts";

describe("push to open pages", () => {
  const test = useTestApp();
  let address = "";
  const closing = new AbortController();
  beforeAll(async () => {
    address = await test.app.server.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => closing.abort());

  /** Opens the stream and gathers its events. */
  async function listen(cookie: string): Promise<readonly PageEvent[]> {
    const { contentType, events } = await openPageStream(address, { cookie }, closing.signal);
    expect(contentType).toBe("text/event-stream");
    return events;
  }

  const betOf = async (loginId: string, key: string) => {
    const [row] = await test.app.db.query<{ ref: string }>(
      "select public_ref as ref from members where login_id = $1",
      [loginId],
    );
    return test.provider("betwin", {
      account_id: row?.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: key,
      transactions: [{ id_provider: key, type: "bet", amount: "100" }],
    });
  };

  beforeAll(() => openLaunchesOf(test.app.db, "demo1"));

  it("a bet reaches the member's page alone, with the ledger's balance", async () => {
    const mine = await listen(await test.signIn("demo1", DEMO_PASSWORD));
    const other = await listen(await test.signIn("demo3", DEMO_PASSWORD));
    const checks = () => other.filter((item) => item.event === "health").length;
    await expect.poll(checks, { timeout: 5_000 }).toBe(1);
    expect((await betOf("demo1", "push-1")).http).toBe(200);
    await expect
      .poll(() => mine.findLast((item) => item.event === "health")?.data, { timeout: 5_000 })
      .toMatchObject({ noteCount: 3, helpCount: 1, user: { userId: "demo1", balance: 1_284_400 } });
    expect(checks()).toBe(1);
  });

  it("each page of a member is told of the end of its own session", async () => {
    const { memberId, loginId } = await makeMember(test.app.db);
    const pages: (readonly PageEvent[])[] = [];
    for (const minutes of [2, 9]) {
      const cookie = await test.signIn(loginId, PASSWORD);
      await test.app.db.query(
        `update member_sessions set idle_ends_at = $2 where id =
           (select id from member_sessions where member_id = $1 order by started_at desc limit 1)`,
        [memberId, new Date(test.clock.now().getTime() + minutes * 60_000)],
      );
      pages.push(await listen(cookie));
    }
    const minutesLeft = () =>
      pages.map((page) => {
        const health = page.findLast(({ event }) => event === "health")?.data;
        const { idleLeftMs } = (health as { session?: { idleLeftMs: number } })?.session ?? {};
        return Math.ceil((idleLeftMs ?? 0) / 60_000);
      });
    await expect.poll(minutesLeft, { timeout: 5_000 }).toEqual([2, 9]);
  });

  it("a member's page gets events by name when operators or the clock change a deposit", async () => {
    const { memberId, loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    const mine = await listen(cookie);
    const other = await listen(await test.signIn("demo3", DEMO_PASSWORD));
    const names = (news: readonly PageEvent[]) =>
      news.filter(({ event }) => event === "news").map(({ data }) => data["name"]);
    const { acts } = test.app;
    const ask = () =>
      acts.perform(SYSTEM, (act) => placeDeposit(act, memberId, { amount: fromWon(50_000) }));
    const refused = await ask();
    await acts.perform(operator(1n), (act) => takeRequest(act, { id: refused }));
    await decideRequest(acts, refused, "refused");
    const expected = ["payment.asked", "payment.taken", "note.sent", "payment.decided"];
    await expect.poll(() => names(mine), { timeout: 2_000 }).toEqual(expected);
    await ask();
    await test.app.db.query(
      `update payment_requests set expires_at = date_trunc('milliseconds', now())
         where member_id = $1 and status = 'waiting'`,
      [memberId],
    );
    await acts.perform(SYSTEM, expireDeposits);
    expected.push("payment.asked", "payment.expired");
    await expect.poll(() => names(mine), { timeout: 2_000 }).toEqual(expected);
    const ids = mine.flatMap(({ event, data }) => (event === "news" ? [Number(data["id"])] : []));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(names(other)).toEqual([]);
  });

  it("events whose lookup failed are sent once the database answers again", async () => {
    const { memberId, loginId } = await makeMember(test.app.db);
    const mine = await listen(await test.signIn(loginId, PASSWORD));
    await expect.poll(() => mine.length, { timeout: 5_000 }).toBeGreaterThan(0);
    const failures = () => test.logged.filter((line) => line.includes("push failed")).length;
    const before = failures();
    const balances = "ledger_accounts from dalbit_application";
    await test.owner.query(`revoke select on ${balances}`);
    await test.app.acts.perform(SYSTEM, (act) => act.emit("note.sent", { memberId }));
    await expect.poll(failures, { timeout: 5_000 }).toBeGreaterThan(before);
    await test.owner.query(`grant select on ${balances.replace("from", "to")}`);
    const names = () =>
      mine.filter(({ event }) => event === "news").map(({ data }) => data["name"]);
    await expect.poll(names, { timeout: 5_000 }).toEqual(["note.sent"]);
  });

  it("a member whose numbers do not open delays the push of no other", async () => {
    const [broken, sound] = [await makeMember(test.app.db), await makeMember(test.app.db)];
    const pages = [];
    for (const { loginId } of [broken, sound])
      pages.push(await listen(await test.signIn(loginId, PASSWORD)));
    const [brokenPage = [], soundPage = []] = pages;
    const healths = () => soundPage.filter(({ event }) => event === "health").length;
    await expect.poll(healths, { timeout: 5_000 }).toBeGreaterThan(0);
    const before = healths();
    await test.owner.query(
      "update members set phone = (select phone from members where id = $1) where id = $2",
      [sound.memberId, broken.memberId],
    );
    await test.app.acts.perform(SYSTEM, async (act) => {
      for (const { memberId } of [broken, sound]) await act.emit("note.sent", { memberId });
    });
    await expect.poll(healths, { timeout: 2_000 }).toBeGreaterThan(before);
    const news = () => brokenPage.filter(({ event }) => event === "news").length;
    await expect.poll(news, { timeout: 2_000 }).toBe(1);
    const said = test.logged.filter((line) => line.includes("push failed"));
    expect(said.at(-1)).toContain(`"member":"${broken.memberId}"`);
  });

  it("the jackpot pools are sent when they grow, with what they then hold and when", async () => {
    const news = await listen(await test.signIn("demo1", DEMO_PASSWORD));
    const held = async (): Promise<Record<string, number>> => {
      const balances = await poolBalances(test.app.db);
      return Object.fromEntries(balances.map(({ tier, balance }) => [tier, toWon(balance)]));
    };
    const sent = () => {
      const { jackpots = [] } = (news.findLast(({ event }) => event === "jackpots")?.data ??
        {}) as {
        jackpots?: { tier: string; amount: number }[];
      };
      return Object.fromEntries(jackpots.map(({ tier, amount }) => [tier, amount]));
    };
    test.clock.advance(2_000);
    const startedAt = test.clock.now().toISOString();
    const before = await held();
    for (const key of ["push-2", "push-3", "push-4", "push-5", "push-6"]) await betOf("demo1", key);
    const after = await held();
    expect(after).not.toEqual(before);
    await expect.poll(sent, { timeout: 8_000 }).toEqual(after);
    const at = String(news.findLast(({ event }) => event === "jackpots")?.data["at"]);
    expect(at > startedAt).toBe(true);
  });

  it("an ending session notifies its page and closes the stream", async () => {
    const cookie = await test.signIn("demo3", DEMO_PASSWORD);
    const news = await listen(cookie);
    await test.call("user-logout", {}, { cookie });
    await expect.poll(() => news.at(-1)?.event, { timeout: 5_000 }).toBe("ended");
  });

  it("a stream without a session is refused", async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401);
  });

  it.each([
    ["loss", 850, "한도의 80%를 사용했습니다"],
    ["stake", 850, "한도의 80%를 사용했습니다"],
    ["stake", 1_000, "한도를 모두 사용했습니다"],
    ["deposit", 40_000, "한도의 80%를 사용했습니다"],
    ["deposit", 50_000, "한도를 모두 사용했습니다"],
  ] as const)(
    "a limit (%s) of which %i is used reaches the member's open page within two seconds: %s",
    async (kind, won, title) => {
      const { acts, db, metrics } = test.app;
      const { memberId, loginId, ref } = await makePlayer(db, { cash: fromWon(10_000) });
      const amount = fromWon(kind === "deposit" ? 50_000 : 1_000);
      await setLimit(acts, memberId, { kind, period: "day" }, amount);
      const use = async () => {
        if (kind !== "deposit") return expect(await stake(ref, won)).toBe(200);
        const id = await acts.perform(SYSTEM, (act) =>
          placeDeposit(act, memberId, { amount: fromWon(won) }),
        );
        return decideRequest(acts, id, "approved");
      };
      const news = await listen(await test.signIn(loginId, PASSWORD));
      const step = () => acts.perform(SYSTEM, tellOfLimits);
      const tell = { name: "tell", everyMs: 1_000, step };
      const jobs = startScheduledJobs(test.appUrl, pino({ level: "silent" }), [tell], metrics);
      await use();
      await expect
        .poll(() => JSON.stringify(news), { timeout: 2_000, interval: 50 })
        .toContain("member.limit_near");
      await jobs.stop();
      const notes = await db.query<{ title: string }>(
        "select title from message_notes where member_id = $1",
        [memberId],
      );
      expect(notes.map((note) => note.title)).toContain(title);
    },
  );

  const stake = async (ref: string, won: number): Promise<number> =>
    (
      await test.provider("betwin", {
        account_id: ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: `near-${ref}`,
        transactions: [{ id_provider: `near-${ref}`, type: "bet", amount: won.toFixed(2) }],
      })
    ).http;
});
