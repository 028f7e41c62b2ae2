import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { Clock } from "#server/kit/clock.ts";
import { violatedConstraint, type Queryable, type Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { seal, unseal, type AppSecret } from "#server/kit/sealed.ts";
import type { Facts, OperatorContext } from "#server/operators/office-handler.ts";
import { assertTwoPeople, bondsOf } from "#server/operators/let-in/bonds.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { canonical, hashOf } from "#server/operators/proposals/canonical.ts";
import * as store from "#server/operators/proposals/store.ts";

/** An undecided proposal expires after this time. */
const PROPOSAL_HOLDS_MS = 24 * 3_600_000;

export type WaitingProposal = store.ProposalRow;

export const declared = (call: string): OfficeCallDeclaration | undefined =>
  call in officeCalls ? officeCalls[call as OfficeCallName] : undefined;

/** The permission that a second operator needs for a call; undefined for other calls. */
const checkedBy = (call: string): Permission | undefined => declared(call)?.checkedBy;

const PURPOSE = "proposals' secrets";

/** Which fields of a call's payload are stored sealed. */
const sealedFields = (call: string): readonly string[] => [
  ...(declared(call)?.secret ?? []),
  ...(declared(call)?.sealed ?? []),
];

/** The payload with `change` applied to each field that is stored sealed. */
const withSecrets = <Payload extends object>(
  call: string,
  payload: Payload,
  change: (value: string) => string,
): Payload => {
  const sealed = sealedFields(call);
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      sealed.includes(name) ? change(String(value)) : value,
    ]),
  ) as Payload;
};

/**
 * What staff read of a proposal's input: no secret, and what else is sealed only while it waits,
 * because a later secret of the product does not open what is decided.
 */
export function shownPayload(
  { call, payload }: WaitingProposal,
  isWaiting: boolean,
  appSecret: AppSecret,
): WaitingProposal["payload"] {
  const hidden = isWaiting ? (declared(call)?.secret ?? []) : sealedFields(call);
  const shown = Object.entries(payload).filter(([name]) => !hidden.includes(name));
  const opened = declared(call)?.sealed ?? [];
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      opened.includes(name) ? openSealed(String(value), appSecret) : value,
    ]),
  );
}

const openSealed = (sealed: string, appSecret: AppSecret): string =>
  unseal(Buffer.from(sealed, "base64"), appSecret, PURPOSE);

/** The proposed input with its secrets opened, used only for carrying it out. */
export const openedPayload = (
  { call, payload }: WaitingProposal,
  appSecret: AppSecret,
): WaitingProposal["payload"] =>
  withSecrets(call, payload, (sealed) => openSealed(sealed, appSecret));

/**
 * Stores an act as a proposal for a second operator; its secret fields are sealed with the
 * product's own key. One object can have one waiting proposal of a call: throws Refusal
 * `proposal_waiting`.
 */
export async function propose(
  tx: Transaction,
  { clock, appSecret }: { clock: Clock; appSecret: AppSecret },
  context: OperatorContext,
  act: {
    call: string;
    object: string;
    payload: object;
    reason: string;
    before: Facts | null;
    after: Facts | null;
  },
): Promise<bigint> {
  const madeAt = clock.now();
  await store.expireProposals(tx, act.object, madeAt);
  await assertNoneWaiting(tx, clock, act.object);
  const payload = canonical(
    withSecrets(act.call, act.payload, (value) =>
      seal(value, appSecret, PURPOSE).toString("base64"),
    ),
  );
  const proposal = {
    ...act,
    payload,
    payloadHash: hashOf(payload),
    makerId: context.operator.operatorId,
    madeAt,
    expiresAt: new Date(madeAt.getTime() + PROPOSAL_HOLDS_MS),
  };
  return store.insertProposal(tx, proposal).catch((error: unknown) => {
    // Of two simultaneous proposals the constraint refuses the second.
    if (violatedConstraint(error) !== "operator_proposals_one_waiting") throw error;
    throw new Refusal("proposal_waiting");
  });
}

/** Throws Refusal `proposal_waiting` while a proposal about the object waits. */
export async function assertNoneWaiting(
  db: Queryable,
  clock: Clock,
  object: string,
): Promise<void> {
  const waiting = await waitingOf(db, clock, object);
  if (waiting) throw new Refusal("proposal_waiting", { operator: waiting.maker });
}

/** The waiting proposal about an object, if any. */
export const waitingOf = (
  db: Queryable,
  clock: Clock,
  object: string,
): Promise<WaitingProposal | undefined> => store.findWaitingOf(db, object, clock.now());

/** The object name of acts on an operator. */
export const operatorObject = (operatorId: bigint): string => `operator:${operatorId}`;

export function mayCheck(proposal: store.ProposalRow, operator: SignedInOperator): boolean {
  if (proposal.object === operatorObject(operator.operatorId)) return false;
  const permission = checkedBy(proposal.call);
  return permission !== undefined && operator.permissions.has(permission);
}

/** Whether this operator may carry out a waiting proposal. */
export const mayDecide = async (
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
  proposal: WaitingProposal,
): Promise<boolean> =>
  proposal.makerId !== operator.operatorId &&
  mayCheck(proposal, operator) &&
  !(await bondsOf(db, clock, operator.operatorId)).has(proposal.makerId);

/**
 * Locks a proposal that this operator decides. Its maker may turn it down, which withdraws it, and
 * never carry it out. Throws Refusal `not_found`, `already_decided`, `proposal_expired`,
 * `own_proposal`, `own_account` for a proposal about this operator, `let_in` while they and the
 * maker do not count as two people, `forbidden`.
 */
export async function lockForDecision(
  tx: Transaction,
  clock: Clock,
  operator: SignedInOperator,
  id: bigint,
  decision: "carry-out" | "turn-down",
): Promise<WaitingProposal> {
  const proposal = await store.lockProposal(tx, id);
  if (!proposal) throw new Refusal("not_found");
  if (proposal.state !== "waiting")
    throw new Refusal(
      "already_decided",
      proposal.checker === null ? {} : { operator: proposal.checker },
    );
  if (proposal.expiresAt <= clock.now()) throw new Refusal("proposal_expired");
  const isOwn = proposal.makerId === operator.operatorId;
  if (isOwn && decision === "carry-out") throw new Refusal("own_proposal");
  if (proposal.object === operatorObject(operator.operatorId)) throw new Refusal("own_account");
  if (!isOwn && !mayCheck(proposal, operator)) throw new Refusal("forbidden");
  if (decision === "carry-out")
    await assertTwoPeople(tx, clock, operator.operatorId, proposal.makerId);
  if (!isUnaltered(proposal)) throw new Error(`proposal ${id} was altered after it was proposed`);
  return proposal;
}

/** Whether the stored payload is the one that was proposed. */
export const isUnaltered = ({
  payload,
  payloadHash,
}: Pick<store.ProposalRow, "payload" | "payloadHash">): boolean =>
  hashOf(canonical(payload)).equals(payloadHash);

/** Records the second operator's decision, or the maker's withdrawal. */
export const markDecided = (tx: Transaction, id: bigint, decision: store.Decision): Promise<void> =>
  store.markDecided(tx, id, decision);

export const countWaitingProposals = (db: Queryable, clock: Clock): Promise<number> =>
  store.countWaiting(db, clock.now());
