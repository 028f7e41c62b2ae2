import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Dialect } from "../../dialects/dialect.ts";
import { profileCall } from "../../dialects/betsy.ts";
import type { Controls } from "../../control/controls.ts";
import { exchange } from "../../door/wallet-door.ts";
import type { Link } from "../../settings.ts";
import { isOffered, launchOf, offeredCurrency, openGame, type OperatorTools } from "./opening.ts";

const opening = z.object({
  cid: z.string().check(z.minLength(1), z.maxLength(64)),
  token: z.string().check(z.minLength(10), z.maxLength(64)),
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
  currency: z.string(),
  lang: z.prefault(z.string().check(z.maxLength(8)), "en"),
  game: z.string().check(z.minLength(1), z.maxLength(128)),
  returnUrl: z.optional(z.string().check(z.regex(/^https?:\/\//))),
});
const profile = z.object({ userId: z.string(), currency: z.string() });
const profilePatienceMs = 5_000;

/**
 * `/betsy`: a window opens by its URL alone, and the wallet names the token's player. Only the
 * wallet's answer opens a game; the token is then removed from the URL.
 */
export function betsyRoutes(
  server: FastifyInstance,
  link: Link,
  tools: OperatorTools & { dialect: Dialect; controls: Controls },
): void {
  // Whether the provider answers.
  server.head("/betsy/", (_request, reply) => reply.code(200).send());
  server.get("/betsy", { exposeHeadRoute: false }, async (request, reply) => {
    const read = opening.safeParse(request.query);
    if (!read.success) return reply.code(400).send({ code: 5, message: "bad request" });
    const { token, userId, currency, game, lang, returnUrl, cid } = read.data;
    if (!isOffered(game) || currency !== offeredCurrency)
      return reply.code(404).send({ code: 5, message: "no such game" });
    const { dialect, controls, now } = tools;
    const { send } = controls;
    const asking = { dialect, send, now, walletUrl: link.walletUrl };
    const about = { account: userId, round: null };
    const never = new AbortController().signal;
    const asked = await exchange(asking, profileCall(token), about, profilePatienceMs, never);
    const known = asked.status === 200 ? profile.safeParse(parse(asked.read?.body ?? "")) : null;
    if (!known?.success || known.data.userId !== userId || known.data.currency !== currency)
      return reply.code(401).send({ code: 3, message: "invalid token" });
    const launch = launchOf("betsy", {
      account: userId,
      game,
      locale: lang,
      walletSession: token,
      returnUrl: returnUrl ?? null,
      casino: cid,
    });
    return reply.redirect(openGame(tools, launch), 302);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
