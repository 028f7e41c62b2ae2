import { AsyncLocalStorage } from "node:async_hooks";
import { brotliDecompressSync } from "node:zlib";
import type { App } from "#server/app/app.ts";
import { hearStatements } from "#tests/support/sent-statements.ts";

/** A page as a browser without a network gets it. */
export type Page = { status: number; html: string; nonce: string; location: string | undefined };

/** Opens a page of an app. */
export async function visitPage(
  { server }: App,
  url: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const answer = await server.inject({
    url,
    headers: {
      host: "site.test",
      "accept-encoding": "br",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
  });
  const policy = String(answer.headers["content-security-policy"]);
  const isPacked = answer.headers["content-encoding"] === "br";
  return {
    status: answer.statusCode,
    html: isPacked ? brotliDecompressSync(answer.rawPayload).toString() : answer.body,
    nonce: /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "",
    location: answer.headers.location,
  };
}

/** A page without what differs in every rendering: its nonce, moment and generated ids. */
export const plainPage = ({ html, nonce }: Page): string =>
  html
    .replaceAll(nonce, "nonce")
    .replace(/"now":"[^"]+"/, '"now":""')
    .replace(/"at":"[^"]+","jackpots"/, '"at":"","jackpots"');

/**
 * The statements that `work` causes an app to send, transactions not included. What the app does at
 * the same time by itself, such as hearing of a commit, is left out.
 */
export async function countStatements(app: App, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const cause = new AsyncLocalStorage<true>();
  const stop = hearStatements(app.db.pool, (text) => cause.getStore() && sent.push(text));
  try {
    await cause.run(true, work);
  } finally {
    stop();
  }
  return sent;
}
