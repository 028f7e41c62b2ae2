import type { Caller } from "#contract/calls.ts";
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
