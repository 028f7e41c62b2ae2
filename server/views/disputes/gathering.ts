import type { PaymentDetail } from "#contract/office/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { roundDetail, roundObject } from "#server/games/round-search/detail.ts";
import { entriesUnder } from "#server/ledger/statement.ts";
import { objectOf } from "#server/members/administration/member-facts.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { paymentObject } from "#server/payments/audit-object.ts";
import { paymentDetail } from "#server/payments/queue/detail.ts";
import { keysOfRequest } from "#server/payments/of-member/requests-of-member.ts";
import type { NotStored } from "#server/views/disputes/bundle.ts";
import * as store from "#server/views/disputes/store.ts";

/** What only this kind of record has. */
export type Gathered = {
  member: store.DisputedMember;
  /** Its time, both ends included. */
  from: Date;
  until: Date;
  record: object;
  calls: readonly object[];
  /** The public ids of its entries, in the order of the account. */
  entries: readonly string[];
  /** The object of its acts in the audit trail, and which of them are about it; null for all. */
  audited: { object: string; calls: ReadonlySet<string> | null };
  notStored: readonly NotStored[];
};

/** Who gathers, and when. */
type Asking = { clock: Clock; operator: SignedInOperator };

const DAY_MS = 86_400_000;
/** Acts on a member that are about breaks, limits and the right to play. */
const ABOUT_PROTECTION: ReadonlySet<string> = new Set([
  "change-member-status",
  "impose-limit",
  "loosen-imposed-limit",
]);

async function memberOf(db: Queryable, id: bigint): Promise<store.DisputedMember> {
  const member = await store.findMember(db, id);
  if (!member) throw new Error(`a record's member ${id} is missing`);
  return member;
}

/** A round with its entries and the provider's calls. Throws Refusal `not_found`. */
export async function gatherRound(db: Queryable, { clock }: Asking, id: string): Promise<Gathered> {
  if (!/^\d{1,18}-\d{1,18}$/.test(id)) throw new Refusal("not_found");
  const detail = await roundDetail(db, clock, id);
  const { calls, entries, callsKeptDays, hasEntries, acts: _acts, ...rest } = detail;
  const { mayRefund: _mayRefund, proposal: _proposal, ...round } = rest;
  const [from, until] = [new Date(round.openedAt), new Date(round.changedAt)];
  const isOld = clock.now().getTime() - from.getTime() > callsKeptDays * DAY_MS;
  return {
    member: await memberOf(db, BigInt(round.memberId)),
    from,
    until,
    record: { ...round, entries },
    calls,
    entries: entries.map((entry) => entry.id),
    audited: { object: roundObject(id), calls: null },
    notStored: [
      ...(detail.rules === null ? ["game_rules" as const] : []),
      ...(isOld ? ["calls" as const] : []),
      ...missing(hasEntries),
    ],
  };
}

const missing = (hasEntries: boolean): NotStored[] => (hasEntries ? [] : ["entries"]);

/** The fields of a request that are about it, and neither about the operator who looks nor numbers. */
const ofPayment = (detail: PaymentDetail) => ({
  id: detail.id,
  kind: detail.kind,
  amount: detail.amount,
  asked: detail.asked,
  came: detail.came,
  status: detail.status,
  decision: detail.decision,
  reference: detail.reference,
  isFirst: detail.isFirst,
  askedAt: detail.askedAt,
  expiresAt: detail.expiresAt,
  heldAt: detail.heldAt,
  decidedAt: detail.decidedAt,
  decidedBy: detail.decidedBy,
  memo: detail.memo,
  statementLine: detail.statementLine,
  timeline: detail.timeline,
});

/** A deposit or a withdrawal, without its account numbers. Throws Refusal `not_found`. */
export async function gatherPayment(
  db: Queryable,
  { clock, operator }: Asking,
  record: string,
): Promise<Gathered> {
  if (!/^\d{1,15}$/.test(record)) throw new Refusal("not_found");
  const id = BigInt(record);
  const detail = await paymentDetail(db, clock, operator, id);
  const member = await memberOf(db, BigInt(detail.member.id));
  const entries = await entriesUnder(db, member.id, "payments", keysOfRequest(detail.kind, id));
  return {
    member,
    from: new Date(detail.askedAt),
    until: new Date(detail.decidedAt ?? clock.now()),
    record: ofPayment(detail),
    calls: [],
    entries,
    audited: { object: paymentObject(id), calls: null },
    notStored: ["numbers", ...(entries.length === 0 ? ["no_entries" as const] : [])],
  };
}

/** A member's newest break or self-exclusion, by the sign-in id. Throws Refusal `not_found`. */
export async function gatherExclusion(
  db: Queryable,
  { clock }: Asking,
  loginId: string,
): Promise<Gathered> {
  const member = await store.findMemberByLogin(db, loginId.toLowerCase());
  const taken = member && (await store.findNewestBreak(db, member.id));
  if (!member || !taken) throw new Refusal("not_found");
  return {
    member,
    from: taken.startedAt,
    until: taken.endedAt ?? clock.now(),
    record: taken,
    calls: [],
    entries: [],
    audited: { object: objectOf(member.id), calls: ABOUT_PROTECTION },
    notStored: ["no_entries", "commitments"],
  };
}
