import { describe, expect, it } from "vitest";
import type { DifferenceOf } from "#contract/office/differences.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { gatherDifferences } from "#server/reports/differences/gathering.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember } from "#tests/support/members.ts";
import { makePayout } from "#tests/support/payouts.ts";

/** As many as one step reads. */
const MOST = 3;
const HOUR_MS = 3_600_000;

describe("more differences of a kind than one step reads, which two operators accepted", () => {
  const test = useTestApp();
  const ago = (hours: number) => new Date(test.clock.now().getTime() - hours * HOUR_MS);
  const gather = async () => {
    const step = () => test.app.acts.perform(SYSTEM, (act) => gatherDifferences(act, MOST));
    while ((await step()) > 0) continue;
  };
  const stateOf = async (kind: DifferenceOf, key: string) => {
    const [row] = await test.app.db.query<{ open: boolean; ended: boolean }>(
      `select is_open as open, ended_at is not null as ended from report_differences
       where kind = $1 and key = $2`,
      [kind, key],
    );
    return row;
  };

  /** Makes a subject of so many hours ago, and answers its key. */
  const makes = {
    transfer: async (hours: number) => {
      const { memberId } = await makeMember(test.app.db);
      const [row] = await test.owner.query<{ key: string }>(
        `insert into game_transfers (member_id, connection, direction, amount, state, asked_at, next_look_at)
         values ($1, 'sandbox-transfer', 'out', 500000, 'unknown', $2, $2) returning id::text as key`,
        [memberId, ago(hours)],
      );
      return row?.key ?? "";
    },
    bank_line: async (hours: number) => {
      const id = await makeBankLine(test.app.db, 10_000 + hours);
      await test.owner.query("update payment_statement_lines set booked_at = $2 where id = $1", [
        id,
        ago(hours),
      ]);
      return String(id);
    },
    payout: async (hours: number) => {
      const id = await makePayout(test);
      await test.owner.query("update payment_payouts set made_at = $2 where id = $1", [
        id,
        ago(hours),
      ]);
      return String(id);
    },
  };
  /** What lets a subject be none any more. */
  const ends = {
    transfer: "update game_transfers set asked_at = now() where id = $1",
    bank_line: "update payment_statement_lines set booked_at = now() where id = $1",
    payout: "update payment_payouts set made_at = now() where id = $1",
  };

  it.each(["transfer", "bank_line", "payout"] as const)(
    "hide no %s that came later, and each ends with its cause",
    async (kind) => {
      const old: string[] = [];
      for (let n = 0; n < MOST + 1; n++) old.push(await makes[kind](100 + n));
      await gather();
      for (const key of old) expect(await stateOf(kind, key)).toEqual({ open: true, ended: false });
      await test.owner.query(
        "update report_differences set accepted_at = now(), accepted_by = 1, checked_by = 2",
      );
      const later = await makes[kind](60);
      await gather();
      expect(await stateOf(kind, later)).toEqual({ open: true, ended: false });
      const [first = "", second = ""] = old;
      for (const key of [first, later]) await test.owner.query(ends[kind], [key]);
      await gather();
      expect(await stateOf(kind, first)).toEqual({ open: false, ended: true });
      expect(await stateOf(kind, later)).toEqual({ open: false, ended: true });
      expect(await stateOf(kind, second)).toEqual({ open: false, ended: false });
    },
  );
});
