import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { join } from "node:path";
import type { Books } from "../books/books.ts";
import { findRound } from "../books/rounds.ts";
import { findWager } from "../books/wagers.ts";
import { kindOfGame } from "../catalogue/games.ts";

/**
 * The built pages of the games. Their files have a hash of their content in the name and never
 * change; a page itself is revalidated each time.
 */
export function pageRoutes(server: FastifyInstance, books: Books, builtFolder: string): void {
  const pages = {
    slot: readPage(builtFolder, "index"),
    table: readPage(builtFolder, "table"),
    sport: readPage(builtFolder, "sport"),
    mines: readPage(builtFolder, "mines"),
    control: readPage(builtFolder, "control"),
  };

  server.register(fastifyStatic, {
    root: join(builtFolder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
  });

  const send = (reply: FastifyReply, { page, policy }: BuiltPage) =>
    reply
      .type("text/html; charset=utf-8")
      .headers({
        "cache-control": "no-store",
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
      })
      .send(page);

  server.get<{ Params: { code: string } }>("/play/:code", (request, reply) => {
    const kind = kindOfGame(request.params.code);
    return kind === undefined ? reply.callNotFound() : send(reply, pages[kind]);
  });
  // The controls' page contains no data; it requests what it shows.
  server.get("/__sim/", (_request, reply) => send(reply, pages.control));
  // A past round, for everyone with its id.
  server.get<{ Params: { id: string } }>("/replay/:id", (request, reply) => {
    const { id } = request.params;
    const game = (findRound(books, id) ?? findWager(books, id))?.game;
    return send(reply, pages[kindOfGame(game ?? "") ?? "slot"]);
  });
}

type BuiltPage = { page: string; policy: string };

function readPage(builtFolder: string, name: string): BuiltPage {
  const file = join(builtFolder, `${name}.html`);
  if (!existsSync(file)) throw new Error("the game pages are not built: run `npm run build`");
  const page = readFileSync(file, "utf8");
  return { page, policy: contentPolicy(page) };
}

/** Own files only; an inline style in the page is allowed by its hash. */
function contentPolicy(page: string): string {
  const hashes = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, css = ""]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`)
    .join(" ");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
