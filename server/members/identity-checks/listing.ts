import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeIdentityCheck } from "#contract/office/identity-checks.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { correctionOf } from "#server/members/identity-checks/corrections.ts";
import { findStanding } from "#server/members/identity-checks/holds/store.ts";
import * as store from "#server/members/identity-checks/store.ts";
import { getOwner } from "#server/members/store.ts";

const PAGE = 50;
const EARLIER_AT_MOST = 20;
const COUNTED_AT_MOST = 1_000;

/** How many documents wait, at most 1,000. */
export const countWaitingIdentities = (db: Queryable): Promise<number> =>
  store.countWaiting(db, COUNTED_AT_MOST);

const shown = ({
  id,
  memberId,
  loginId,
  nick,
  status,
  ...row
}: store.CheckRow): OfficeIdentityCheck => ({
  id: Number(id),
  member: { id: Number(memberId), loginId, nick, status },
  document: row.document,
  sentAt: row.sentAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  outcome: row.outcome,
  refusedFor: row.refusedFor,
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** A page of documents: those that wait, the oldest first, or those that are decided, the newest first. */
export async function identityChecks(
  db: Queryable,
  { list, after }: { list: "waiting" | "decided"; after?: number | undefined },
): Promise<OfficeOutput<"get-identity-checks">> {
  const from = after === undefined ? null : BigInt(after);
  const rows =
    list === "waiting"
      ? await store.listWaiting(db, from ?? 0n, PAGE + 1)
      : await store.listDecided(db, from, PAGE + 1);
  const checks = rows.slice(0, PAGE).map(shown);
  return { checks, next: rows.length > PAGE ? (checks.at(-1)?.id ?? null) : null };
}

/** A document with what the member registered and sent before. Throws Refusal `not_found`. */
export async function identityCheck(
  db: Queryable,
  id: bigint,
): Promise<OfficeOutput<"get-identity-check">> {
  const row = await store.findCheck(db, id);
  if (!row) throw new Refusal("not_found");
  const { bankOwner, birthDate } = await getOwner(db, row.memberId);
  const files = await store.listFiles(db, id);
  const all = await store.listOfMember(db, row.memberId, EARLIER_AT_MOST + 1);
  return {
    check: shown(row),
    registered: { name: bankOwner, birthDate },
    correction: await correctionOf(db, id),
    files: files.map((file) => ({ ...file, id: Number(file.id) })),
    earlier: all
      .filter((each) => each.id !== id)
      .slice(0, EARLIER_AT_MOST)
      .map(shown),
  };
}

/** A member's documents, and whether one is demanded and verified. */
export async function identityOfMember(
  db: Queryable,
  memberId: bigint,
): Promise<OfficeOutput<"get-member-identity">> {
  const { isMissing } = await findStanding(db, memberId);
  const rows = await store.listOfMember(db, memberId, EARLIER_AT_MOST);
  return {
    isDemanded: isMissing,
    isVerified: rows.some(({ outcome, endedAt }) => outcome === "verified" && endedAt === null),
    checks: rows.map(shown),
  };
}
