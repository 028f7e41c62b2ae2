import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Books } from "../books/books.ts";
import { findLivingSession, getSession, type Session } from "../books/sessions.ts";
import { toText } from "../money.ts";
import { Refusal, type RefusalCode } from "../play/refusal.ts";
import type { SessionView } from "../play/wire.ts";
import type { Doors } from "../door/door.ts";
import { parseJson } from "./refusals.ts";

/** The session's secret is sent in a header, never in a cookie. */
const sessionHeader = "x-game-session";
const balancePatienceMs = 5_000;
const statuses: Record<RefusalCode, number> = {
  session_over: 401,
  token_used: 401,
  invalid: 400,
  not_found: 404,
  stake_not_offered: 400,
  too_early: 429,
  round_open: 409,
  round_over: 409,
  betting_closed: 409,
  bet_not_offered: 400,
  bet_too_high: 400,
  odds_changed: 409,
  market_closed: 409,
  cash_out_changed: 409,
  closing: 503,
};

/** A refusal becomes its status and code; anything else is logged and becomes a 500. */
export function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      const { code, retryAfterMs } = error;
      const waiting = retryAfterMs === undefined ? {} : { retryAfterMs };
      return reply.code(statuses[code]).send({ code, ...waiting });
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ code: "invalid" });
    }
    request.log.error(error);
    return reply.code(500).send({ code: "error" });
  });
}

/**
 * The session of a call; a call that the player makes extends it. Throws `Refusal` session_over.
 */
export function livingSession(
  { books, now }: { books: Books; now: () => number },
  request: FastifyRequest,
  as: { isUse: boolean } = { isUse: true },
): Session {
  const secret = request.headers[sessionHeader];
  const session =
    typeof secret === "string" ? findLivingSession(books, secret, now(), as) : undefined;
  if (session === undefined) throw new Refusal("session_over");
  return session;
}

/** The body, parsed with the schema. Throws `Refusal` invalid. */
export function readBody<T extends z.ZodMiniType>(schema: T, request: FastifyRequest): z.infer<T> {
  const read = schema.safeParse(parseJson(request.body, () => new Refusal("invalid")));
  if (!read.success) throw new Refusal("invalid");
  return read.data;
}

/** The wallet's balance; null without an answer, with the code of a refusal. */
async function balanceOf(
  { books, doors }: { books: Books; doors: Doors },
  session: Session,
): Promise<{ balance: string | null; balanceRefusal: string | null }> {
  if (session.mode === "demo") {
    const { demoBalance } = getSession(books, session.id);
    return { balance: demoBalance === null ? null : toText(demoBalance), balanceRefusal: null };
  }
  const verdict = await doors(session).balance(session, balancePatienceMs);
  if (verdict.kind === "done")
    return {
      balance: verdict.balance === undefined ? null : toText(verdict.balance),
      balanceRefusal: null,
    };
  return { balance: null, balanceRefusal: verdict.kind === "refused" ? verdict.code : null };
}

/** The session in the form that all games' pages use. */
export async function sessionView(
  tools: { books: Books; doors: Doors; now: () => number },
  session: Session,
  { code, nameKo, nameEn }: SessionView["game"],
  net: string,
): Promise<SessionView> {
  const { balance, balanceRefusal } = await balanceOf(tools, session);
  return {
    game: { code, nameKo, nameEn },
    mode: session.mode,
    currency: session.currency,
    locale: session.locale,
    returnUrl: session.returnUrl,
    balance,
    balanceRefusal,
    net,
    sessionStartedAt: session.createdAt,
    serverNow: tools.now(),
  };
}
