import type { Answer, Caller, CallName } from "#contract/calls.ts";
import { type Locale, locales } from "#contract/locales.ts";
import { answerOf, postCall } from "#ui/call.ts";

/**
 * The caller of a page in the browser. A refusal is an answer; a fault is thrown as `CallFault`.
 * With a key, the server answers a repeated money call with what it answered first.
 */
export const callerFor =
  (locale: Locale): Caller =>
  async <Name extends CallName>(name: Name, input: unknown, idempotencyKey?: string) => {
    const response = await postCall(`/api/routes/${name}`, input, {
      accept: "application/json",
      "accept-language": locales[locale].lang,
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    });
    return (await answerOf(response, ["forbidden", "conflict"])) as Answer<Name>;
  };
