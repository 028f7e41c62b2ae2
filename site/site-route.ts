import type { ComponentType } from "react";
import type { SiteFacts } from "#contract/page.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type { AppContext } from "#site/app/app-context.tsx";

/** One screen: its address, component, data and audience. */
export type SiteRoute = {
  /** Without the language; `*` matches every other address. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** The page's module in the build manifest, whose files are preloaded. */
  module: string;
  /** What an address of it shows beside `page`; `load` loads it too. */
  part?: (query: URLSearchParams) => { module: string; load: () => Promise<unknown> };
  /** Which texts it shows beside the frame's; those of most pages when absent. */
  texts?: "home" | "account" | "members" | "messages" | "selfTest";
  /** Loads the page's data, in process on the server and over HTTP in the browser. */
  load?: (app: AppContext, query: URLSearchParams) => Promise<unknown>;
  /** Names in the query on which the data depends: a change reloads it. */
  loadsBy?: readonly string[];
  /** A visitor sees the request to sign in (msg2001) at this address. */
  loginNeeded: boolean;
  /** Members are redirected to the lobby. */
  visitorsOnly?: boolean;
  title: (texts: HomeTexts, site: SiteFacts) => string;
  /** The site's own description when absent. */
  description?: (texts: HomeTexts) => string;
  /** Excluded from search engines. */
  hidden?: boolean;
  status?: number;
};
