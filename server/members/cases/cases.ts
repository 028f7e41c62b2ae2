import type {
  CaseOutcome,
  CaseReason,
  ContactChannel,
  MemberCase,
} from "#contract/office/cases.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { effectOf } from "#server/members/cases/effects/wire.ts";
import { requestsOf } from "#server/members/cases/requests/listing.ts";
import * as store from "#server/members/cases/store.ts";
import { lockMember } from "#server/members/store.ts";

const CASES_PER_PAGE = 50;
/** The same signs open no new case so soon after one was closed. */
const QUIET_MS = 30 * 86_400_000;

/**
 * A page of open cases, the highest score first, or of closed ones, the newest close first, with
 * their contacts. `next` is the last case of the page when another page follows.
 */
export async function casesOf(
  db: Queryable,
  list: "open" | "closed",
  before: number | undefined,
): Promise<{ cases: MemberCase[]; next: number | null }> {
  const listed = list === "open" ? store.listOpen : store.listClosed;
  const after = before === undefined ? null : BigInt(before);
  const found = await listed(db, after, CASES_PER_PAGE + 1);
  const rows = found.slice(0, CASES_PER_PAGE);
  const next = found.length > rows.length ? Number(rows.at(-1)?.id) : null;
  return { cases: await toldOf(db, rows), next };
}

async function toldOf(db: Queryable, rows: readonly store.CaseRow[]): Promise<MemberCase[]> {
  const ids = rows.map(({ id }) => id);
  const contacts = ids.length > 0 ? await store.listContacts(db, ids) : [];
  const requests = await requestsOf(db, ids);
  return rows.map(({ memberId, loginId, nick, ...row }) => ({
    ...row,
    id: Number(row.id),
    member: { id: Number(memberId), loginId, nick },
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    contacts: contacts
      .filter(({ caseId }) => caseId === row.id)
      .map(({ operator, channel, summary, at, comparedAt, ...effect }) => ({
        operator,
        channel,
        summary,
        at: at.toISOString(),
        effect: comparedAt && effectOf(effect),
      })),
    requests: requests(row.id),
  }));
}

/**
 * Opens a case from markers, or brings the open one up to date. Answers whether one was opened:
 * none is for thirty days after a case was closed, unless the score is higher than it was.
 */
export async function openOrRenew(
  { tx, clock }: Act,
  memberId: bigint,
  found: { score: number; reasons: readonly CaseReason[] },
): Promise<boolean> {
  await lockMember(tx, memberId);
  const newest = await store.findNewest(tx, memberId);
  const at = clock.now();
  if (newest?.closedAt === null) {
    if (found.score >= newest.score) await store.renewCase(tx, newest.id, found);
    return false;
  }
  const isQuiet = newest?.closedAt && at.getTime() - newest.closedAt.getTime() < QUIET_MS;
  if (isQuiet && found.score <= newest.score) return false;
  await store.insertCase(tx, { memberId, origin: "marker", at, by: null, ...found });
  return true;
}

/**
 * Opens a case by hand; from the commit on the member is sent no promotion. Answers its id. Throws
 * Refusal `not_found`, `already_decided` while one is open.
 */
export async function openCase(
  act: Act,
  memberId: bigint,
  origin: "staff" | "member",
): Promise<bigint> {
  const open = await lockOpenOf(act, memberId);
  if (open !== null) throw new Refusal("already_decided");
  return openedByHand(act, memberId, origin);
}

/**
 * The open case of a member for whom a third party asks, or a new one. A proposal to close it does
 * not know of the request, so it is stale from here on. Throws Refusal `not_found`.
 */
export async function caseOfThirdParty(act: Act, memberId: bigint): Promise<bigint> {
  const open = await lockOpenOf(act, memberId);
  if (open === null) return openedByHand(act, memberId, "third_party");
  await store.raiseVersion(act.tx, open);
  return open;
}

/** Locks the member; answers their open case, null without one. Throws Refusal `not_found`. */
async function lockOpenOf({ tx }: Act, memberId: bigint): Promise<bigint | null> {
  if (!(await lockMember(tx, memberId))) throw new Refusal("not_found");
  const newest = await store.findNewest(tx, memberId);
  return newest?.closedAt === null ? newest.id : null;
}

const openedByHand = (
  act: Act,
  memberId: bigint,
  origin: "staff" | "member" | "third_party",
): Promise<bigint> =>
  store.insertCase(act.tx, {
    memberId,
    origin,
    at: act.clock.now(),
    by: operatorOf(act).operatorId,
    score: 0,
    reasons: [],
  });

/** Locks an open case. Throws Refusal `not_found`, `already_decided` when it is closed, `stale`. */
export async function lockOpen({ tx }: Act, id: bigint, version?: number): Promise<store.CaseRow> {
  const found = await store.lockCase(tx, id);
  if (!found) throw new Refusal("not_found");
  if (found.closedAt !== null) throw new Refusal("already_decided");
  if (version !== undefined && found.version !== version) throw new Refusal("stale");
  return found;
}

/** Records what an operator and the member said; answers the case. Throws as `lockOpen`. */
export async function addContact(
  act: Act,
  caseId: bigint,
  { channel, summary }: { channel: ContactChannel; summary: string },
): Promise<store.CaseRow> {
  const found = await lockOpen(act, caseId);
  const { operatorId } = operatorOf(act);
  await store.insertContact(act.tx, { caseId, operatorId, at: act.clock.now(), channel, summary });
  return found;
}

/** Closes a locked case; promotion is allowed again. */
export const closeCase = (act: Act, caseId: bigint, outcome: CaseOutcome): Promise<void> =>
  store.closeCase(act.tx, caseId, {
    at: act.clock.now(),
    by: operatorOf(act).operatorId,
    outcome,
  });
