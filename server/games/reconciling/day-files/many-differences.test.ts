import { beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import * as days from "#server/games/reconciling/day-files/days.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useProviderDays } from "#tests/support/provider-days.ts";

/** As many as one step reads. */
const MANY = 2_000;

describe("more differences than one step reads, which two operators accepted", () => {
  const test = useTestApp();
  const { office, noon, dayIn, bring, gather } = useProviderDays(test);
  const look = days.createDayLooker();

  const toEnd = async (step: () => Promise<number>) => {
    while ((await step()) > 0) continue;
  };
  const stateOf = async (about: string) => {
    const [row] = await test.app.db.query<{ open: boolean; ended: boolean }>(
      `select is_open as open, ended_at is not null as ended from report_differences
       where kind = 'transaction' and about = $1`,
      [about],
    );
    return row;
  };

  beforeEach(async () => {
    await test.owner.query("delete from report_differences");
    await test.owner.query(
      `insert into game_differences (connection, key, kind, theirs, found_at, day)
       select 'sandbox', 'old-' || n, 'theirs_only', 'win 7.00', now() - interval '9 days', $1::date
       from generate_series(1, $2::integer) n`,
      [dayIn(noon, -9), MANY],
    );
    await toEnd(gather);
    await test.owner.query(
      "update report_differences set accepted_at = now(), accepted_by = 1, checked_by = 2",
    );
  });

  it("hide none that came later, and end with what resolved them", async () => {
    await bring(["later-1,day-x,win,40,ok"], { day: dayIn(noon, -2) });
    await toEnd(gather);
    expect(await stateOf("later-1")).toEqual({ open: true, ended: false });
    expect(await stateOf("old-1")).toEqual({ open: false, ended: false });
    await test.owner.query(
      "update game_differences set resolved_at = now() where key in ('later-1', 'old-1')",
    );
    await toEnd(gather);
    expect(await stateOf("later-1")).toEqual({ open: false, ended: true });
    expect(await stateOf("old-1")).toEqual({ open: false, ended: true });
    expect(await stateOf("old-2")).toEqual({ open: false, ended: false });
    // Other figures are another difference than the one that was accepted.
    await test.owner.query("update game_differences set theirs = 'win 8.00' where key = 'old-2'");
    await toEnd(gather);
    expect(await stateOf("old-2")).toEqual({ open: true, ended: false });
  });

  it("keep none that came later from ending once the transaction has come to us", async () => {
    await bring(["later-2,day-y,win,40,ok"], { day: dayIn(noon, -2) });
    await test.provider("betwin", {
      account_id: office.member.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: "day-y",
      transactions: [{ type: "win", amount: "40", id_provider: "later-2" }],
    });
    const open = () =>
      test.app.db.query(
        "select key from game_differences where key = 'later-2' and resolved_at is null",
      );
    expect(await open()).toHaveLength(1);
    await toEnd(() => test.app.acts.perform(SYSTEM, look));
    expect(await open()).toEqual([]);
  });
});
