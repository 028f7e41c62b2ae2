import { createContext, use } from "react";
import type { Caller } from "#contract/calls.ts";
import { defaultLocale, type Locale } from "#contract/locales.ts";
import type { SessionProps, SiteFacts } from "#contract/page.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type {
  TextsOfAccount,
  TextsOfMembers,
  TextsOfMessages,
  TextsOfPages,
  TextsOfSelfTest,
} from "#locales/ko/site.ts";

/** The parts of a page that are the same for many pages; see `kept-part.tsx`. */
export type PartsOfPage = {
  /** Where the part is in this page, and whether its HTML is known already. */
  take(key: string): { at: number; isKnown: boolean };
};

/** The context of every page, the same on the server and in the browser. */
export type AppContext = {
  locale: Locale;
  /** What the home page and the frame show. */
  texts: HomeTexts;
  /** The texts of other pages than home, which the browser loads with the first page that needs them. */
  pageTexts: {
    /** Those of pages about money and games. */
    account: TextsOfAccount | null;
    /** Those of help desk, notes and notices. */
    messages: TextsOfMessages | null;
    /** Those of registration and sign-in. */
    members: TextsOfMembers | null;
    /** Those of the self-test. */
    selfTest: TextsOfSelfTest | null;
    /** Those of the others. */
    pages: TextsOfPages | null;
  };
  site: SiteFacts;
  session: SessionProps;
  call: Caller;
  /** The moment of rendering (ISO), so that server and browser agree on "12 minutes ago". */
  now: string;
  /** Of the scripts that the page runs; null in development. */
  version: string | null;
  /** Only on the server. */
  parts?: PartsOfPage;
  /** The reference of the error that the page shows in place of its data; only on the server. */
  reference?: string;
};

export const AppContextValue = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = use(AppContextValue);
  if (!app) throw new Error("The page is outside its app context.");
  return app;
}

export const useTexts = (): HomeTexts => useApp().texts;

function loadedTexts<Loaded>(texts: Loaded | null): Loaded {
  if (!texts) throw new Error("The texts of this page are not loaded.");
  return texts;
}

/** The texts of pages about money and games. Throws Error on a page that does not load them. */
export const useAccountTexts = (): TextsOfAccount => loadedTexts(useApp().pageTexts.account);

/** The texts of help desk, notes and notices. Throws Error on a page that does not load them. */
export const useMessageTexts = (): TextsOfMessages => loadedTexts(useApp().pageTexts.messages);

/** The texts of registration and sign-in. Throws Error on a page that does not load them. */
export const useMemberTexts = (): TextsOfMembers => loadedTexts(useApp().pageTexts.members);

/** The texts of the self-test. Throws Error on a page that does not load them. */
export const useSelfTestTexts = (): TextsOfSelfTest => loadedTexts(useApp().pageTexts.selfTest);

/** The texts of other pages. Throws Error on a page that does not load them. */
export const usePageTexts = (): TextsOfPages => loadedTexts(useApp().pageTexts.pages);

/** Korean is at the root; every other language has its code as a prefix. */
export const basenameOf = (locale: Locale): string =>
  locale === defaultLocale ? "/" : `/${locale}`;
