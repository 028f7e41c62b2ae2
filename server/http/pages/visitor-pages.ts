import type { CallName, Caller } from "#contract/calls.ts";
import type { PageAnswer, SiteFacts } from "#contract/page.ts";
import type { Clock } from "#server/kit/clock.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { pageBytesOf, type PageBytes } from "#server/http/pages/page-bytes.ts";
import { PageCache } from "#server/http/pages/page-cache.ts";
import type { Encoding } from "#server/http/pages/page-encoding.ts";

/** Everything on which a visitor's page depends beside what is shown to everyone. */
export type VisitorAsk = {
  /** Scheme, host and port as the browser shows them. */
  origin: string;
  host: string;
  /** Path and query. */
  url: string;
};

export type VisitorPagesOptions = {
  changes: PublicChanges;
  clock: Clock;
  /** The context of the page, made of its address alone, so that it is the same for every visitor. */
  contextFor(ask: VisitorAsk): Promise<{ call: Caller; site: SiteFacts }>;
  render(context: { call: Caller; site: SiteFacts }, url: string): Promise<PageAnswer>;
  /** How long answers last that change without an event. */
  lastFor: Partial<Record<CallName, number>>;
};

type VisitorPage = { status: number; bytes: PageBytes } | { location: string; status: number };

export type VisitorPages = {
  /** The page that is kept and current, if there is one. */
  kept(ask: VisitorAsk, encoding: Encoding): PageBytes | undefined;
  /** Renders the page, and keeps it if it may be kept. */
  open(ask: VisitorAsk, encoding: Encoding): Promise<VisitorPage>;
};

/** No link of the site is longer. */
const LONGEST_URL = 500;

/**
 * Renders the pages of visitors without a session, each once until something that it shows changes.
 * A page with an error, a missing part, a redirection or another status than 200 is never kept.
 */
export function visitorPages(options: VisitorPagesOptions): VisitorPages {
  const cache = new PageCache(options.changes, options.clock);
  const rendering = new Map<string, { state: number; page: Promise<VisitorPage> }>();

  const make = async (key: string, ask: VisitorAsk, encoding: Encoding): Promise<VisitorPage> => {
    const term = cache.begin();
    const context = await options.contextFor(ask);
    const { call, outcome } = watched(context.call, options.lastFor);
    const answer = await options.render({ ...context, call }, ask.url);
    const { status, location } = answer;
    if (location !== undefined) return { location, status };
    const bytes = await pageBytesOf(answer.html, encoding);
    const isWhole = status === 200 && outcome.isWhole;
    if (term && isWhole && ask.url.length <= LONGEST_URL)
      cache.keep(key, bytes, term, outcome.lastsForMs);
    return { status, bytes };
  };

  const open = (ask: VisitorAsk, encoding: Encoding) => {
    const key = keyOf(ask, encoding);
    const state = options.changes.state();
    const under = rendering.get(key);
    // A page whose rendering began before the last change may lack it.
    if (under && under.state === state) return under.page;
    const page = make(key, ask, encoding);
    if (state === null) return page;
    rendering.set(key, { state, page });
    const forget = () => {
      if (rendering.get(key)?.page === page) rendering.delete(key);
    };
    page.then(forget, forget);
    return page;
  };
  return { kept: (ask, encoding) => cache.get(keyOf(ask, encoding)), open };
}

const keyOf = ({ origin, url }: VisitorAsk, encoding: Encoding): string =>
  `${encoding} ${origin} ${url}`;

/** Notices which calls of a page failed, and how long their answers last. */
function watched(inner: Caller, lastFor: VisitorPagesOptions["lastFor"]) {
  const outcome = { isWhole: true, lastsForMs: KEPT_MS };
  const call: Caller = async (name, input) => {
    outcome.lastsForMs = Math.min(outcome.lastsForMs, lastFor[name] ?? KEPT_MS);
    try {
      return await inner(name, input);
    } catch (error) {
      outcome.isWhole = false;
      throw error;
    }
  };
  return { call, outcome };
}
