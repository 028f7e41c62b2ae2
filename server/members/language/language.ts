import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/language/store.ts";

/** The language of messages to a member. */
export const languageOf = (db: Queryable, memberId: bigint): Promise<Locale> =>
  store.getLocale(db, memberId);

/** Stores the language of the page that a member sees, for messages to them. */
export const rememberLanguage = (db: Queryable, memberId: bigint, locale: Locale): Promise<void> =>
  store.updateLocale(db, memberId, locale);
