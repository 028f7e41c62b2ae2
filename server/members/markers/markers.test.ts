import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { markerNames, type MemberCase } from "#contract/office/cases.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { countMarkers, markers, scoreOf } from "#server/members/markers/markers.ts";
import { sumLosses } from "#server/members/markers/store.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

/** Every night the signs of harm are counted, and from a score on a case is opened. */
describe("markers of harm", () => {
  const test = useTestApp();
  let admin: string;
  let member: TestMember;
  beforeAll(async () => {
    test.clock.stop();
    admin = await operatorWithRole(test, "admin");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, {});
  });
  /** The count of the next night, and the open case of the member. */
  const count = async () => {
    test.clock.advance(DAY_MS);
    admin = await operatorWithRole(test, "admin");
    await test.app.acts.perform(SYSTEM, countMarkers);
    const { body } = await officeCall(test, "get-cases", { list: "open" }, admin);
    const cases = body["cases"] as MemberCase[];
    return cases.find((each) => each.member.id === Number(member.memberId));
  };
  const deposit = (won: number, hoursAgo: number) =>
    test.owner.query(
      `insert into payment_requests (member_id, kind, status, amount, asked_at, expires_at,
         decided_at, decision, decided_by)
       values ($1, 'deposit', 'done', $2, $3, $3, $3, 'approved', 1)`,
      [
        member.memberId,
        fromWon(won),
        new Date(test.clock.now().getTime() + DAY_MS - hoursAgo * 3_600_000),
      ],
    );

  it("are a file each, and each is counted", () => {
    const files = readdirSync(import.meta.dirname).filter(
      (name) => !/test|^(markers|marker|store)\.ts$/.test(name),
    );
    expect(files).toHaveLength(markerNames.length);
    expect(markers.map(({ name }) => name)).toEqual(markerNames);
  });

  it("open a case with the value, the threshold and the points of each, from the score on", async () => {
    await deposit(6_000_000, 5);
    await deposit(3_999_999, 6);
    expect(await count()).toBeUndefined();
    await deposit(6_000_000, 5);
    await deposit(4_000_000, 6);
    await deposit(9_000_000, 30);
    expect(await count()).toMatchObject({
      origin: "marker",
      score: 50,
      openedBy: null,
      reasons: [{ marker: "depositsDay", value: 10_000_000, threshold: 10_000_000, points: 50 }],
    });
  });

  it("below the score alone open no case, and together they do", async () => {
    const ask = `insert into member_limit_changes (member_id, kind, period, change, amount, changed_at)
      values ($1, 'loss', 'day', 'asked', 1, $2)`;
    for (let n = 0; n < 3; n++) await test.owner.query(ask, [member.memberId, test.clock.now()]);
    expect(await count()).toBeUndefined();
    for (let n = 0; n < 5; n++) await deposit(20_000, n + 1);
    expect(await count()).toMatchObject({
      score: 60,
      reasons: [
        { marker: "depositCount", value: 5, threshold: 5, points: 30 },
        { marker: "raises", value: 3, threshold: 3, points: 30 },
      ],
    });
  });

  it("of long visits, cooling-offs and used up limits are counted too", async () => {
    await test.signIn(member.loginId, PASSWORD);
    await test.owner.query(
      `update member_sessions set started_at = $2::timestamptz - interval '241 minutes',
         last_active_at = $2 where member_id = $1`,
      [member.memberId, new Date(test.clock.now().getTime() + DAY_MS / 2)],
    );
    for (let n = 1; n <= 3; n++)
      await test.owner.query(
        `insert into member_breaks (member_id, term, started_at, ends_at, ended_at)
         values ($1, '1d', $2, $3, $3)`,
        [
          member.memberId,
          new Date(test.clock.now().getTime() - n * 5 * DAY_MS),
          new Date(test.clock.now().getTime() - n * 4 * DAY_MS),
        ],
      );
    expect(await count()).toMatchObject({
      score: 55,
      reasons: [
        { marker: "longVisit", value: 241 },
        { marker: "breaks", value: 3 },
      ],
    });
  });

  it("cover each of the seven categories", () => {
    expect(new Set(markers.map(({ category }) => category)).size).toBe(7);
  });

  it("of inquiries about protection and deposits that came to nothing are counted too", async () => {
    const at = new Date(test.clock.now().getTime() + DAY_MS / 2);
    for (const category of ["protection", "protection", "contest", "deposit"])
      await test.owner.query(
        `insert into message_helps (member_id, title, contents, category, written_at)
         values ($1, 'help', 'help', $3, $2)`,
        [member.memberId, at, category],
      );
    for (let n = 0; n < 5; n++)
      await test.owner.query(
        `insert into payment_requests (member_id, kind, status, amount, asked_at, expires_at,
           decided_at, decision, decided_by)
         values ($1, 'deposit', 'cancelled', 1000, $2, $2, $2, 'refused', 1)`,
        [member.memberId, at],
      );
    expect(await count()).toMatchObject({
      score: 50,
      reasons: [
        { marker: "helpAsked", value: 2, threshold: 2, points: 30 },
        { marker: "failedDeposits", value: 5, threshold: 5, points: 20 },
      ],
    });
  });

  it("of losses are stakes less returns of one day", async () => {
    member = await makeMember(test.app.db, { cash: fromWon(3_000_000) });
    await test.signIn(member.loginId, PASSWORD);
    const move = (movement: "bet" | "win", won: number) =>
      test.app.db.transaction(async (tx) =>
        post(tx, [
          {
            account: member.cash,
            movement,
            amount: fromWon(won),
            houseAccountId: await houseAccountId(tx, "provider:markers"),
            scopeId: await scopeId(tx, "test-markers"),
            key: `${member.loginId}-${movement}-${won}`,
          },
        ]),
      );
    // Entries have the database's time and not that of the test's clock.
    const losses = async () => {
      const asked = { siteId, since: new Date(Date.now() - DAY_MS), threshold: fromWon(1_500_000) };
      const found = await sumLosses(test.app.db, asked);
      return found.find(({ memberId }) => memberId === member.memberId)?.value;
    };
    const [site] = await test.owner.query<{ id: number }>(
      "select id from settings_sites where host = '*'",
    );
    const siteId = site?.id ?? 0;
    await move("bet", 1_499_999);
    expect(await losses()).toBeUndefined();
    await move("bet", 1);
    expect(await losses()).toBe(fromWon(1_500_000));
    await move("win", 1);
    expect(await losses()).toBeUndefined();
  });

  it("are counted once a day, and follow the thresholds of the jurisdiction", async () => {
    await test.owner.query(
      `insert into settings_profile_rules values ('gb', 'markerDepositsDay', 50000, null, 'a test', '2026-11-24')`,
    );
    await test.owner.query("update settings_sites set profile_id = 'gb' where host = '*'");
    await deposit(50_000, 3);
    expect(await count()).toMatchObject({ reasons: [{ threshold: 50_000, value: 50_000 }] });
    expect(await test.app.acts.perform(SYSTEM, countMarkers)).toBe(0);
    await test.owner.query("update settings_sites set profile_id = null where host = '*'");
  });

  it("add up to a hundred at most", () => {
    const reason = { marker: "depositsDay", value: 1, threshold: 1, points: 60 } as const;
    expect(scoreOf([reason, reason])).toBe(100);
  });
});
