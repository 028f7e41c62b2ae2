import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openDatabaseListener } from "#server/kit/database-listener.ts";
import { log } from "#server/kit/log.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const database = useTestDatabase();

it("a connection that is closed while it is made does not stay", async () => {
  const listener = openDatabaseListener(database.url, log, { moon: () => {} });
  await listener.close();
  await sleep(500);
  const listening = await database.db.query(
    "select from pg_stat_activity where datname = current_database() and query = 'listen moon'",
  );
  expect(listening).toEqual([]);
});
