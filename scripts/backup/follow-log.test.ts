import { join } from "node:path";
import { expect, it } from "vitest";
import { followLog, isLogGone } from "#scripts/backup/follow-log.ts";
import { backupPlaceFrom } from "#scripts/backup/source.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

it.each([
  ["requested WAL segment 00000003000000000000000A has already been removed", "58P01", true],
  // A checkpoint removes the segment while the server reads it.
  ["requested WAL segment 00000003000000000000000A has already been removed", "XX000", true],
  ["can no longer access replication slot", "55000", true],
  ["terminating connection due to administrator command", "57P01", false],
  ["could not read from WAL segment 00000003000000000000000A", "XX000", false],
])("a server that says %s (%s) no longer has the log: %s", (message, code, gone) => {
  expect(isLogGone(Object.assign(new Error(message), { code }))).toBe(gone);
});

it("ends with the error of a disk that is full, also while no log comes", async () => {
  const folder = makeTestFolder();
  const postgres = await startPostgres({ dataDir: join(folder.path, "data"), say: () => {} });
  const place = backupPlaceFrom({
    BACKUP_DIR: join(folder.path, "backup"),
    BACKUP_KEY: Buffer.alloc(32, 7).toString("base64url"),
  });
  const isFull = (): void => {
    throw new Error("no space left on device");
  };
  const following = { url: postgres.url, place, onComplete: isFull, say: () => {} };
  await expect(followLog(following, new AbortController().signal)).rejects.toThrow("no space left");
  await postgres.stop();
  await folder.remove();
});
