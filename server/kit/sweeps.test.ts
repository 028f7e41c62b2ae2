import { describe, expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import { sweepStoredAnswers } from "#server/kit/idempotency.ts";
import { SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { sweepThrottles } from "#server/kit/throttle.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

describe("one step of a sweep deletes a bounded number, and the last one the rest,", () => {
  const database = useTestDatabase();

  it("of counted attempts", async () => {
    await database.db.query(
      `insert into throttles (key, window_started_at, uses)
       select 'old:' || n, now() - interval '2 days', 1 from generate_series(1, 1500) n
       union all select 'new', now(), 1`,
    );
    const steps = [];
    for (let step = 0; step < 3; step++) steps.push(await sweepThrottles(database.db, systemClock));
    expect(steps).toEqual([SWEPT_AT_ONCE, 500, 0]);
    expect(await database.db.query("select key from throttles")).toEqual([{ key: "new" }]);
  });

  it("of stored answers", async () => {
    const { memberId } = await makeMember(database.db);
    await database.db.query(
      `insert into idempotent_answers (member_id, call, key_hash, body_hash, written_at)
       select $1, 'open-game', sha256(n::text::bytea), sha256('body'), now() - interval '31 days'
       from generate_series(1, 1500) n`,
      [memberId],
    );
    const steps = [];
    for (let step = 0; step < 3; step++)
      steps.push(await sweepStoredAnswers(database.db, systemClock));
    expect(steps).toEqual([SWEPT_AT_ONCE, 500, 0]);
  });
});
