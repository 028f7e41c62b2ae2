import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { FastifyInstance } from "fastify";
import { pageHeaders } from "#server/http/page-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
};

/** No script at all, and nothing from elsewhere. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/**
 * Answers `/docs` with the documentation that was built with this version. The files are read
 * once, so an address can name nothing else on the disk. Without a build there are none.
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
          // The same for everyone, and another with the next version.
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
