import type { Caller } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import type { CurrentUser } from "#contract/members.ts";

/** What the operator configured and every page may show. */
export type SiteFacts = {
  name: string;
  origin: string;
  playMoney: boolean;
  minimumAge: number;
  /** The zone of the site's days and times, as the IANA names it. */
  timeZone: string;
};

/** The page properties of the specification that feed the session and user contexts. */
export type SessionProps = { sideUser: CurrentUser | null; token: string | null };

/** The part of Vite's manifest that a page needs. */
export type AssetManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type PageRequest = {
  /** Path and query as the browser sent them. */
  path: string;
  call: Caller;
  session: SessionProps;
  site: SiteFacts;
  /** Of this answer's content security policy. */
  nonce: string;
  assets: AssetManifest;
  /** The moment of the answer, ISO. */
  now: string;
};

export type PageAnswer = {
  status: number;
  html: string;
  location?: string;
  /** Faults of the page's data; the page shows its error state, the server logs them. */
  faults?: unknown[];
};

/** What the site's server build exports; the server loads it at run time. */
export type SiteBuild = {
  /** Renders one page: loads its data in process, then the whole document in one go. */
  renderPage(request: PageRequest): Promise<PageAnswer>;
  /** The text of a language's web app manifest. */
  manifestFor(locale: Locale, site: SiteFacts): Promise<string>;
  /** The page that a browser keeps for when there is no network, as HTML. */
  offlineFor(
    locale: Locale,
    site: SiteFacts,
    page: Pick<PageRequest, "assets" | "nonce">,
  ): Promise<string>;
  /** The page that checks a statement's proof, as one self-contained HTML file. */
  proofFor(
    locale: Locale,
    site: SiteFacts,
    page: { nonce: string; script: string },
  ): Promise<string>;
};
