import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Launch } from "../books/sessions.ts";
import { kindOfGame } from "../catalogue/games.ts";
import { fromText } from "../money.ts";
import type { Link } from "../settings.ts";
import { demoBalance, offeredCurrency, openGame, type OperatorTools } from "./operators/opening.ts";
import { isSigned, signatureHeader } from "../dialects/beexar-signature.ts";
import { ApiRefusal, answerRefusal, parseJson } from "./refusals.ts";

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const address = z.string().check(z.maxLength(2048), z.regex(/^(https?|app):\/\//));
const locale = z.string().check(z.regex(/^([a-zA-Z]{2}|[a-z]{2}-[A-Z]{2}|en-soc)$/));
const currency = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/));

const realLaunch = z.object({
  casino_id: text(255),
  game: text(255),
  account: z.object({
    id: text(255),
    currency,
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  locale,
  client_type: z.optional(z.enum(["mobile", "desktop"])),
  urls: z.optional(z.object({ return_url: z.optional(address), deposit_url: z.optional(address) })),
  jurisdiction: z.optional(z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))),
  session_id: z.optional(z.uuid()),
  session_payload: z.optional(z.string().check(z.maxLength(4096))),
});
const demoLaunch = z.object({
  casino_id: text(255),
  game: text(255),
  locale,
  currency: z.optional(currency),
  balance: z.optional(z.string().check(z.regex(/^\d{1,15}(\.\d{1,5})?$/))),
  player_id: z.optional(text(255)),
  urls: z.optional(z.object({ return_url: z.optional(address) })),
});

/** `/api/v1/softswiss/launcher/*`: an operator opens a game for a player. */
export function launcherRoutes(server: FastifyInstance, link: Link, tools: OperatorTools): void {
  const open = (launch: Launch) => {
    return { launch_url: openGame(tools, launch) };
  };
  const signedBody = (body: unknown, signature: unknown): unknown => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!isSigned(link.secret, raw, signature)) {
      throw new ApiRefusal("403", "the signature does not match the body", 403);
    }
    return parseJson(body, () => new ApiRefusal("400", "the body is not JSON"));
  };

  server.post("/api/v1/softswiss/launcher/real", (request, reply) =>
    answered(reply, () =>
      open(readReal(signedBody(request.body, request.headers[signatureHeader]))),
    ),
  );
  server.post("/api/v1/softswiss/launcher/demo", (request, reply) =>
    answered(reply, () =>
      open(readDemo(signedBody(request.body, request.headers[signatureHeader]))),
    ),
  );
}

function answered(reply: Parameters<typeof answerRefusal>[0], work: () => object) {
  try {
    return reply.send(work());
  } catch (error) {
    if (error instanceof ApiRefusal) return answerRefusal(reply, error);
    throw error;
  }
}

function readReal(body: unknown): Launch {
  const read = parsed(realLaunch, body);
  checkOffer(read.game, read.account.currency);
  return {
    dialect: "beexar",
    mode: "real",
    account: read.account.id,
    currency: read.account.currency,
    game: read.game,
    locale: read.locale,
    casino: read.casino_id,
    walletSession: read.session_id ?? null,
    returnUrl: read.urls?.return_url ?? null,
    demoBalance: null,
  };
}

function readDemo(body: unknown): Launch {
  const read = parsed(demoLaunch, body);
  const currencyOfDemo = read.currency ?? offeredCurrency;
  checkOffer(read.game, currencyOfDemo);
  return {
    dialect: "beexar",
    mode: "demo",
    account: read.player_id ?? `demo-${crypto.randomUUID()}`,
    currency: currencyOfDemo,
    game: read.game,
    locale: read.locale,
    casino: read.casino_id,
    walletSession: null,
    returnUrl: read.urls?.return_url ?? null,
    demoBalance: read.balance === undefined ? demoBalance : fromText(read.balance),
  };
}

function parsed<T extends z.ZodMiniType>(schema: T, body: unknown): z.infer<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const where = read.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new ApiRefusal("400", `bad request: ${where === "" ? "body" : where}`);
}

function checkOffer(game: string, currencyAsked: string): void {
  if (kindOfGame(game) === undefined) throw new ApiRefusal("404", "no such game");
  if (currencyAsked !== offeredCurrency)
    throw new ApiRefusal("154", "currency not allowed for player");
}
