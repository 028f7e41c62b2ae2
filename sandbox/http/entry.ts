import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Books } from "../books/books.ts";
import { enterSession, findLivingSession, setWalletSession } from "../books/sessions.ts";
import type { Doors } from "../door/door.ts";
import { Refusal } from "../play/refusal.ts";
import { readBody } from "./game-calls.ts";

const entering = z.strictObject({ token: z.string().check(z.maxLength(64)) });

/** Registers the call that exchanges a launch token for the session's secret, once. */
export function entryRoutes(
  server: FastifyInstance,
  tools: { books: Books; doors: Doors; now: () => number },
): void {
  server.post("/game/open", async (request) => {
    const { token } = readBody(entering, request);
    const session = enterSession(tools.books, token, tools.now());
    if (session === undefined) throw new Refusal("token_used");
    const entered = findLivingSession(tools.books, session, tools.now());
    if (entered?.mode === "real") {
      const replaced = await tools.doors(entered).enter?.(entered);
      if (replaced !== undefined) setWalletSession(tools.books, entered.id, replaced);
    }
    return { session };
  });
}
