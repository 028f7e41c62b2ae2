import type {
  FileCallName,
  OfficeAnswer,
  OfficeCallName,
  OfficeInput,
} from "#contract/office/calls.ts";
import { answerOf, postCall } from "#ui/call.ts";

/** The session is over; the frame shows the sign-in screen in place of the page. */
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

/** The same for a call that answers a file: it is saved by the browser, or the refusal answered. */
export type OfficeSaver = <Name extends FileCallName>(
  name: Name,
  input: OfficeInput<Name>,
) => Promise<{ status: string }>;

/** The browser has begun to save the file by then. */
const FILE_IS_HELD_MS = 60_000;

const pathOf = (name: OfficeCallName) => `/api/office/${name}`;

/** The caller; `onEnded` hears once per call that found no session. */
export const callerWith =
  (onEnded: () => void): OfficeCaller =>
  async (name, input, options = {}) => {
    const headers = { ...(options.isPassive && { "x-passive": "1" }) };
    return (await signed(await postCall(pathOf(name), input, headers), onEnded)) as never;
  };

/** The same for calls that answer a file. */
export const saverWith =
  (onEnded: () => void): OfficeSaver =>
  async (name, input) => {
    const response = await postCall(pathOf(name), input, {});
    const [, file] =
      /filename="([\w.-]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
    if (file === undefined) return signed(response, onEnded);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), FILE_IS_HELD_MS);
    return { status: "success" };
  };

async function signed(response: Response, onEnded: () => void): Promise<{ status: string }> {
  const answer = await answerOf(response);
  if (answer.status !== "unauthenticated") return answer;
  onEnded();
  throw new SessionEnded();
}
