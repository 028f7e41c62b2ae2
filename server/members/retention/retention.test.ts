import { describe, expect, it } from "vitest";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { sweepMemberTraces } from "#server/members/retention/retention.ts";
import { sweepOperatorTraces } from "#server/operators/retention/retention.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { signInToOffice } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

describe("the retention of members' data", () => {
  const test = useTestApp();
  const countsOf = async () => {
    const [row] = await test.app.db.query(
      `select (select count(*)::int from member_sign_ins where member_id is not null) as "memberSignIns",
         (select count(*)::int from member_sign_ins where member_id is null) as "signInsWithUnknownId",
         (select count(*)::int from member_sessions) as "memberSessions",
         (select count(*)::int from member_sightings) as "memberSightings",
         (select count(*)::int from member_events) as "memberEvents",
         (select count(*)::int from operator_sign_ins) as "operatorSignIns",
         (select count(*)::int from operator_browsers) as "operatorBrowsers"`,
    );
    return row as Record<string, number>;
  };
  const sweep = async () => {
    while ((await sweepMemberTraces(test.app.db, test.clock)) > 0) continue;
    while ((await sweepOperatorTraces(test.app.db, test.clock)) > 0) continue;
  };

  const keepRecordsFor = (years: number) =>
    test.owner.query(
      `insert into settings_profile_rules (profile_id, rule, number, source, read_on)
       values ('play', 'recordYears', $1, 'a rule', '2026-11-27')
       on conflict (profile_id, rule) do update set number = excluded.number`,
      [years],
    );

  it("deletes each row exactly after its period", async () => {
    // The shortest that a jurisdiction can demand, so that no period is longer for it.
    await keepRecordsFor(1);
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    await test.call("change-password", { oldPw: "wrong", pw: "another-quiet-water" }, { cookie });
    await test.call("user-do-login", { userId: "nobody-here", password: "wrong" });
    await signInToOffice(test, "operator2");
    const before = await countsOf();
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    const ages = Object.entries(KEPT_DAYS).filter(([what]) => what in before);
    expect(ages).toHaveLength(Object.keys(before).length);
    const youngest = [...new Set(ages.map(([, days]) => days))].sort((a, b) => a - b);
    let passed = 0;
    for (const days of youngest) {
      // A session's period begins with its end, eight hours after its start.
      test.clock.advance((days - passed - 1) * DAY_MS);
      await sweep();
      const kept = await countsOf();
      for (const [what, most] of ages)
        expect([what, kept[what]]).toEqual([what, most >= days ? before[what] : 0]);
      test.clock.advance(2 * DAY_MS);
      await sweep();
      const left = await countsOf();
      for (const [what, most] of ages)
        if (most === days) expect([what, left[what]]).toEqual([what, 0]);
      passed = days + 1;
    }
  });
});
