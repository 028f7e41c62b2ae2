import { beforeAll, describe, expect, it } from "vitest";
import type { ProtectionFigures } from "#contract/office/protection-figures.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Take-up, response times and false alarms, as the office reads them after the nightly count. */
describe("the figures of protection", () => {
  const test = useTestApp();
  let admin: string;
  beforeAll(() => test.clock.stop());

  /** Counts the figures a day later, and answers them as the office shows them. */
  const count = async (): Promise<ProtectionFigures> => {
    test.clock.advance(DAY_MS);
    admin = await operatorWithRole(test, "admin");
    expect(await test.app.acts.perform(SYSTEM, countProtectionFigures)).toBe(1);
    return shown();
  };
  const shown = async () =>
    (await officeCall(test, "get-cases", { list: "open" }, admin)).body[
      "figures"
    ] as ProtectionFigures;
  const usersOf = ({ tools }: ProtectionFigures) =>
    Object.fromEntries(tools.map(({ tool, members }) => [tool, members]));
  const minutesAgo = (minutes: number) =>
    new Date(test.clock.now().getTime() - minutes * MINUTE_MS);

  type Case = { opened: number; ended?: number; outcome?: string; byHand?: boolean };
  /** A case that was opened and ended so many minutes ago. */
  const makeCase = async ({ opened, ended, outcome, byHand }: Case): Promise<bigint> => {
    const { memberId } = await makeMember(test.app.db, {});
    const [row] = await test.app.db.query<{ id: bigint }>(
      `insert into member_cases (member_id, origin, opened_at, opened_by, closed_at, closed_by, outcome)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        memberId,
        byHand ? "staff" : "marker",
        minutesAgo(opened),
        byHand ? 1n : null,
        ended === undefined ? null : minutesAgo(ended),
        ended === undefined ? null : 1n,
        outcome ?? null,
      ],
    );
    if (!row) throw new Error("insert answered no row");
    return row.id;
  };
  const contact = (caseId: bigint, ago: number) =>
    test.app.db.query(
      `insert into member_case_contacts (case_id, operator_id, at, channel, summary)
       values ($1, 1, $2, 'phone', 'called')`,
      [caseId, minutesAgo(ago)],
    );

  it("are counted once a day, and none are shown before the first count", async () => {
    admin = await operatorWithRole(test, "admin");
    expect(await shown()).toBeNull();
    const { day } = await count();
    expect(day).toBe(test.clock.now().toISOString().slice(0, 10));
    expect(await test.app.acts.perform(SYSTEM, countProtectionFigures)).toBe(0);
  });

  it("count each member once a tool, and once among those who use any", async () => {
    const before = await count();
    const { db } = test.app;
    const [one, two] = [await makeMember(db, {}), await makeMember(db, {})];
    const limit = `insert into ledger_limits (bucket, account_id, kind, period, amount, changed_at)
      select bucket, id, $2, $3, $4, now() from ledger_accounts where member_id = $1 and kind = 'cash'`;
    for (const [kind, period] of [
      ["deposit", "day"],
      ["deposit", "week"],
      ["loss", "day"],
      ["stake", "month"],
      ["single", "bet"],
      ["balance", "always"],
      ["time", "day"],
    ])
      await db.query(limit, [one.memberId, kind, period, kind === "time" ? 60n : fromWon(9_000)]);
    await db.query(limit, [two.memberId, "loss", "rolling", fromWon(9_000)]);
    const onBreak = `insert into member_breaks (member_id, term, started_at, ends_at, ended_at)
      values ($1, $2, $3::timestamptz, $3::timestamptz + $4::text::interval, $5)`;
    const at = minutesAgo(10);
    await db.query(onBreak, [one.memberId, "7d", at, "7 days", null]);
    await db.query(onBreak, [two.memberId, "6m", at, "6 months", null]);
    const over = minutesAgo(3_000);
    const end = new Date(over.getTime() + DAY_MS);
    await db.query(onBreak, [two.memberId, "1d", over, "24 hours", end]);
    const check = `insert into member_play_times (member_id, since, check_minutes, check_due_at)
      values ($1, now(), $2, now() + interval '1 hour')
      on conflict (member_id) do update set check_minutes = excluded.check_minutes`;
    await db.query(check, [one.memberId, 20]);
    await db.query(check, [two.memberId, 60]);
    const quiet = `insert into member_quiet_times (member_id, kind, closed, changed_at)
      values ($1, $2, $3::text::int4multirange, now())`;
    await db.query(quiet, [one.memberId, "hours", "{[0,60)}"]);
    await db.query(quiet, [one.memberId, "days", "{[1,2)}"]);
    await db.query(quiet, [two.memberId, "days", "{}"]);
    const after = await count();
    const added = Object.entries(usersOf(after)).map(([tool, n]) => [
      tool,
      n - (usersOf(before)[tool] ?? 0),
    ]);
    expect(Object.fromEntries(added)).toEqual({
      deposit: 1,
      loss: 2,
      stake: 1,
      single: 1,
      balance: 1,
      time: 1,
      break: 1,
      exclusion: 1,
      hours: 1,
      days: 1,
      check: 1,
    });
    expect(after.users - before.users).toBe(2);
    expect(after.members - before.members).toBe(2);
  });

  it("say how long the first contact and the end took, of the last ninety days", async () => {
    const waiting = (await count()).uncontacted;
    const [quick, slow, old] = [
      await makeCase({ opened: 600, ended: 500, outcome: "referred", byHand: true }),
      await makeCase({ opened: 600 }),
      await makeCase({ opened: 200_000, ended: 150_000, outcome: "no_harm" }),
    ];
    await makeCase({ opened: 900, ended: 600, outcome: "no_harm" });
    await makeCase({ opened: 900, ended: 400, outcome: "excluded" });
    await makeCase({ opened: 100 });
    await contact(quick, 590);
    await contact(quick, 510);
    await contact(slow, 560);
    await contact(old, 199_000);
    expect(await count()).toMatchObject({
      contact: { median: 25, slowest: 40 },
      end: { median: 300, slowest: 500 },
      uncontacted: waiting + 1,
      endedFromSigns: 2,
      falseAlarms: 1,
    });
  });

  it("say nothing of times when no case was contacted or ended in ninety days", async () => {
    test.clock.advance(91 * DAY_MS);
    expect(await count()).toMatchObject({
      contact: null,
      end: null,
      endedFromSigns: 0,
      falseAlarms: 0,
    });
  });
});
