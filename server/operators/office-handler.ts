import type {
  ActName,
  CheckedActName,
  OfficeCallName,
  OfficeInput,
  OfficeOutput,
} from "#contract/office/calls.ts";
import type { Transaction } from "#server/kit/database.ts";
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
  act: {
    /** What it was done to: `payment:123`. */
    object: string;
    before: Facts | null;
    after: Facts | null;
  };
  /** A one-time link, for the second operator alone: the proposer of the act never sees it. */
  linkForChecker?: { path: string; expiresAt: string };
  /** Told once the transaction is committed, never when it is not. */
  afterCommit?: () => void;
};

/** What waits for a second operator: about what, and how it stands and would stand. */
export type Proposed = { object: string; before?: Facts; after?: Facts };

type Act<Name extends ActName> = (
  tx: Transaction,
  context: OperatorContext,
  input: OfficeInput<Name>,
) => Promise<Done<OfficeOutput<Name>>>;

/** An act that can need a second operator. */
type CheckedAct<Name extends ActName> = {
  /**
   * The object that a proposal would be about, when this input needs a second operator; null
   * when one operator may do it alone. Throws the refusals that are certain already.
   */
  needsSecond(
    tx: Transaction,
    context: OperatorContext,
    input: OfficeInput<Name>,
  ): Promise<Proposed | null>;
  carryOut: Act<Name>;
};

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
    ? Act<Name>
    : Name extends DoorName
      ? Plain<Name, OfficeContext & { operator: SignedInOperator | null }>
      : Plain<Name, OperatorContext>;

/** Exactly one handler for each of the named calls. */
export type OfficeHandlersOf<Name extends OfficeCallName> = { [N in Name]: OfficeHandler<N> };
