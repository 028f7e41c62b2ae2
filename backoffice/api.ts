import type {
  FileCallName,
  OfficeAnswer,
  OfficeCallName,
  OfficeInput,
} from "#contract/office/calls.ts";
import { answerOf, postCall, saveFile } from "#ui/call.ts";
import { learnEvent } from "#backoffice/shown-events.ts";

/** The session has ended; the frame shows the sign-in screen in place of the page. */
export class SessionEnded extends Error {
  constructor() {
    super("the session is over");
    this.name = "SessionEnded";
  }
}

type Signed<Name extends OfficeCallName> = Exclude<
  OfficeAnswer<Name>,
  { status: "unauthenticated" }
>;

/**
 * Makes one call. A refusal is an answer; a fault is thrown as `CallFault`, the end of the
 * session as `SessionEnded`.
 */
export type OfficeCaller = <Name extends Exclude<OfficeCallName, FileCallName>>(
  name: Name,
  input: OfficeInput<Name>,
  options?: { isPassive?: boolean },
) => Promise<Signed<Name>>;

/** The same for a call that answers a file: the browser saves it, or the refusal is answered. */
export type OfficeSaver = <Name extends FileCallName>(
  name: Name,
  input: OfficeInput<Name>,
) => Promise<{ status: string }>;

async function post(name: OfficeCallName, input: unknown, headers: HeadersInit): Promise<Response> {
  const response = await postCall(`/api/office/${name}`, input, headers);
  learnEvent(Number(response.headers.get("x-last-event")));
  return response;
}

/** The caller; `onEnded` is called for every call that found no session. */
export const callerWith =
  (onEnded: () => void): OfficeCaller =>
  async (name, input, options = {}) => {
    const headers = { ...(options.isPassive && { "x-passive": "1" }) };
    return (await signed(await post(name, input, headers), onEnded)) as never;
  };

/** The same for calls that answer a file. */
export const saverWith =
  (onEnded: () => void): OfficeSaver =>
  async (name, input) => {
    const response = await post(name, input, {});
    if (!(await saveFile(response))) return signed(response, onEnded);
    return { status: "success" };
  };

async function signed(response: Response, onEnded: () => void): Promise<{ status: string }> {
  const answer = await answerOf(response);
  if (answer.status !== "unauthenticated") return answer;
  onEnded();
  throw new SessionEnded();
}
