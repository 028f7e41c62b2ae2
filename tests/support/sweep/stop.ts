import type { Page } from "playwright-core";
import type { Texts } from "#locales/ko/site.ts";

/** The signed-in member: demo1 has money, notes and inquiries; demo2 has none. */
export type Visitor = "visitor" | "newcomer" | "demo1" | "demo2" | "demo3";

/** A page in one of its states, and how to reach it. */
export type Stop = {
  name: string;
  /** The path of a row in `site/routes.ts`; null for pages outside that table. */
  route: string | null;
  /** Path and query without the language; `{note}` and `{help}` are ids of demo1's. */
  path: string;
  who: Visitor;
  /** Only where the state exists: drawers on phones, the list of languages on wide windows. */
  only?: "phone" | "wide";
  /** Brings the page into its state and waits for it. */
  show?: (page: Page, texts: Texts) => Promise<unknown>;
};
