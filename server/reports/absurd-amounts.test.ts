import { expect, it } from "vitest";
import { playRound } from "#server/games/rounds.ts";
import { units } from "#server/kit/money.ts";
import { listByProvider, listByTime } from "#server/reports/reading/store.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

const test = useTestApp();

it("daily sums above eight bytes stop neither the worker nor the reports", async () => {
  const { db, writer } = test.app;
  // What was booked before a call had a largest amount.
  const amount = units(6_000_000_000_000_000_000n);
  for (const key of ["absurd-1", "absurd-2"]) {
    const { ref } = await makePlayer(db);
    const call = {
      connection: "sandbox",
      memberRef: ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: key,
      gameSessionId: null,
      closes: true,
    };
    await playRound(writer, call, [{ key, kind: "win", amount }]);
  }
  while ((await addToSums(db)) > 0) continue;
  const period = { from: "2000-01-01", until: "2999-01-01" };
  for (const sums of [
    await listByTime(db, period, "month", false),
    await listByProvider(db, period, false),
  ])
    expect(sums.reduce((sum, { returns }) => sum + returns, 0n)).toBe(2n * amount);
});
