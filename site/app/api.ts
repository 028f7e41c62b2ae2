import type { Answer, Caller, CallName, FileCallName, Input } from "#contract/calls.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { answerOf, postCall, saveFile } from "#ui/call.ts";

const post = (locale: Locale, name: CallName, input: unknown, headers: HeadersInit = {}) =>
  postCall(`/api/routes/${name}`, input, {
    accept: "application/json",
    "accept-language": locales[locale].lang,
    ...headers,
  });

/** Statuses without a text on members' pages. */
const faults = ["forbidden", "conflict"];

/**
 * The caller of a page in the browser. A refusal is an answer; a fault is thrown as `CallFault`.
 * With an idempotency key, the server answers a repeated money call with its first answer.
 */
export const callerFor =
  (locale: Locale): Caller =>
  async <Name extends CallName>(name: Name, input: unknown, idempotencyKey?: string) => {
    const key = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
    return (await answerOf(await post(locale, name, input, key), faults)) as Answer<Name>;
  };

/** Makes the browser save the file of a call, or answers its refusal. Throws `CallFault`. */
export async function saveFrom<Name extends FileCallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
): Promise<{ status: string }> {
  const response = await post(locale, name, input);
  return (await saveFile(response)) ? { status: "success" } : answerOf(response, faults);
}
