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
import { referenceOf } from "#contract/reference.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import type { Log } from "#server/kit/log.ts";
import { originOf } from "#server/http/arrival.ts";
import { reportFault } from "#server/http/faults.ts";
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
  site(ask: VisitorAsk): Promise<SiteFacts>;
  log: Pick<Log, "error">;
};

/** The built site. Throws Error when there is no build. */
export async function builtSite(root: string): Promise<Site> {
  const entry = pathToFileURL(join(root, "build/site/server/entry.server.js")).href;
  const read = (file: string) => readFile(join(root, "build/site/client", file), "utf8");
  const assets = JSON.parse(await read(".vite/manifest.json")) as AssetManifest;
  const sheet = assets["style.css"];
  const styles = sheet ? await read(sheet.file) : null;
  return { ...((await import(entry)) as SiteBuild), assets, styles };
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
    return { ...built, renderPage, assets: {}, styles: null };
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
 * page that fails is answered by the error page with a reference. Answers the transform that other
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
    options.site({ host: request.host, origin: originOf(request), url: request.url });
  await registerAppFiles(app, { development, root, current, site });

  servePages(app, options, { site, render: rendererOf(options, current) });
  return developed?.transform ?? null;
}

type Page = Pick<PageRequest, "call" | "session" | "site" | "nonce">;
type Render = (given: Page, url: string) => Promise<PageAnswer>;

/** Renders a page; one that fails becomes the error page with the reference of its error. */
function rendererOf(options: PageOptions, current: () => Promise<Site>): Render {
  const reported = (url: string, error: unknown): string => {
    const about = { path: url.split("?")[0] };
    // A failed call of the page is in the log already.
    return referenceOf(error) ?? reportFault(options.log, { what: "page failed", error, about });
  };

  return async (given, url) => {
    const { renderPage, assets, styles } = await current();
    const now = options.clock.now().toISOString();
    const page = { ...given, assets, styles, now, keepsParts: !options.development };
    try {
      return await renderPage({ ...page, path: url, report: (error) => reported(url, error) });
    } catch (error) {
      const id = reported(url, error);
      const language = /^\/[a-z]{2}(?=[/?]|$)/.exec(url)?.[0] ?? "";
      return renderPage({ ...page, path: `${language}/admin/error?id=${id}` });
    }
  };
}

type Served = { site(request: FastifyRequest): Promise<SiteFacts>; render: Render };

/** Answers every address of a page: visitors get kept pages, members their own. */
function servePages(app: FastifyInstance, options: PageOptions, { site, render }: Served): void {
  const { development } = options;
  const renderFor = async (request: FastifyRequest, nonce: string): Promise<PageAnswer> => {
    const [call, session, facts] = await Promise.all([
      options.callerFor(request),
      options.sessionFor(request),
      site(request),
    ]);
    return render({ call, session, site: facts, nonce }, request.url);
  };
  const visitors = visitorPages({
    ...options,
    contextFor: async (ask) => ({
      call: options.visitorCaller(ask),
      site: await options.site(ask),
    }),
    render: (context, url) =>
      render({ ...context, session: withoutSession, nonce: NONCE_PLACE }, url),
  });

  const sendToVisitor = async (
    reply: FastifyReply,
    ask: VisitorAsk,
    encoding: Encoding,
    nonce: string,
  ): Promise<FastifyReply> => {
    const page = await visitors.open(ask, encoding);
    if ("location" in page) return reply.redirect(page.location, page.status);
    return send(reply, page.status, encoding, page.bytes.withNonce(nonce));
  };
  const sendToMember = async (
    request: FastifyRequest,
    reply: FastifyReply,
    encoding: Encoding,
    nonce: string,
  ): Promise<FastifyReply> => {
    const { location, status, html } = await renderFor(request, nonce);
    if (location !== undefined) return reply.redirect(location, status);
    return send(reply, status, encoding, compressed(html, encoding));
  };

  // Without a promise where the page is kept, because visitors are most of the load.
  app.get("/*", (request, reply) => {
    const { url, host } = request;
    if (url.startsWith("/api/")) return reply.code(404).send({ status: "not_found" });
    const nonce = makeNonce();
    const encoding = encodingOf(request.headers["accept-encoding"]);
    reply.headers(pageHeaders({ nonce, development }));
    if (development || !options.isVisitor(request))
      return sendToMember(request, reply, encoding, nonce);
    const ask = { origin: originOf(request), host, url };
    const kept = visitors.kept(ask, encoding);
    if (!kept) return sendToVisitor(reply, ask, encoding, nonce);
    return void send(reply, 200, encoding, kept.withNonce(nonce));
  });
}
