import type { Answer, Caller, CallName, FieldFault, Input } from "#contract/calls.ts";
import { type Locale, locales } from "#contract/locales.ts";

type Wire = { status?: unknown; id?: unknown; errors?: unknown };

/** No answer of the contract came: no network, a broken answer, or an error on the server. */
export class CallFault extends Error {
  /** The id under which the server logged the fault, when there is one. */
  readonly id: string | undefined;
  /** What is wrong with the fields that were sent, when the server says so. */
  readonly fields: readonly FieldFault[];
  /** The server was not reached: no network, or no server answers. */
  readonly isOffline: boolean;
  constructor(message: string, wire: Wire = {}, cause?: unknown) {
    super(message, { cause });
    this.name = "CallFault";
    // What `fetch` rejects with when no answer came.
    this.isOffline = cause instanceof TypeError;
    this.id = typeof wire.id === "string" ? wire.id : undefined;
    this.fields = Array.isArray(wire.errors) ? (wire.errors as FieldFault[]) : [];
  }
}

const faultStatuses = new Set([
  "invalid",
  "error",
  "busy",
  "forbidden",
  "conflict",
  "too_large",
  "media_type",
  "method",
]);

async function post(name: CallName, input: unknown, headers: HeadersInit): Promise<Wire> {
  const response = await fetch(`/api/routes/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(input),
  }).catch((cause: unknown) => {
    throw new CallFault(`${name}: no network`, {}, cause);
  });
  return (await response.json().catch((cause: unknown) => {
    throw new CallFault(`${name}: HTTP ${response.status}`, {}, cause);
  })) as Wire;
}

/**
 * Makes one call. A refusal is an answer; a fault is thrown as `CallFault`.
 * With a key, the server answers a repeated money call with what it answered first.
 */
async function makeCall<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  idempotencyKey?: string,
): Promise<Answer<Name>> {
  const answer = await post(name, input, {
    "accept-language": locales[locale].lang,
    ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
  });
  if (typeof answer.status !== "string" || faultStatuses.has(answer.status)) {
    throw new CallFault(`${name}: ${String(answer.status)}`, answer);
  }
  return answer as Answer<Name>;
}

/** The caller of a page in the browser. */
export const callerFor =
  (locale: Locale): Caller =>
  (name, input, idempotencyKey) =>
    makeCall(locale, name, input, idempotencyKey);
