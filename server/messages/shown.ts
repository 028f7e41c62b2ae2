import type { Locale } from "#contract/locales.ts";
import type { Notice, Popup } from "#contract/messages.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/messages/store.ts";

/** What every visitor of a host is shown, in one language. */
export type ShownToAll = {
  notices(host: string, locale: Locale): Promise<Notice[]>;
  popups(host: string, locale: Locale): Promise<Popup[]>;
  site(host: string): Promise<{ timeZone: string }>;
};

/** The next moment at which a notice or popup begins or ends by itself; null when none will. */
export const nextWindowAt = (db: Queryable, clock: Clock): Promise<Date | null> =>
  store.findNextWindow(db, clock.now());
