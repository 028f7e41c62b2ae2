import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/language/store.ts";

/** The language in which the house writes to a member. */
export const languageOf = (db: Queryable, memberId: bigint): Promise<Locale> =>
  store.getLocale(db, memberId);

/** The member sees a page in this language: from now on the house writes to them in it. */
export const rememberLanguage = (db: Queryable, memberId: bigint, locale: Locale): Promise<void> =>
  store.updateLocale(db, memberId, locale);
