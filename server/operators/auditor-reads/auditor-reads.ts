import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { officeCalls, type OfficeCallName, type OfficeOutput } from "#contract/office/calls.ts";
import { permissions, type Permission } from "#contract/office/permissions.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { KEPT_DAYS, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/operators/auditor-reads/store.ts";
import type { Facts, OperatorContext } from "#server/operators/office-handler.ts";

/**
 * What a session asks again from the same address within this time is one read, so that a page that
 * updates itself adds four rows an hour at most. Spans begin at the full hour.
 */
const READ_SPAN_MS = 900_000;
const PER_PAGE = 50;
/** A longer value of a filter is cut to this many characters. */
const LONGEST_VALUE = 200;

/** Left out of the log: where a page of a list begins, and the reason, which the audit trail has. */
const besideFilter = new Set(["after", "page", "reason"]);

/**
 * Whether a field is kept. A search for members is kept without what was searched, which may be a
 * telephone number; a `before` that is a number says where a page begins.
 */
const isKept = (call: OfficeCallName, field: string, value: unknown): boolean =>
  value !== undefined &&
  !besideFilter.has(field) &&
  !(field === "before" && typeof value === "number") &&
  !(call === "find-members" && field === "query");

const valueOf = (value: unknown): string | number | boolean | null => {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, LONGEST_VALUE);
};

/** What a call was narrowed to; null for all. */
function filterOf(call: OfficeCallName, input: object): Facts | null {
  const kept = Object.entries(input).filter(([field, value]) => isKept(call, field, value));
  if (kept.length === 0) return null;
  return Object.fromEntries(kept.map(([field, value]) => [field, valueOf(value)]));
}

/**
 * Records what an auditor reads or saves as a file: one row for each session, address, call, filter
 * and quarter of an hour. Records nothing of other roles, nor of calls about the own account.
 */
export async function recordRead(
  db: Queryable,
  clock: Clock,
  { operator: { operatorId, sessionId, role }, address }: OperatorContext,
  { call, declared }: { call: OfficeCallName; declared: OfficeCallDeclaration },
  input: object,
): Promise<void> {
  const isOwnAffair = declared.access === "operator" || declared.access === "anyone";
  if (role !== "auditor" || isOwnAffair) return;
  const at = clock.now();
  const spanAt = new Date(Math.floor(at.getTime() / READ_SPAN_MS) * READ_SPAN_MS);
  const filter = filterOf(call, input);
  await store.insertRead(db, { operatorId, sessionId, call, filter, address, at, spanAt });
}

/** The permission of a call; null for one that this release does not have. */
function permissionOf(call: string): Permission | null {
  const declared = (officeCalls as Readonly<Record<string, OfficeCallDeclaration>>)[call];
  return permissions.find((each) => each === declared?.access) ?? null;
}

/**
 * What auditors read, newest first, fifty rows with numbers below `before`: their own for an auditor,
 * those of one or of all for staff.
 */
export async function auditorReads(
  db: Queryable,
  { operatorId, role }: OperatorContext["operator"],
  {
    operator,
    before = null,
  }: { operator?: number | undefined; before?: number | undefined | null },
): Promise<OfficeOutput<"get-auditor-reads">> {
  const own = role === "auditor" ? operatorId : null;
  const wanted = own ?? (operator === undefined ? null : BigInt(operator));
  const rows = await store.listReads(db, wanted, before, PER_PAGE + 1);
  const reads = rows.slice(0, PER_PAGE).map((row) => ({
    ...row,
    id: Number(row.id),
    at: row.at.toISOString(),
    access: permissionOf(row.call),
  }));
  const auditors = await store.listAuditors(db, own);
  return {
    reads,
    next: rows.length > PER_PAGE ? (reads.at(-1)?.id ?? null) : null,
    auditors: auditors.map(({ id, name }) => ({ id: Number(id), name })),
    keptDays: KEPT_DAYS.auditorReads,
  };
}

/**
 * Deletes a bounded number of reads whose retention period is over, by the clock of the database.
 * Answers how many.
 */
export const sweepAuditorReads = (db: Queryable): Promise<number> =>
  store.sweepReads(db, SWEPT_AT_ONCE);
