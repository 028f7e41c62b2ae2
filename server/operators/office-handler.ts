import type {
  ActName,
  CheckedActName,
  OfficeCallName,
  OfficeInput,
  OfficeOutput,
} from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";

/** What a handler may know about the request beside the call's input. */
export type OfficeContext = {
  address: string;
  userAgent: string;
  /** The token of the browser's cookie, also of a session that has ended; null without one. */
  sessionToken: string | null;
  /** The browser's device token; a new one where it has none yet. */
  browserToken: string;
  /** Where passkeys of the office are used; null at an address where they cannot be. */
  relyingParty: RelyingParty | null;
  /** Identifies this call in the log and in the audit trail. */
  requestId: string;
  /** Names the last event of the caller's act in the answer. */
  setLastEvent(id: bigint): void;
  /** Sets the session cookie, or removes it. */
  setSessionCookie(session: { token: string; endsAt: Date } | null): void;
};

/** The same for a call that needs a signed-in operator. */
export type OperatorContext = OfficeContext & {
  operator: SignedInOperator;
  /** The proposal that a second operator is carrying out; `operator` is then its maker. */
  proposalId?: bigint;
  /** The second operator who carries it out. */
  checkerId?: bigint;
};

/** An object's state before or after an act, as JSON. */
export type Facts = Record<string, string | number | boolean | null>;

/** What an act did: its answer and its audit row. */
export type Done<Output> = {
  answer: Output;
  audit: {
    /** The object of the act: `payment:123`. */
    object: string;
    before: Facts | null;
    after: Facts | null;
  };
  /** A one-time link for the second operator, which the proposer never sees. */
  linkForChecker?: { path: string; expiresAt: string };
  /** The id of the proposal that the act decided. */
  decided?: number;
};

/** A proposal for a second operator: its object, and the state before and after. */
export type Proposed = { object: string; before?: Facts; after?: Facts };

type ActHandler<Name extends ActName> = (
  act: Act,
  context: OperatorContext,
  input: OfficeInput<Name>,
) => Promise<Done<OfficeOutput<Name>>>;

/**
 * An act that can need a second operator: it answers what it proposes instead of doing it, unless
 * the context names the proposal that is carried out. Throws the refusals that are already certain.
 */
type CheckedAct<Name extends ActName> = (
  act: Act,
  context: OperatorContext,
  input: OfficeInput<Name>,
) => Promise<Done<OfficeOutput<Name>> | { proposes: Proposed }>;

/**
 * The acts that begin before their transaction: they read an uploaded picture or paper, or count an
 * attempt. A proposal carries none of these.
 */
const PREPARED_ACTS = [
  "add-game",
  "add-game-provider",
  "attach-reply-file",
  "change-site-look",
  "record-case-request",
  "take-emergency-access",
  "upload-game-art",
] as const satisfies readonly Exclude<ActName, CheckedActName>[];
type PreparedActName = (typeof PREPARED_ACTS)[number];

/**
 * Prepares an act and answers the function that its transaction runs. No connection is held while a
 * picture is decoded, which takes up to a second, and an attempt stays counted when it is
 * refused. Throws the refusals of the file or of too many attempts.
 */
type PreparedAct<Name extends ActName> = (
  context: OperatorContext,
  input: OfficeInput<Name>,
) => Promise<(act: Act) => Promise<Done<OfficeOutput<Name>>>>;

const preparedActs: ReadonlySet<string> = new Set(PREPARED_ACTS);

/** Whether the act's handler prepares it before the transaction begins. */
export const isPrepared = (name: string): boolean => preparedActs.has(name);

/** Whether a second operator is carrying the act out. */
export const isCarriedOut = ({ proposalId }: OperatorContext): boolean => proposalId !== undefined;

type Plain<Name extends OfficeCallName, Context> = (
  context: Context,
  input: OfficeInput<Name>,
) => Promise<OfficeOutput<Name>>;

/** Sign-in, sign-out, the end of a session and accepting an invitation need no signed-in operator. */
type DoorName = Extract<
  OfficeCallName,
  | "sign-in"
  | "sign-out"
  | "get-own-session-end"
  | "open-invitation"
  | "enrol-operator"
  | "confirm-enrolment"
>;

export type OfficeHandler<Name extends OfficeCallName> = Name extends CheckedActName
  ? CheckedAct<Name>
  : Name extends PreparedActName
    ? PreparedAct<Name>
    : Name extends ActName
      ? ActHandler<Name>
      : Name extends DoorName
        ? Plain<Name, OfficeContext & { operator: SignedInOperator | null }>
        : Plain<Name, OperatorContext>;

/** Exactly one handler for each named call. */
export type OfficeHandlersOf<Name extends OfficeCallName> = { [N in Name]: OfficeHandler<N> };
