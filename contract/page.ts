import type { Caller } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import type { CurrentUser } from "#contract/members.ts";

/** How far a zone is ahead of UTC in some years, so that a browser need not ask `Intl`. */
export type UtcOffsets = {
  /** From which moment (ms since 1970) how many minutes; the earliest first. */
  changes: readonly (readonly [fromMs: number, minutes: number])[];
  /** The first moment that the list does not cover. */
  untilMs: number;
};

/** The operator's configuration that every page may show. */
export type SiteFacts = {
  name: string;
  origin: string;
  playMoney: boolean;
  minimumAge: number;
  /** The IANA time zone of the site's days and times. */
  timeZone: string;
  /** Of that zone, around the moment of the answer. */
  utcOffsets: UtcOffsets;
  /** The origin of the site's own host, when the request came by an alias of it. */
  ownOrigin?: string;
  /** The languages that the site offers, its default first; absent when it offers all. */
  locales?: readonly Locale[];
  /** The language whose version of the site's texts governs. */
  governingLocale: Locale;
  /** What the site has of its own; each part is absent where the built-in one holds. */
  look?: SiteLook;
};

export type SiteLook = {
  /** Values of the style sheet's variables. */
  tokens?: Record<string, string>;
  logo?: {
    src: string;
    /** At the height of the header's mark, CSS pixels. */
    width: number;
    /** Square pictures of the logo, for the tab and the installed site. */
    icons: { small: string; large: string };
  };
  /** The home page's first slide, in the page's language. */
  banner?: { eyebrow?: string; title?: string; text?: string; button?: string };
};

/** The page properties of the specification that feed the session and user contexts. */
export type SessionProps = {
  sideUser: CurrentUser | null;
  token: string | null;
  /** The browser has the cookie of a session that is over; the page asks why. */
  hasEnded?: true;
};

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
  /** The nonce of this answer's content security policy. */
  nonce: string;
  assets: AssetManifest;
  /** The text of the site's one style sheet; null in development. */
  styles: string | null;
  /** The moment of the answer, ISO. */
  now: string;
  /** Whether parts are kept that are the same for many pages; otherwise all is rendered now. */
  keepsParts?: boolean;
  /** Logs an error of the page's data and answers its reference, which the page shows. */
  report?: (error: unknown) => string;
};

export type PageAnswer = {
  status: number;
  html: string;
  location?: string;
};

/** The exports of the site's server build, which the server loads at run time. */
export type SiteBuild = {
  /** Renders one page: loads its data in process, then the whole document in one go. */
  renderPage(request: PageRequest): Promise<PageAnswer>;
  /** The text of a language's web app manifest. */
  manifestFor(locale: Locale, site: SiteFacts): Promise<string>;
  /** The page that a browser keeps for use without a network, as HTML. */
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
