import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "#contract/calls.ts";
import type {
  AssetManifest,
  PageAnswer,
  SessionProps,
  SiteBuild,
  SiteFacts,
} from "#contract/page.ts";
import { compressed, type Encoding, encodingOf } from "#server/http/pages/page-encoding.ts";
import { registerFiles } from "#server/http/pages/files.ts";
import { pageHeaders } from "#server/http/pages/page-headers.ts";
import { registerAppFiles, type Site } from "#server/http/pages/app-files.ts";

export type PageOptions = {
  development: boolean;
  /** The project's folder. */
  root: string;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
  callerFor(request: FastifyRequest): Promise<Caller>;
  sessionFor(request: FastifyRequest): Promise<SessionProps>;
  site(request: FastifyRequest): Promise<SiteFacts>;
  /** Called for every page that could not be rendered or loaded, with the fault's id. */
  onFault?(fault: { id: string; path: string; error: unknown }): void;
};

/** The built site. Throws Error when there is no build. */
async function builtSite(root: string): Promise<Site> {
  const entry = pathToFileURL(join(root, "build/site/server/entry.server.js")).href;
  const listed = await readFile(join(root, "build/site/client/.vite/manifest.json"), "utf8");
  return { ...((await import(entry)) as SiteBuild), assets: JSON.parse(listed) as AssetManifest };
}

const builtOnce = async (root: string): Promise<() => Promise<Site>> => {
  const built = await builtSite(root);
  return async () => built;
};

/** What Vite adds to a document in development. */
type Transform = (path: string, html: string) => Promise<string>;

/** Pages through Vite, transformed on each request, with Vite's middleware in front. */
async function developedPages(
  app: FastifyInstance,
  root: string,
): Promise<{ current: () => Promise<Site>; transform: Transform }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) return done();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  const transform: Transform = (path, html) => vite.transformIndexHtml(path, html);
  const current = async () => {
    const built = (await vite.ssrLoadModule("/site/entry.server.tsx")) as SiteBuild;
    const renderPage: SiteBuild["renderPage"] = async (request) => {
      const answer = await built.renderPage(request);
      return { ...answer, html: await transform(request.path, answer.html) };
    };
    return { ...built, renderPage, assets: {} };
  };
  return { current, transform };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
): Promise<FastifyReply> {
  if (answer.location !== undefined) return reply.redirect(answer.location, answer.status);
  const encoding: Encoding = encodingOf(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply
    .code(answer.status)
    .type("text/html; charset=utf-8")
    .send(await compressed(answer.html, encoding));
}

/**
 * Serves the member site: built files cached without end, and pages rendered for each request and
 * never stored, because they are personal. A page that fails is answered by the error page with an
 * id. Answers the transform that other documents need in development; null when the site is built.
 */
export async function registerPages(
  app: FastifyInstance,
  options: PageOptions,
): Promise<Transform | null> {
  const { development, root } = options;
  await registerFiles(app, root, options.uploadsDir);
  const developed = development ? await developedPages(app, root) : null;
  const current = developed?.current ?? (await builtOnce(root));

  await registerAppFiles(app, { development, root, current, site: options.site });

  const fault = (path: string, error: unknown): string => {
    const id = randomUUID();
    if (options.onFault) options.onFault({ id, path, error });
    else app.log.error({ id, path, err: error }, "page failed");
    return id;
  };

  const answerOf = async (request: FastifyRequest, nonce: string): Promise<PageAnswer> => {
    const { renderPage, assets } = await current();
    const [call, session, site] = await Promise.all([
      options.callerFor(request),
      options.sessionFor(request),
      options.site(request),
    ]);
    const page = { call, session, site, nonce, assets, now: new Date().toISOString() };
    try {
      const answer = await renderPage({ ...page, path: request.url });
      for (const error of answer.faults ?? []) fault(request.url, error);
      return answer;
    } catch (error) {
      const id = fault(request.url, error);
      const language = /^\/[a-z]{2}(?=[/?]|$)/.exec(request.url)?.[0] ?? "";
      return renderPage({ ...page, path: `${language}/admin/error?id=${id}` });
    }
  };

  app.get("/*", async (request, reply) => {
    if (request.url.startsWith("/api/")) return reply.code(404).send({ status: "not_found" });
    const nonce = randomBytes(16).toString("base64url");
    reply.headers(pageHeaders({ nonce, development }));
    return send(request, reply, await answerOf(request, nonce));
  });
  return developed?.transform ?? null;
}
