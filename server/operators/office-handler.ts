import type {
  ActName,
  CheckedActName,
  OfficeCallName,
  OfficeInput,
  OfficeOutput,
} from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";

/** What a handler may know about a call beside its input. */
export type OfficeContext = {
  address: string;
  userAgent: string;
  /** The name that this browser keeps of itself; a new one where it has none yet. */
  browserToken: string;
  /** Names this one call in the log and in the audit trail. */
  requestId: string;
  /** Hands the browser a session cookie, or takes it away. */
  setSessionCookie(session: { token: string; endsAt: Date } | null): void;
};

/** The same for a call that needs somebody who is signed in. */
export type OperatorContext = OfficeContext & {
  operator: SignedInOperator;
  /** The proposal that a second operator carries out now; `operator` is then who made it. */
  proposalId?: bigint;
  /** The second operator who carries it out. */
  checkerId?: bigint;
};

/** What JSON can hold of an object before or after an act. */
export type Facts = Record<string, string | number | boolean | null>;

/** What an act did: its answer, and what the audit trail keeps of it. */
export type Done<Output> = {
  answer: Output;
  audit: {
    /** What it was done to: `payment:123`. */
    object: string;
    before: Facts | null;
    after: Facts | null;
  };
  /** A one-time link, for the second operator alone: the proposer of the act never sees it. */
  linkForChecker?: { path: string; expiresAt: string };
};

/** What waits for a second operator: about what, and how it is and would be. */
export type Proposed = { object: string; before?: Facts; after?: Facts };

type ActHandler<Name extends ActName> = (
  act: Act,
  context: OperatorContext,
  input: OfficeInput<Name>,
) => Promise<Done<OfficeOutput<Name>>>;

/**
 * An act that can need a second operator: it answers what it would be about in place of doing it,
 * unless the context names the proposal that it was. Throws the refusals that are certain already.
 */
type CheckedAct<Name extends ActName> = (
  act: Act,
  context: OperatorContext,
  input: OfficeInput<Name>,
) => Promise<Done<OfficeOutput<Name>> | { proposes: Proposed }>;

/** Whether a second operator carries the act out now. */
export const isCarriedOut = ({ proposalId }: OperatorContext): boolean => proposalId !== undefined;

type Plain<Name extends OfficeCallName, Context> = (
  context: Context,
  input: OfficeInput<Name>,
) => Promise<OfficeOutput<Name>>;

/** Signing in and out and joining happen at the door, before anybody is signed in. */
type DoorName = Extract<
  OfficeCallName,
  "sign-in" | "sign-out" | "open-invitation" | "enrol-operator" | "confirm-enrolment"
>;

export type OfficeHandler<Name extends OfficeCallName> = Name extends CheckedActName
  ? CheckedAct<Name>
  : Name extends ActName
    ? ActHandler<Name>
    : Name extends DoorName
      ? Plain<Name, OfficeContext & { operator: SignedInOperator | null }>
      : Plain<Name, OperatorContext>;

/** Exactly one handler for each of the named calls. */
export type OfficeHandlersOf<Name extends OfficeCallName> = { [N in Name]: OfficeHandler<N> };
