import { createContext, use } from "react";
import type { Caller } from "#contract/calls.ts";
import { defaultLocale, type Locale } from "#contract/locales.ts";
import type { SessionProps, SiteFacts } from "#contract/page.ts";
import type { Texts } from "#locales/ko/site.ts";

/** The parts of a page that are the same for many pages; see `kept-part.tsx`. */
export type PartsOfPage = {
  /** Where the part is in this page, and whether its HTML is known already. */
  take(key: string): { at: number; isKnown: boolean };
};

/** The context of every page, the same on the server and in the browser. */
export type AppContext = {
  locale: Locale;
  texts: Texts;
  site: SiteFacts;
  session: SessionProps;
  call: Caller;
  /** The moment of rendering (ISO), so that server and browser agree on "12 minutes ago". */
  now: string;
  /** Only on the server. */
  parts?: PartsOfPage;
};

export const AppContextValue = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = use(AppContextValue);
  if (!app) throw new Error("The page is outside its app context.");
  return app;
}

export const useTexts = (): Texts => useApp().texts;

/** Korean is at the root; every other language has its code as a prefix. */
export const basenameOf = (locale: Locale): string =>
  locale === defaultLocale ? "/" : `/${locale}`;
