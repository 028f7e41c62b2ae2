import type { Caller } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import type { CurrentUser } from "#contract/members.ts";

/**
 * What a page is rendered from and what comes back. The site's own entry declares the same
 * shapes; it is built by Vite and loaded at run time, so its types cannot be imported here.
 */
export type PageRequest = {
  path: string;
  call: Caller;
  session: { sideUser: CurrentUser | null; token: string | null };
  site: { name: string; origin: string; playMoney: boolean; minimumAge: number };
  nonce: string;
  assets: Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;
  now: string;
};

export type PageAnswer = {
  status: number;
  html: string;
  location?: string;
  /** What went wrong while the page loaded its data; the page itself shows its error state. */
  faults?: unknown[];
};

/** The built site, as far as the server uses it. */
export type PageBuild = {
  render(request: PageRequest): Promise<PageAnswer>;
  /** The text of a language's web app manifest. */
  manifest(locale: Locale, site: PageRequest["site"]): Promise<string>;
  /** The page that a browser keeps for when there is no network. */
  offline(
    locale: Locale,
    site: PageRequest["site"],
    page: Pick<PageRequest, "nonce" | "assets">,
  ): Promise<string>;
  /** The page that checks a statement's proof, with the script that does it. */
  proof(
    locale: Locale,
    site: PageRequest["site"],
    page: { nonce: string; script: string },
  ): Promise<string>;
  assets: PageRequest["assets"];
};
