import { amounts } from "#scripts/checks/amounts.ts";
import { besideRelease } from "#scripts/checks/beside-release.ts";
import { buckets } from "#scripts/checks/buckets.ts";
import { testedCalls } from "#scripts/checks/calls.ts";
import type { Check } from "#scripts/checks/check.ts";
import { connections } from "#scripts/checks/connections.ts";
import { generated } from "#scripts/checks/generated.ts";
import { lengths } from "#scripts/checks/lengths.ts";
import { lockFile } from "#scripts/checks/lock-file.ts";
import { names } from "#scripts/checks/names.ts";
import { format, lint, types, unused } from "#scripts/checks/programs.ts";
import { roomsCheck } from "#scripts/checks/rooms.ts";
import { security } from "#scripts/checks/security.ts";
import { specification } from "#scripts/checks/specification.ts";
import { standards } from "#scripts/checks/standards.ts";
import { sql } from "#scripts/checks/sql.ts";
import { statements } from "#scripts/checks/statements.ts";
import { suppressions } from "#scripts/checks/suppressions.ts";

/** The checks of `npm run check`, the longest first. */
export const checks: readonly Check[] = [
  types,
  lint,
  format,
  roomsCheck,
  lengths,
  names,
  sql,
  statements,
  besideRelease,
  buckets,
  amounts,
  connections,
  suppressions,
  testedCalls,
  specification,
  security,
  standards,
  lockFile,
  unused,
  generated,
];
