import type { FieldFault } from "#contract/calls.ts";
import { referenceOf } from "#contract/reference.ts";
import { isQuiet } from "#ui/quiet-reload.ts";

export type Wire = { status?: unknown; id?: unknown; errors?: unknown };

/** No valid answer came: no network, an unreadable answer, or a server error. */
export class CallFault extends Error {
  /** The id of the fault in the server's log, if any. */
  readonly id: string | undefined;
  /** The faults of the sent fields, if the server names them. */
  readonly fields: readonly FieldFault[];
  /** The server was not reached. */
  readonly isOffline: boolean;
  constructor(message: string, wire: Wire = {}, cause?: unknown) {
    super(message, { cause });
    this.name = "CallFault";
    // `fetch` rejects with a TypeError when there is no answer.
    this.isOffline = cause instanceof TypeError;
    this.id = typeof wire.id === "string" ? wire.id : undefined;
    this.fields = Array.isArray(wire.errors) ? (wire.errors as FieldFault[]) : [];
  }
}

/** The answer of a call that failed: no refusal, and no text of its own. */
export type Fault = { status: "fault"; reference?: string };

/** For `catch`, so that a failed call is an answer like a refusal. */
export function asFault(error: unknown): Fault {
  const reference = referenceOf(error);
  return { status: "fault", ...(reference !== undefined && { reference }) };
}

/** The reference that an error dialog shows: of a fault alone, and only of one that has it. */
export const referenceIn = (answer: { status: string }): { reference?: string } =>
  isFault(answer) && answer.reference !== undefined ? { reference: answer.reference } : {};

const isFault = (answer: { status: string }): answer is Fault => answer.status === "fault";

/** By then the browser has begun to save the file. */
const FILE_IS_HELD_MS = 60_000;

/** Makes the browser save the file of a call's answer; false when the answer is not a file. */
export async function saveFile(response: Response): Promise<boolean> {
  const [, file] =
    /filename="([\w.-]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  if (file === undefined) return false;
  saveBlob(await response.blob(), file);
  return true;
}

/** Makes the browser save content under a name. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FILE_IS_HELD_MS);
}

/** Statuses for which no page has its own text, whichever call was made. */
const faultStatuses = new Set(["invalid", "error", "busy", "too_large", "media_type", "method"]);

/** Sends a call. Throws CallFault when the server is not reached. */
export const postCall = (path: string, input: unknown, headers: HeadersInit): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(isQuiet() && { "x-passive": "1" }),
      ...headers,
    },
    body: JSON.stringify(input),
  }).catch((cause: unknown) => {
    throw new CallFault(`${path}: no network`, {}, cause);
  });

/**
 * The answer of a call, which may be a refusal. Throws CallFault for an unreadable answer and for a
 * fault; `faults` are further statuses without a text of the caller's.
 */
export async function answerOf(
  response: Response,
  faults: readonly string[] = [],
): Promise<Wire & { status: string }> {
  const answer = (await response.json().catch((cause: unknown) => {
    throw new CallFault(`${response.url}: HTTP ${response.status}`, {}, cause);
  })) as Wire;
  const { status } = answer;
  if (typeof status !== "string" || faultStatuses.has(status) || faults.includes(status))
    throw new CallFault(`${response.url}: ${String(status)}`, answer);
  return { ...answer, status };
}
