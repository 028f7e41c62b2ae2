import { pino } from "pino";
import { expect, it } from "vitest";
import { openDatabaseListener } from "#server/kit/database-listener.ts";
import { openDatabase } from "#server/kit/database.ts";
import {
  announceMemberChanges,
  MEMBER_CHANGES,
  membersIn,
} from "#server/http/push/member-changes.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const database = useTestDatabase();

it("members whose change could not be announced are announced by a later message", async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const heard = new Set<bigint>();
  let isListening = false;
  const listener = openDatabaseListener(
    database.url,
    log,
    { [MEMBER_CHANGES]: (payload) => membersIn(payload).forEach((id) => heard.add(id)) },
    (now) => (isListening = now),
  );
  await expect.poll(() => isListening).toBe(true);
  const db = openDatabase(database.url, { size: 1, waitAtMostMs: 1_000 });
  const changes = announceMemberChanges(db, log);
  const members = Array.from({ length: 700 }, (_, n) => BigInt(n + 1));
  // Its only connection is busy, so that the first messages fail.
  await db.transaction(async () => {
    members.forEach(changes.announce);
    await expect.poll(() => logged.join(""), { timeout: 10_000 }).toContain("could not announce");
  });
  await expect.poll(() => heard.size, { timeout: 10_000 }).toBe(members.length);
  changes.close();
  await Promise.all([listener.close(), db.close()]);
});
