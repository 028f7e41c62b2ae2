import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallName, Caller } from "#contract/calls.ts";
import type {
  AssetManifest,
  PageAnswer,
  PageRequest,
  SessionProps,
  SiteBuild,
  SiteFacts,
} from "#contract/page.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { originOf } from "#server/http/arrival.ts";
import { makeNonce, NONCE_PLACE } from "#server/http/pages/page-bytes.ts";
import { compressed, type Encoding, encodingOf } from "#server/http/pages/page-encoding.ts";
import { registerFiles } from "#server/http/pages/files.ts";
import { pageHeaders } from "#server/http/pages/page-headers.ts";
import { registerAppFiles, type Site } from "#server/http/pages/app-files.ts";
import { visitorPages, type VisitorAsk } from "#server/http/pages/visitor-pages.ts";

const withoutSession: SessionProps = { sideUser: null, token: null };

export type PageOptions = {
  development: boolean;
  /** The project's folder. */
  root: string;
  /** The folder of pictures that staff uploaded. */
  uploadsDir: string;
  clock: Clock;
  changes: PublicChanges;
  /** False when the request names a session, whether it is a live one or not. */
  isVisitor(request: FastifyRequest): boolean;
  /** The caller of a page for every visitor. */
  visitorCaller(ask: VisitorAsk): Caller;
  /** How long answers to visitors last that change without an event. */
  lastFor: Partial<Record<CallName, number>>;
  callerFor(request: FastifyRequest): Promise<Caller>;
  sessionFor(request: FastifyRequest): Promise<SessionProps>;
  site(ask: Pick<VisitorAsk, "host" | "origin">): Promise<SiteFacts>;
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

function send(
  reply: FastifyReply,
  status: number,
  encoding: Encoding,
  bytes: Buffer,
): FastifyReply {
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(status).type("text/html; charset=utf-8").send(bytes);
}

/**
 * Serves the member site: built files cached without end, members' pages rendered for each request,
 * and visitors' pages rendered once until what they show changes. Browsers store none of them. A
 * page that fails is answered by the error page with an id. Answers the transform that other
 * documents need in development; null when the site is built.
 */
export async function registerPages(
  app: FastifyInstance,
  options: PageOptions,
): Promise<Transform | null> {
  const { development, root } = options;
  await registerFiles(app, root, options.uploadsDir);
  const developed = development ? await developedPages(app, root) : null;
  const current = developed?.current ?? (await builtOnce(root));

  const site = (request: FastifyRequest) =>
    options.site({ host: request.host, origin: originOf(request) });
  await registerAppFiles(app, { development, root, current, site });

  const fault = (path: string, error: unknown): string => {
    const id = randomUUID();
    if (options.onFault) options.onFault({ id, path, error });
    else app.log.error({ id, path, err: error }, "page failed");
    return id;
  };

  type Page = Pick<PageRequest, "call" | "session" | "site" | "nonce">;
  const render = async (given: Page, url: string): Promise<PageAnswer> => {
    const { renderPage, assets } = await current();
    const page = { ...given, assets, now: options.clock.now().toISOString() };
    try {
      const answer = await renderPage({ ...page, path: url });
      for (const error of answer.faults ?? []) fault(url, error);
      return answer;
    } catch (error) {
      const id = fault(url, error);
      const language = /^\/[a-z]{2}(?=[/?]|$)/.exec(url)?.[0] ?? "";
      return renderPage({ ...page, path: `${language}/admin/error?id=${id}` });
    }
  };
  const renderFor = async (request: FastifyRequest, nonce: string): Promise<PageAnswer> => {
    const [call, session, facts] = await Promise.all([
      options.callerFor(request),
      options.sessionFor(request),
      site(request),
    ]);
    return render({ call, session, site: facts, nonce }, request.url);
  };
  const visitorPage = visitorPages({
    ...options,
    contextFor: async (ask) => ({
      call: options.visitorCaller(ask),
      site: await options.site(ask),
    }),
    render: (context, url) =>
      render({ ...context, session: withoutSession, nonce: NONCE_PLACE }, url),
  });

  app.get("/*", async (request, reply) => {
    const { url, host } = request;
    if (url.startsWith("/api/")) return reply.code(404).send({ status: "not_found" });
    const nonce = makeNonce();
    const encoding = encodingOf(request.headers["accept-encoding"]);
    reply.headers(pageHeaders({ nonce, development }));
    if (!development && options.isVisitor(request)) {
      const page = await visitorPage({ origin: originOf(request), host, url }, encoding);
      if ("location" in page) return reply.redirect(page.location, page.status);
      return send(reply, page.status, encoding, page.bytes.withNonce(nonce));
    }
    const { location, status, html } = await renderFor(request, nonce);
    if (location !== undefined) return reply.redirect(location, status);
    return send(reply, status, encoding, await compressed(html, encoding));
  });
  return developed?.transform ?? null;
}
