import { expect, it } from "vitest";
import { isLogGone } from "#scripts/backup/follow-log.ts";

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
