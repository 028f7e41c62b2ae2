import type { Output } from "#contract/calls.ts";
import { roles, type Role } from "#contract/office/permissions.ts";
import { accessParts, type AccessPart } from "#contract/office/shown-member.ts";
import type { OpenedPart, StaffAccess, StaffTeam } from "#contract/staff-accesses.ts";
import type { Queryable } from "#server/kit/database.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import * as store from "#server/members/accesses/store.ts";

const PER_PAGE = 20;

/**
 * What members read of each part. Screens that staff open for a check of laundering, a case of
 * protection or a freeze share their word with those that they open every day.
 */
const words: Readonly<Record<AccessPart, OpenedPart>> = {
  overview: "account",
  "sign-ins": "account",
  sessions: "account",
  limits: "account",
  remarks: "account",
  audit: "account",
  accesses: "account",
  ledger: "money",
  requests: "money",
  games: "games",
  help: "messages",
  notes: "messages",
  identity: "identity",
  "privacy-requests": "privacy-requests",
  phone: "phone",
  bank: "bank",
  "identity-file": "identity-file",
  "help-file": "help-file",
};

/** A lead cashier counts as the payments team: the role would tell that a case is decided on. */
const teams: Readonly<Record<Role, StaffTeam>> = {
  viewer: "oversight",
  auditor: "oversight",
  cs: "support",
  cashier: "payments",
  "cashier-lead": "payments",
  content: "content",
  admin: "administrator",
};

/** What staff open only by an act, which has a reason. */
const reasoned: ReadonlySet<OpenedPart> = new Set(["phone", "bank", "identity-file", "help-file"]);

const ownWords: store.OwnWords = {
  parts: accessParts,
  asParts: accessParts.map((part) => words[part]),
  roles,
  asTeams: roles.map((role) => teams[role]),
};

type Span = { timeZone: string; most: number; skipped: number };

async function listOf(db: Queryable, memberId: bigint, span: Span): Promise<StaffAccess[]> {
  const rows = await store.listOwnAccesses(db, memberId, ownWords, span);
  return rows.map(({ at, part, by }) => ({
    at: at.toISOString(),
    part,
    by,
    isReasoned: reasoned.has(part),
  }));
}

/** The newest accesses of staff as the member's copy of the data has them. */
export const accessesForCopy = (
  db: Queryable,
  memberId: bigint,
  timeZone: string,
  most: number,
): Promise<StaffAccess[]> => listOf(db, memberId, { timeZone, most, skipped: 0 });

/**
 * One page (from 1) of the accesses of staff to the member's account, newest first: the first of
 * each day in the time zone, part and team. Source of what is told: Court of Justice of the EU,
 * C-579/21 (dates and purposes; names of staff only where they are needed).
 */
export async function staffAccesses(
  db: Queryable,
  memberId: bigint,
  { timeZone, page }: { timeZone: string; page: number },
): Promise<Output<"get-staff-accesses">> {
  const span = { timeZone, most: PER_PAGE, skipped: (page - 1) * PER_PAGE };
  return {
    list: await listOf(db, memberId, span),
    maxCount: await store.countOwnAccesses(db, memberId, ownWords, timeZone),
    keptDays: KEPT_DAYS.memberAccesses,
  };
}
