import { beforeEach, describe, expect, it } from "vitest";
import type { MemberFacts, MemberStatus } from "#contract/office/members.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { dateOf } from "#server/kit/days.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { accountStatus, getBalances } from "#server/ledger/accounts.ts";
import { endBreaks } from "#server/members/breaks/breaks.ts";
import { countReaders } from "#server/messages/mailings/readers/store.ts";
import { compareBalances } from "#server/reports/balances/comparing.ts";
import { useTestApp } from "#tests/support/app.ts";
import { inactivity, lookForInactive } from "#tests/support/dormancy.ts";
import { makeMember, makePlayer, openLaunches, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "identity was checked in a video call";
const DAY_MS = 86_400_000;

/** Accounts that their members do not use for long become dormant, and staff open them again. */
describe("a dormant account", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let id: number;
  let account: ReturnType<typeof inactivity>;
  beforeEach(async () => {
    player = await makePlayer(test.app.db, { cash: fromWon(1_234) });
    id = Number(player.memberId);
    account = inactivity(test, player.memberId);
  });
  const run = (sql: string, value: unknown) => test.owner.query(sql, [player.memberId, value]);
  /** A turn of both jobs of the worker. */
  const look = () => lookForInactive(test);
  const notes = () =>
    test.owner.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [player.memberId],
    );
  const signIn = async (password = PASSWORD) =>
    (await test.call("user-do-login", { userId: player.loginId, password })).body;
  const office = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, { reason, ...input }, await operatorWithRole(test, "admin")))
      .body;
  const read = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, input, await operatorWithRole(test, "admin"))).body;
  const facts = async () => (await read("get-member", { id }))["member"] as MemberFacts;
  /** One operator proposes it, another one decides. */
  const reopen = async (input: object = { verifiedBy: "video" }, decision = "carry-out") => {
    const proposed = await office("reopen-dormant-account", { id, ...input });
    if (proposed["status"] !== "proposed") return proposed;
    return office("decide-proposal", { id: proposed["proposalId"], decision });
  };
  let rounds = 0;
  const play = async (type: "bet" | "win") => {
    if (type === "bet") rounds += 1;
    const round = `dormant-${player.ref}-${rounds}`;
    const { http } = await test.provider("betwin", {
      account_id: player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: round,
      finished: type === "win",
      transactions: [{ id_provider: `${round}-${type}`, type, amount: "10.00" }],
    });
    return http;
  };

  it("is told 30 days before, keeps its money and its late wins, and opens again by two who verified the person", async () => {
    await run("update members set locale = $2 where id = $1", "en");
    expect(await play("bet")).toBe(200);
    await account.unusedFor(320);
    await look();
    expect(await account.newest(), "the year is over in more than 30 days").toBeUndefined();
    await account.unusedFor(340);
    await look();
    const { noticedAt, dueAt } = (await account.newest()) ?? {};
    expect(dueAt && noticedAt && (+dueAt - +noticedAt) / DAY_MS).toBeGreaterThanOrEqual(30);
    expect(await notes()).toMatchObject([
      {
        title: "Your account is about to become dormant",
        contents: expect.stringMatching(/^(?=.*there is no fee)(?=.*\(Asia\/Seoul\))/) as string,
      },
    ]);
    expect(await facts()).toMatchObject({ status: "active", dormancy: { dormantAt: null } });
    await account.pass(20);
    await look();
    expect(await account.status()).toBe("active");
    await account.pass(12);
    await look();
    expect(await account.status()).toBe("dormant");
    expect(await notes(), "told once").toHaveLength(1);

    expect(await signIn("another-wrong-secret")).toEqual({ status: "pass" });
    expect(await signIn()).toEqual({ status: "dormant" });
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
    await openLaunches(test.app.db, player);
    expect(await play("bet")).not.toBe(200);
    rounds -= 1;
    const before = (await getBalances(test.app.db, player.memberId)).cash;
    expect(await play("win"), "of the round that was open").toBe(200);
    const cash = units(before + fromWon(10));
    expect((await getBalances(test.app.db, player.memberId)).cash).toBe(cash);
    expect(await facts()).toMatchObject({
      balances: { cash: 1_234 },
      dormancy: { dormantAt: expect.any(String) as string },
    });
    await compareBalances(test.app.db, test.clock);
    const today = dateOf(test.clock.now(), "Asia/Seoul");
    expect(await read("get-balance-report", { from: today, until: today })).toMatchObject({
      dormant: { accounts: 1, amount: formatDecimal(cash) },
    });
    expect(await read("find-members", { by: "id", status: "dormant" })).toMatchObject({
      members: [{ id, status: "dormant" }],
    });

    const back = { id, from: "dormant", to: "active" };
    expect((await office("change-member-status", back))["status"]).toBe("already");
    const away = { id, from: "dormant", to: "suspended" };
    expect((await office("change-member-status", away))["status"]).toBe("already");
    expect(await reopen({})).toMatchObject({ errors: [{ path: "verifiedBy" }] });
    expect((await reopen({ verifiedBy: "video" }, "turn-down"))["status"]).toBe("success");
    expect(await account.status(), "one operator alone").toBe("dormant");
    expect((await reopen())["status"]).toBe("success");
    expect((await read("get-member-audit", { id }))["entries"]).toContainEqual(
      expect.objectContaining({
        call: "reopen-dormant-account",
        reason,
        before: { status: "dormant" },
        after: { status: "active", verifiedBy: "video" },
      }),
    );
    expect((await account.newest())?.verifiedBy).toBe("video");
    expect((await signIn())["status"]).toBe("success");
    expect((await getBalances(test.app.db, player.memberId)).cash).toBe(cash);
    expect((await notes())[1]?.title).toBe("Your account is open again");
    await openLaunches(test.app.db, player);
    expect(await play("bet")).toBe(200);
  });

  it("does not come about when the member signs in, and the year begins anew", async () => {
    await account.unusedFor(800);
    await look();
    await account.pass(29);
    expect((await signIn())["status"]).toBe("success");
    expect(await account.newest()).toMatchObject({ outcome: "used" });
    await account.pass(2);
    await look();
    expect(await account.status()).toBe("active");
    expect(await notes()).toHaveLength(1);
  });

  it("comes about 30 days after the notice at the earliest, however long the account was not used", async () => {
    await account.unusedFor(3_000);
    await look();
    const { noticedAt, dueAt } = (await account.newest()) ?? {};
    expect(dueAt && noticedAt && +dueAt - +noticedAt).toBe(30 * DAY_MS);
    await account.pass(29);
    await look();
    expect(await account.status()).toBe("active");
    const sooner = run(
      "update member_dormancies set due_at = noticed_at + make_interval(days => $2) where member_id = $1",
      29,
    );
    await expect(sooner).rejects.toThrow("member_dormancies_check");
  });

  it("spares a member with a break, whom no note invites, and tells them anew when it is over", async () => {
    const cookie = await test.signIn(player.loginId, PASSWORD);
    await test.call("start-break", { term: "7d" }, { cookie });
    await account.unusedFor(800);
    await look();
    expect(await account.newest()).toBeUndefined();
    test.clock.advance(8 * DAY_MS);
    await test.app.acts.perform(SYSTEM, endBreaks);
    await look();
    expect((await account.newest())?.outcome).toBeNull();
    // A register's answer bars the member without a sign-in.
    await run("update ledger_accounts set status = $2 where member_id = $1", "stakes_blocked");
    await account.pass(31);
    await look();
    expect([await account.status(), (await account.newest())?.outcome]).toEqual(["active", "void"]);
    await run("update ledger_accounts set status = $2 where member_id = $1", "open");
    await look();
    await look();
    expect([await account.status(), (await account.newest())?.outcome]).toEqual(["active", null]);
    expect((await notes()).filter(({ title }) => title.includes("휴면"))).toHaveLength(2);
  });

  it("spares suspended members, whom staff answer", async () => {
    await run("update members set status = $2 where id = $1", "suspended");
    await account.unusedFor(800);
    await look();
    expect(await account.newest()).toBeUndefined();
  });

  it("comes about by the months of the site's jurisdiction, also when they become more after the notice", async () => {
    const rule = (months: number) =>
      test.owner.query(
        `insert into settings_profile_rules (profile_id, rule, number, source, read_on)
         values ('slow', 'dormancyMonths', $1, 'a law', '2026-01-01')
         on conflict (profile_id, rule) do update set number = excluded.number`,
        [months],
      );
    await test.owner.query("insert into settings_profiles (id, name) values ('slow', 'Slow')");
    await test.owner.query("update settings_sites set profile_id = 'slow'");
    try {
      await rule(30);
      await account.unusedFor(700);
      await look();
      expect(await account.newest()).toBeUndefined();
      await rule(18);
      await look();
      expect((await account.newest())?.outcome).toBeNull();
      await rule(30);
      await account.pass(31);
      await look();
      expect([await account.status(), (await account.newest())?.outcome]).toEqual([
        "active",
        "void",
      ]);
    } finally {
      await test.owner.query("update settings_sites set profile_id = null");
    }
  });

  it("counts anew from its reopening, and a break that holds outlives it", async () => {
    await account.becomeDormant();
    await run(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       values ($1, '7d', now(), now() + make_interval(days => $2))`,
      7,
    );
    expect((await reopen({ verifiedBy: "document" }))["status"]).toBe("success");
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
    test.clock.advance(8 * DAY_MS);
    await test.app.acts.perform(SYSTEM, endBreaks);
    expect(await accountStatus(test.app.db, player.memberId)).toBe("open");
    await look();
    expect(await account.newest()).toMatchObject({ outcome: "reopened" });
    await account.pass(345);
    await look();
    expect(await account.newest(), "never used since").toMatchObject({ outcome: null });
    expect((await reopen())["status"]).toBe("stale");
  });

  it("is closed by staff only when it is empty, and is in the register and the member's own copy", async () => {
    await account.becomeDormant();
    const close = { id, from: "dormant", to: "closed" };
    expect((await office("change-member-status", close))["status"]).toBe("balance");
    const empty = await makeMember(test.app.db);
    const other = inactivity(test, empty.memberId);
    await other.becomeDormant();
    const closing = { ...close, id: Number(empty.memberId) };
    expect((await office("change-member-status", closing))["status"]).toBe("success");
    expect(await other.newest()).toMatchObject({ outcome: "closed", verifiedBy: null });
    await reopen();
    const cookie = await test.signIn(player.loginId, PASSWORD);
    const copy = (await test.call("get-own-data", {}, { cookie })).body;
    expect(JSON.stringify(copy)).toContain('"verifiedBy":"video"');
    const day = (days: number) => dateOf(new Date(+test.clock.now() + days * DAY_MS), "Asia/Seoul");
    const { rows } = (await read("get-significant-events", {
      from: day(-40),
      until: day(1),
      kind: "deactivation",
    })) as { rows?: { happening: string; object: string; authoriser: string | null }[] };
    const own = (rows ?? []).filter(({ object }) => object === `member:${id}`);
    expect(own.map(({ happening }) => happening)).toEqual([
      "reopen-dormant-account",
      "account_dormant",
    ]);
    expect(own[0]?.authoriser).not.toBeNull();
  });

  it("gets no mailing to several, unless it is for dormant accounts", async () => {
    const reached = (memberStatus: MemberStatus | null) =>
      countReaders(
        test.app.db,
        {
          memberId: null,
          levelFrom: 1,
          levelTo: 10,
          memberStatus,
          siteId: null,
          activeSince: null,
          promotes: [],
        },
        null,
      );
    const [all, dormant] = [await reached(null), await reached("dormant")];
    await run("update members set status = $2 where id = $1", "dormant");
    expect([await reached(null), await reached("dormant")]).toEqual([all - 1, dormant + 1]);
  });
});
