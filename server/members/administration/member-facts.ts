import type { KeyEvent, MemberSignIn } from "#contract/office/member-keys.ts";
import type { MemberFacts, MemberSession, Remark } from "#contract/office/members.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { deviceWords } from "#server/kit/device.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { accountStatus, getBalances } from "#server/ledger/accounts.ts";
import * as store from "#server/members/administration/store.ts";
import { isBarred } from "#server/members/barred-persons/store.ts";
import { runningBreak } from "#server/members/breaks/breaks.ts";
import { latestClosing } from "#server/members/closing/closing.ts";
import { dormancyOf } from "#server/members/dormancy/dormancy.ts";
import { erasableFrom } from "#server/members/record-years/record-years.ts";
import { deviceCodeOf } from "#server/members/device-code.ts";
import { consentedProducts } from "#server/members/marketing-consents/marketing-consents.ts";
import { masked } from "#server/members/profile.ts";
import { getAdded } from "#server/members/second-factors/store.ts";
import { SESSIONS_AT_ONCE } from "#server/members/sessions.ts";
import { listLiveSessions } from "#server/members/sessions/store.ts";
import { hasSignInNotes } from "#server/members/sign-in-notes/sign-in-notes.ts";
import { isTestAccount } from "#server/members/testers/test-accounts.ts";
import { waitingOf } from "#server/operators/proposals/proposals.ts";
import { passkeysOf } from "#server/passkeys/passkeys.ts";

const PER_PAGE = 50;
const EVENTS_AT_MOST = 50;

/** The member's object name in the audit trail and in proposals. */
export const objectOf = (memberId: bigint): string => `member:${memberId}`;

/** A member's details and pending acts. Throws Refusal `not_found`. */
export async function memberFacts(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<MemberFacts> {
  const row = await store.findFacts(db, memberId, clock.now());
  if (!row) throw new Refusal("not_found");
  const [
    balances,
    account,
    sessions,
    running,
    closing,
    dormancy,
    barred,
    isTest,
    keys,
    consents,
    waiting,
  ] = await Promise.all([
    getBalances(db, memberId),
    accountStatus(db, memberId),
    liveSessions(db, clock, memberId),
    runningBreak(db, clock, memberId),
    latestClosing(db, memberId),
    dormancyOf(db, memberId),
    isBarred(db, memberId),
    isTestAccount(db, memberId),
    keysOf(db, memberId),
    consentedProducts(db, memberId),
    waitingOf(db, clock, objectOf(memberId)),
  ]);
  return {
    id: Number(row.memberId),
    loginId: row.loginId,
    nick: row.nick,
    level: row.level,
    status: row.status,
    site: row.site,
    registeredAt: row.registeredAt.toISOString(),
    lastSignIn: row.lastSignInAt && {
      at: row.lastSignInAt.toISOString(),
      address: row.lastSignInAddress ?? "",
    },
    liveSessions: sessions.length,
    phone: masked(row.phone),
    birthYear: row.birthYear,
    bank: { name: row.bankName, number: masked(row.bankNumber), owner: row.bankOwner },
    terms: { version: row.termsVersion, acceptedAt: row.termsAcceptedAt.toISOString() },
    balances: {
      cash: toWon(balances.cash),
      comp: toWon(balances.comp),
      hold: toWon(balances.hold),
    },
    isFrozen: account === "frozen",
    isErased: row.isErased,
    erasable: await erasableOf(db, clock, row),
    running,
    closing: ownClosing(closing, row.status),
    dormancy,
    isBarred: barred,
    isTest,
    ...keys,
    consents,
    resetLinkUntil: row.resetLinkUntil?.toISOString() ?? null,
    waiting: waiting
      ? { call: waiting.call, maker: waiting.maker, madeAt: waiting.madeAt.toISOString() }
      : null,
  };
}

/** What the member signs in with beside the password. */
async function keysOf(
  db: Queryable,
  memberId: bigint,
): Promise<Pick<MemberFacts, "secondFactorSince" | "passkeys">> {
  const secondFactor = await getAdded(db, memberId);
  return {
    secondFactorSince: secondFactor?.addedAt.toISOString() ?? null,
    passkeys: (await passkeysOf(db, "member", memberId)).length,
  };
}

/** For how long the records of a closed account are kept; null for an open or an erased one. */
async function erasableOf(
  db: Queryable,
  clock: Clock,
  { memberId, closedAt, isErased }: store.FactsRow,
): Promise<MemberFacts["erasable"]> {
  if (!closedAt || isErased) return null;
  const { from, years, source } = await erasableFrom(db, memberId, closedAt);
  return { from: from.toISOString(), years, source, isDue: clock.now() >= from };
}
/** The closing that the member asked for; null once staff have reopened the account. */
const ownClosing = (
  closing: Awaited<ReturnType<typeof latestClosing>>,
  status: MemberFacts["status"],
): MemberFacts["closing"] =>
  closing && (closing.closedAt === null || status === "closed")
    ? {
        askedAt: closing.askedAt.toISOString(),
        closedAt: closing.closedAt?.toISOString() ?? null,
      }
    : null;

/** The member with this id, unmasked, for use on the server. Throws Refusal `not_found`. */
export async function existing(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<store.FactsRow> {
  const row = await store.findFacts(db, memberId, clock.now());
  if (!row) throw new Refusal("not_found");
  return row;
}

/** Throws Refusal `not_found` for an unknown id. */
export async function assertExists(db: Queryable, memberId: bigint): Promise<void> {
  if (!(await store.exists(db, memberId))) throw new Refusal("not_found");
}

async function liveSessions(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<MemberSession[]> {
  const rows = await listLiveSessions(db, memberId, clock.now(), SESSIONS_AT_ONCE);
  return rows.map((row) => ({
    id: row.sessionId,
    startedAt: row.startedAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
    address: row.address,
    device: deviceWords(row.userAgent),
    deviceCode: row.deviceHash && deviceCodeOf(row.deviceHash.toString("hex")),
  }));
}

/** One page of sign-in attempts, with the live sessions and the latest changes of credentials. */
export async function signInsOf(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  before: bigint | null,
): Promise<{
  hasSignInNotes: boolean;
  sessions: MemberSession[];
  attempts: MemberSignIn[];
  next: number | null;
  events: KeyEvent[];
}> {
  const [hasNotes, sessions, attempts, events] = await Promise.all([
    hasSignInNotes(db, memberId),
    liveSessions(db, clock, memberId),
    store.listSignIns(db, memberId, before, PER_PAGE + 1),
    store.listKeyEvents(db, memberId, EVENTS_AT_MOST),
  ]);
  return {
    hasSignInNotes: hasNotes,
    sessions,
    attempts: attempts.slice(0, PER_PAGE).map(({ id, at, outcome, address, userAgent }) => ({
      id: Number(id),
      at: at.toISOString(),
      outcome,
      address,
      device: deviceWords(userAgent),
    })),
    next: nextOf(attempts),
    events: events.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
  };
}

/** One page of staff's remarks about a member, newest first. */
export async function remarksOf(
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
): Promise<{ remarks: Remark[]; next: number | null }> {
  const rows = await store.listRemarks(db, memberId, before, PER_PAGE + 1);
  return {
    remarks: rows
      .slice(0, PER_PAGE)
      .map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
    next: nextOf(rows),
  };
}

/** The id with which the next page begins: the last row of this one, when there are more. */
const nextOf = (rows: readonly { id: bigint }[]): number | null => {
  const last = rows.length > PER_PAGE ? rows[PER_PAGE - 1] : undefined;
  return last ? Number(last.id) : null;
};
