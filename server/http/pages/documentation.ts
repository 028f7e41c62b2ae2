import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { FastifyInstance } from "fastify";
import { pageHeaders } from "#server/http/pages/page-headers.ts";
import { REPORTED } from "#server/http/pages/policy-reports.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** No script, and only this origin. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; " +
  `form-action 'none'; frame-ancestors 'none'; ${REPORTED}`;

/**
 * Serves the documentation of this version at `/docs`. The files are read once at the start, so no
 * address can reach another file. Without a build `/docs` does not exist.
 */
export function registerDocumentation(app: FastifyInstance, root: string): void {
  const folder = join(root, "build/docs");
  if (!existsSync(folder)) return;
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).replace(/\.html$/, ""), path] as const;
      })
      .map(([name, path]) => [name, { bytes: readFileSync(path), type: types[extname(path)] }]),
  );
  for (const path of ["/docs", "/docs/*"])
    app.get<{ Params: { "*"?: string } }>(path, (request, reply) => {
      const file = files.get(request.params["*"] ?? "overview");
      if (file?.type === undefined) return reply.callNotFound();
      return (
        reply
          .headers(pageHeaders({ nonce: "", development: false }))
          // The same for every visitor until the next version.
          .headers({
            "content-security-policy": policy,
            "cache-control": "public, max-age=0, must-revalidate",
            vary: "accept-encoding",
          })
          .type(file.type)
          .send(file.bytes)
      );
    });
}
