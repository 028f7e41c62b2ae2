import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import type { Send } from "#server/kit/send.ts";
import {
  builtInLinks,
  isPausing,
  sitesWithoutHelp,
} from "#server/settings/help-links/help-links.ts";
import * as store from "#server/settings/help-links/store.ts";

/** The time between two probes of a link. Source: RG-02 of docs/standards.md. */
export const PROBED_EVERY_MS = 5 * 60_000;
/** A link answers within this time, its redirects included. */
const ANSWER_WITHIN_MS = 10_000;
const MOST_REDIRECTS = 3;
/** The most links that are probed side by side. */
const AT_ONCE = 10;
const MOST_SITES = 500;

/** A link is dead when so many probes in a row failed, over so long a time: our own values. */
export const DEAD_AFTER = { failures: 6, ms: 30 * 60_000 };

/** Some sites refuse a request without these. */
const HEADERS = { accept: "text/html,*/*", "user-agent": "Dalbit help link probe" };

type Probing = {
  db: Database;
  clock: Clock;
  send: Send;
  /** Ends the open games of the members of a site, so that they take no new stakes. */
  endLaunches(db: Queryable, siteId: number): Promise<void>;
};

/**
 * Probes the links that are due, at most ten, and ends the open games of sites at which play is
 * paused. Answers how many links it probed.
 */
export async function probeHelpLinks({ db, clock, send, endLaunches }: Probing): Promise<number> {
  await store.deleteUnshown(db, builtInLinks);
  const before = new Date(clock.now().getTime() - PROBED_EVERY_MS);
  const due = await store.listDue(db, builtInLinks, { before, most: AT_ONCE });
  const faults = await Promise.all(due.map(({ address }) => faultOf(send, address)));
  const at = clock.now();
  for (const [n, link] of due.entries())
    await store.saveProbe(db, probed(link, faults[n] ?? null, at));
  for (const { siteId } of await sitesWithoutHelp(db, MOST_SITES))
    if (await isPausing(db, siteId)) await endLaunches(db, siteId);
  return due.length;
}

/** A link after a probe: a fault counts on, an answer ends the count. */
function probed(
  { address, failures, failingSince, deadSince }: store.KnownLink,
  fault: string | null,
  at: Date,
): store.ProbedLink {
  if (fault === null)
    return { address, probedAt: at, fault, failures: 0, failingSince: null, deadSince: null };
  const since = failingSince ?? at;
  const isDead =
    failures + 1 >= DEAD_AFTER.failures && at.getTime() - since.getTime() >= DEAD_AFTER.ms;
  return {
    address,
    probedAt: at,
    fault,
    failures: failures + 1,
    failingSince: since,
    deadSince: deadSince ?? (isDead ? at : null),
  };
}

/**
 * Why a link does not answer; null when it does. A page that is gone and an error of its server are
 * no answer. A refusal of our request is one (401, 403, 405, 429): a person's browser may be let in.
 */
async function faultOf(send: Send, address: string): Promise<string | null> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      url.hash = "";
      const wanted = { method: "GET", headers: HEADERS, signal, isBodyUnread: true } as const;
      const { status, headers } = await send(url, wanted);
      const next = headers.get("location");
      if (status < 300 || status > 399 || next === null)
        return status === 404 || status === 410 || status >= 500 ? `HTTP ${status}` : null;
      url = new URL(next, url);
    }
    return `more than ${MOST_REDIRECTS} redirects`;
  } catch (error) {
    return signal.aborted ? `no answer within ${ANSWER_WITHIN_MS / 1000} s` : nameOf(error);
  }
}

/** The code of a failed connection, as ENOTFOUND, or the error's message. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const code = "code" in error ? String(error.code) : "";
  return (code || error.message || error.name).slice(0, 100);
}
