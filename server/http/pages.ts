import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "#contract/calls.ts";
import { compressed, type Encoding, encodingOf } from "#server/http/page-encoding.ts";
import { registerFiles } from "#server/http/files.ts";
import { pageHeaders } from "#server/http/page-headers.ts";
import { registerAppFiles } from "#server/http/app-files.ts";
import type { PageAnswer, PageBuild, PageRequest } from "#server/http/page-types.ts";

/** What the site's server build exports. */
type SiteEntry = {
  renderPage: PageBuild["render"];
  manifestFor: PageBuild["manifest"];
  offlineFor: PageBuild["offline"];
  proofFor: PageBuild["proof"];
};

export type PageOptions = {
  development: boolean;
  /** The project's folder. */
  root: string;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
  callerFor(request: FastifyRequest): Promise<Caller>;
  sessionFor(request: FastifyRequest): Promise<PageRequest["session"]>;
  site(request: FastifyRequest): Promise<PageRequest["site"]>;
  /** Hears of every page that could not be rendered or loaded, with the id it was given. */
  onFault?(fault: { id: string; path: string; error: unknown }): void;
};

/** The built site. Throws when it has not been built. */
async function builtPages(root: string): Promise<PageBuild> {
  const entry = pathToFileURL(join(root, "build/site/server/entry.server.js")).href;
  const { renderPage, manifestFor, offlineFor, proofFor } = (await import(entry)) as SiteEntry;
  const listed = await readFile(join(root, "build/site/client/.vite/manifest.json"), "utf8");
  const assets = JSON.parse(listed) as PageRequest["assets"];
  return {
    render: renderPage,
    manifest: manifestFor,
    offline: offlineFor,
    proof: proofFor,
    assets,
  };
}

const builtOnce = async (root: string): Promise<() => Promise<PageBuild>> => {
  const built = await builtPages(root);
  return async () => built;
};

/** What Vite adds to a document while developing. */
type Transform = (path: string, html: string) => Promise<string>;

/** Pages through Vite, transformed on each request, with its own middleware in front. */
async function developedPages(
  app: FastifyInstance,
  root: string,
): Promise<{ current: () => Promise<PageBuild>; transform: Transform }> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) return done();
    vite.middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined));
  });
  const transform: Transform = (path, html) => vite.transformIndexHtml(path, html);
  const current = async () => {
    const entry = (await vite.ssrLoadModule("/site/entry.server.tsx")) as SiteEntry;
    const render: PageBuild["render"] = async (request) => {
      const answer = await entry.renderPage(request);
      return { ...answer, html: await transform(request.path, answer.html) };
    };
    const { manifestFor: manifest, offlineFor: offline, proofFor: proof } = entry;
    return { render, manifest, offline, proof, assets: {} };
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
 * Serves the member site: built files for ever, pages rendered per request and never stored,
 * because they are personal. A page that fails is answered by the error page with an id.
 * Answers what other documents need while developing, null when the site is built.
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
    const { render, assets } = await current();
    const [call, session, site] = await Promise.all([
      options.callerFor(request),
      options.sessionFor(request),
      options.site(request),
    ]);
    const page = { call, session, site, nonce, assets, now: new Date().toISOString() };
    try {
      const answer = await render({ ...page, path: request.url });
      for (const error of answer.faults ?? []) fault(request.url, error);
      return answer;
    } catch (error) {
      const id = fault(request.url, error);
      const language = /^\/[a-z]{2}(?=[/?]|$)/.exec(request.url)?.[0] ?? "";
      return render({ ...page, path: `${language}/admin/error?id=${id}` });
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
