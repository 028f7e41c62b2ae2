import { beforeAll, beforeEach } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Difference } from "#contract/office/differences.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { gatherDifferences } from "#server/reports/differences/gathering.ts";
import type { TestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { operatorWithRole } from "#tests/support/office.ts";
import { openPast } from "#tests/support/spread-entries.ts";
import { dayFile, dayLayout } from "#tests/support/settlement.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A day in Seoul, so many days from the moment's. */
const dayIn = (moment: Date, days: number): string =>
  new Date(moment.getTime() + 9 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

/** An operator who imports files of past days of the sandbox, and members who played on them. */
export function useProviderDays(test: TestApp) {
  const office = useGamesOffice(test);
  const { make, act } = office;
  const found = { operator: "" };
  /** Noon in Seoul of the day whose file the tests compare, and that day. */
  const noon = new Date(`${dayIn(new Date(), -3)}T03:00:00Z`);
  const day = dayIn(noon, 0);
  const signIn = async () => {
    found.operator = await operatorWithRole(test, "admin");
  };
  beforeAll(async () => {
    await signIn();
    await openPast(test.owner);
  });
  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    await test.owner.query("delete from game_differences");
  });
  return {
    office,
    noon,
    day,
    dayIn,
    signIn,
    make: (name: Parameters<typeof make>[0], input: object) => make(name, input, found.operator),
    act: (name: Parameters<typeof act>[0], input: object) => act(name, input, found.operator),
    /** Moves everything that was played just now to a moment of that day. */
    async move(at: Date) {
      for (const [table, column] of [
        ["ledger_entries", "posted_at"],
        ["ledger_house_entries", "posted_at"],
        ["ledger_keys", "written_at"],
        ["game_rounds", "opened_at"],
      ] as const)
        await test.owner.query(
          `update ${table} set ${column} = $1 where ${column} > now() - interval '1 hour'`,
          [at],
        );
    },
    bring: (lines: readonly string[], more: object = {}) =>
      act(
        "import-day-file",
        {
          connection: "sandbox",
          day,
          fileName: "day.csv",
          content: dayFile(lines),
          layout: dayLayout,
          ...more,
        },
        found.operator,
      ),
    async keysOf(ref: string) {
      const rows = await test.app.db.query<{ key: string }>(
        "select key from ledger_keys where key like $1 || ':%' order by seq",
        [ref],
      );
      return rows.map(({ key }) => key);
    },
    gather: () => test.app.acts.perform(SYSTEM, gatherDifferences),
    /** Open differences of a kind, from the work list. */
    async list(kind: "transaction" | "day_file"): Promise<Difference[]> {
      const answer = await make("get-differences", { view: "open", kind }, found.operator);
      return (answer as unknown as OfficeOutput<"get-differences">).differences;
    },
  };
}
