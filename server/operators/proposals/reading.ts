import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import type { SubjectNow } from "#contract/office/subjects.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { bondsOf } from "#server/operators/let-in/bonds.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import { declared, mayCheck, shownPayload } from "#server/operators/proposals/proposals.ts";
import * as store from "#server/operators/proposals/store.ts";

const WAITING_AT_MOST = 200;
const DECIDED_PER_PAGE = 50;
const TOLD_AT_MOST = 20;

type Reading = { db: Queryable; clock: Clock; subjectsOf: SubjectsOf<SubjectNow> };

/** The proposals of a view as one operator sees them; waiting ones fit one page. */
export async function proposalsOf(
  reading: Reading,
  operator: SignedInOperator,
  { view = "waiting", before }: OfficeInput<"get-proposals">,
): Promise<Omit<OfficeOutput<"get-proposals">, "signedOnly">> {
  const { db, clock } = reading;
  const now = clock.now();
  if (view === "waiting") {
    const rows = await store.listWaiting(db, now, WAITING_AT_MOST);
    return { proposals: await toldOf(reading, operator, rows), next: null };
  }
  const from = before === undefined ? null : BigInt(before);
  const rows = await store.listDecided(db, now, from, DECIDED_PER_PAGE + 1);
  const shown = rows.slice(0, DECIDED_PER_PAGE);
  return {
    proposals: await toldOf(reading, operator, shown),
    next: rows.length > DECIDED_PER_PAGE ? Number(shown.at(-1)?.id) : null,
  };
}

/**
 * The operator's own proposals that colleagues decided since they last looked: the oldest decisions
 * that fit, of which the newest is first.
 */
export async function ownDecisions(
  reading: Reading,
  operator: SignedInOperator,
): Promise<Proposal[]> {
  const rows = await store.listUnseen(reading.db, operator.operatorId, TOLD_AT_MOST);
  return toldOf(reading, operator, rows.toReversed());
}

/** Marks the decisions on the operator's own proposals as seen, up to and with the decision on one. */
export const seeOwnDecisions = (
  db: Queryable,
  clock: Clock,
  { operatorId }: SignedInOperator,
  upTo: bigint,
): Promise<void> => store.markSeen(db, operatorId, upTo, clock.now());

async function toldOf(
  { db, clock, subjectsOf }: Reading,
  operator: SignedInOperator,
  rows: readonly store.ProposalRow[],
): Promise<Proposal[]> {
  const subjectOf = await subjectsOf(rows.map(({ object }) => object));
  const bonds = await bondsOf(db, clock, operator.operatorId);
  return rows.map((row) => {
    const isOwn = row.makerId === operator.operatorId;
    const letInUntil = bonds.get(row.makerId)?.toISOString() ?? null;
    const decision = decisionOf(row, clock.now());
    return {
      id: Number(row.id),
      call: row.call,
      object: row.object,
      subject: subjectOf(row.object),
      reason: row.reason,
      payload: shownPayload(row, decision === null, db.appSecret),
      before: row.before,
      after: row.after,
      maker: row.maker,
      isOwn,
      mayDecide: decision === null && !isOwn && letInUntil === null && mayCheck(row, operator),
      letInUntil,
      givesLink: declared(row.call)?.givesLink ?? false,
      madeAt: row.madeAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      decision,
    };
  });
}

function decisionOf(row: store.ProposalRow, now: Date): Proposal["decision"] {
  const { state, checker, decidedAt, decisionReason, expiresAt } = row;
  if (state === "carried-out" || state === "turned-down")
    return {
      state,
      by: checker,
      at: (decidedAt ?? expiresAt).toISOString(),
      reason: decisionReason,
    };
  if (state === "waiting" && expiresAt > now) return null;
  return { state: "expired", by: null, at: expiresAt.toISOString(), reason: null };
}
