import type { FieldFault } from "#contract/calls.ts";
import type { OfficeAnswer, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";

type Wire = { status?: unknown; id?: unknown; errors?: unknown };

/** No answer of the contract came: no network, a broken answer, or an error on the server. */
export class CallFault extends Error {
  /** The id under which the server logged the fault, when there is one. */
  readonly id: string | undefined;
  /** What is wrong with the fields that were sent, when the server says so. */
  readonly fields: readonly FieldFault[];
  constructor(message: string, wire: Wire = {}, cause?: unknown) {
    super(message, { cause });
    this.name = "CallFault";
    this.id = typeof wire.id === "string" ? wire.id : undefined;
    this.fields = Array.isArray(wire.errors) ? (wire.errors as FieldFault[]) : [];
  }
}

/** The session is over; the frame shows the sign-in screen in place of the page. */
export class SessionEnded extends Error {
  constructor() {
    super("the session is over");
    this.name = "SessionEnded";
  }
}

const faultStatuses = new Set(["invalid", "error", "busy", "too_large", "media_type", "method"]);

type Signed<Name extends OfficeCallName> = Exclude<
  OfficeAnswer<Name>,
  { status: "unauthenticated" }
>;

/**
 * Makes one call. A refusal is an answer; a fault is thrown as `CallFault`, the end of the
 * session as `SessionEnded`.
 */
export type OfficeCaller = <Name extends OfficeCallName>(
  name: Name,
  input: OfficeInput<Name>,
  options?: { isPassive?: boolean },
) => Promise<Signed<Name>>;

/** The caller; `onEnded` hears once per call that found no session. */
export const callerWith =
  (onEnded: () => void): OfficeCaller =>
  async (name, input, options = {}) => {
    const response = await fetch(`/api/office/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(options.isPassive && { "x-passive": "1" }),
      },
      body: JSON.stringify(input),
    }).catch((cause: unknown) => {
      throw new CallFault(`${name}: no network`, {}, cause);
    });
    const answer = (await response.json().catch((cause: unknown) => {
      throw new CallFault(`${name}: HTTP ${response.status}`, {}, cause);
    })) as Wire;
    if (answer.status === "unauthenticated") {
      onEnded();
      throw new SessionEnded();
    }
    if (typeof answer.status !== "string" || faultStatuses.has(answer.status))
      throw new CallFault(`${name}: ${String(answer.status)}`, answer);
    return answer as Awaited<ReturnType<OfficeCaller>> as never;
  };
