import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { join } from "node:path";
import { findSlotGame } from "../catalogue/slot-games.ts";

/**
 * The built game page. Its files carry a hash of their content in the name and never change;
 * the page itself is asked for anew each time.
 */
export function pageRoutes(server: FastifyInstance, builtFolder: string): void {
  const pageFile = join(builtFolder, "index.html");
  if (!existsSync(pageFile)) {
    throw new Error("the game page is not built: run `npm run build`");
  }
  const page = readFileSync(pageFile, "utf8");
  const policy = contentPolicy(page);

  server.register(fastifyStatic, {
    root: join(builtFolder, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    index: false,
  });

  const send = (reply: FastifyReply) =>
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

  server.get<{ Params: { code: string } }>("/play/:code", (request, reply) =>
    findSlotGame(request.params.code) === undefined ? reply.callNotFound() : send(reply),
  );
  // A past round, for whoever was given its id.
  server.get("/replay/:id", (_request, reply) => send(reply));
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
