import { randomUUID } from "node:crypto";
import { UNIT } from "#conformance/kit.ts";
import { protocols } from "#conformance/run.ts";
import type { Queryable } from "#server/kit/database.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import type { TestApp } from "#tests/support/app.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

/** Whether a bet was played to its end over a connection. */
async function isTried(db: Queryable, connection: string): Promise<boolean> {
  const rows = await db.query(
    `select from game_rounds r join game_providers p on p.id = r.provider_id
     where p.connection = $1 and r.state = 'closed' and r.stake > 0 limit 1`,
    [connection],
  );
  return rows.length > 0;
}

/**
 * Plays a real bet to its end over each connection of the app's environment whose provider makes
 * calls and that has none yet, also where another test has switched its games off.
 */
export async function playTestBets(test: TestApp): Promise<void> {
  const { owner, clock, connections } = test;
  const off = await owner.query<{ id: number }>(
    "update game_providers set is_used = true where not is_used returning id",
  );
  const gamesOff = await owner.query<{ id: number }>(
    "update games set is_used = true where not is_used returning id",
  );
  clock.advance(KEPT_MS);
  for (const protocol of protocols) {
    const { connection, driver, players } = walletOf(test, protocol);
    if (!connections.some((each) => each.connection === connection)) continue;
    if (await isTried(owner, connection)) continue;
    const player = await players.fresh();
    const stake = { id: randomUUID(), round: randomUUID(), amount: 1_000n * UNIT, closes: true };
    const win = { ...stake, id: randomUUID(), amount: UNIT, reference: stake.id };
    const outcomes = [await driver.stake(player, stake), await driver.win(player, win)];
    if (outcomes.some((outcome) => outcome !== "ok"))
      throw new Error(`${protocol.name}: ${outcomes.join(", ")}`);
  }
  const ids = (rows: readonly { id: number }[]) => [rows.map(({ id }) => id)];
  await owner.query("update game_providers set is_used = false where id = any($1)", ids(off));
  await owner.query("update games set is_used = false where id = any($1)", ids(gamesOff));
  clock.advance(KEPT_MS);
}
