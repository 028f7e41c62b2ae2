import { Refusal } from "#server/kit/refusal.ts";
import type { Send } from "#server/kit/send.ts";

/** What an adapter needs to call its provider. */
export type AskOptions = {
  connection: string;
  /** The provider's base address. */
  url: string;
  send: Send;
  onFailure(reason: string, error?: unknown): void;
};

export type Ask = {
  path: string;
  method?: "GET" | "HEAD" | "POST";
  body?: string;
  headers: Record<string, string>;
  deadlineMs: number;
};

/** One HTTP call to a provider. Throws when no answer comes in time. */
export const ask = (options: AskOptions, wanted: Ask): Promise<Response> =>
  options.send(new URL(wanted.path.replace(/^\//, ""), withSlash(options.url)), {
    method: wanted.method ?? "POST",
    headers: { "content-type": "application/json", ...wanted.headers },
    ...(wanted.body !== undefined && { body: wanted.body }),
    signal: AbortSignal.timeout(wanted.deadlineMs),
  });

const withSlash = (url: string): string => (url.endsWith("/") ? url : `${url}/`);

/**
 * The address of a window from a provider's answer. Throws Refusal: `not_found` when the answer has
 * the status `missing`, `provider_unavailable` for every other failure, also an unclear answer; that
 * one is logged and not shown to the member.
 */
export async function askForWindow(
  options: AskOptions,
  wanted: () => Promise<Ask>,
  addressIn: (answer: unknown) => string | undefined,
  missing?: number,
): Promise<string> {
  try {
    const answer = await ask(options, await wanted());
    if (answer.status === missing) throw new Refusal("not_found");
    const body: unknown = answer.ok ? JSON.parse((await answer.text()) || "null") : null;
    const address = answer.ok ? addressIn(body) : undefined;
    if (address !== undefined) return address;
    options.onFailure(`launcher answered ${answer.status}`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    options.onFailure("launcher did not answer", error);
  }
  throw new Refusal("provider_unavailable");
}
