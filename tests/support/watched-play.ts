import { afterEach, beforeAll, beforeEach } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { watchPlay } from "#server/games/play-patterns/watching.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

type Starts = { game?: string; of?: TestMember; stake?: bigint; launch?: string };

/** A member for each test whose rounds begin from a day ago on, where the worker's reading begins. */
export function useWatchedPlay() {
  const test = useTestApp();
  const codes: Record<string, string> = {};
  let member: TestMember;
  let made = 0;
  const began = () =>
    new Date(Math.floor((test.clock.now().getTime() - DAY_MS) / MINUTE_MS) * MINUTE_MS);
  beforeAll(async () => {
    test.clock.stop();
    const games = await test.owner.query<{ category: string; code: string }>(
      `select distinct on (p.category) p.category, g.code
       from games g join game_providers p on p.id = g.provider_id order by p.category, g.id`,
    );
    for (const { category, code } of games) codes[category] = code;
  });
  beforeEach(async () => {
    test.clock.advance(2 * DAY_MS);
    member = await makeMember(test.app.db);
    await test.owner.query("update game_play_watch set read_until = $1", [began()]);
  });
  // Rounds without entries are no rounds of the books.
  afterEach(() => test.owner.query("delete from game_rounds"));
  const codeOf = (category: "slot" | "casino" | "sport") => codes[category] ?? "";
  return {
    test,
    codeOf,
    /** Where the offsets of `start` begin. */
    began,
    get member() {
      return member;
    },
    /** From here on the member is a test account. */
    async becomesTester() {
      member = await makeMember(test.app.db, { isTest: true });
    },
    /** Rounds that began so many milliseconds after `began`, by default of the member in a slot. */
    start: (
      offsets: readonly number[],
      { game = codeOf("slot"), of = member, stake = 100_000n, launch }: Starts = {},
    ) =>
      test.owner.query(
        `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id,
           game_session_id, first_seq, stake, payout, state, opened_at, changed_at)
         select $1, g.provider_id, 'watched-' || ($2::integer + n), $3, $4, g.id, $9::uuid,
           -$2::bigint - n, $5, 0, 'closed', at, at
         from games g cross join unnest($6::float8[]) with ordinality as o(ms, n)
         cross join lateral (select $7::timestamptz + ms * interval '1 millisecond' as at) t
         where g.code = $8`,
        [
          of.cash.bucket,
          (made += 10_000),
          of.cash.id,
          of.memberId,
          stake,
          offsets,
          began(),
          game,
          launch ?? null,
        ],
      ),
    async watch() {
      while ((await test.app.acts.perform(SYSTEM, watchPlay)) > 0);
    },
    /** The answer to an administrator. */
    ask: async (name: OfficeCallName, input: object) =>
      (await officeCall(test, name, input, await operatorWithRole(test, "admin"))).body,
  };
}
