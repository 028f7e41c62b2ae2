import type { Locale } from "#contract/locales.ts";
import type { SiteLook } from "#contract/page.ts";
import { plainHost } from "#contract/hosts.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptWhileUnchanged } from "#server/kit/public-changes/kept.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { noticesOf } from "#server/messages/notices.ts";
import { popupsOf } from "#server/messages/popups.ts";
import { nextWindowAt, type ShownToAll } from "#server/messages/shown.ts";
import { lookOf } from "#server/settings/looks/looks.ts";
import { siteOf, type Site } from "#server/settings/sites.ts";

/** What the pages of a host show to everyone, beside the catalogue. */
export type ShownOnPages = Omit<ShownToAll, "site"> & {
  site(host: string): Promise<Site>;
  look(siteId: number, locale: Locale): Promise<SiteLook>;
};

/** The same, read at each call. */
export const shownNow = (db: Queryable, clock: Clock): ShownOnPages => ({
  site: (host) => siteOf(db, host),
  look: (siteId, locale) => lookOf(db, siteId, locale),
  notices: async (host, locale) =>
    noticesOf(db, clock, host, locale, (await siteOf(db, host)).timeZone),
  popups: (host, locale) => popupsOf(db, clock, host, locale),
});

type Keeping = { db: Queryable; clock: Clock; changes: PublicChanges };

/** The same, kept until something public changes or an announcement begins or ends. */
export function keptShown({ db, clock, changes }: Keeping): ShownOnPages {
  const keeping = { clock, changes };
  const now = shownNow(db, clock);
  const inWindow = async <Value>(read: Promise<Value>): Promise<Value> => {
    const [value, at] = await Promise.all([read, nextWindowAt(db, clock)]);
    changes.willChangeAt(at);
    return value;
  };
  const site = keptWhileUnchanged(keeping, now.site);
  const look = keptWhileUnchanged(keeping, (key) => {
    const [siteId, locale] = hostIn(key);
    return now.look(Number(siteId), locale);
  });
  const notices = keptWhileUnchanged(keeping, (key) => inWindow(now.notices(...hostIn(key))));
  const popups = keptWhileUnchanged(keeping, (key) => inWindow(now.popups(...hostIn(key))));
  return {
    site: (host) => site(plainHost(host)),
    look: (siteId, locale) => look(`${locale} ${siteId}`),
    notices: (host, locale) => notices(`${locale} ${plainHost(host)}`),
    popups: (host, locale) => popups(`${locale} ${plainHost(host)}`),
  };
}

/** The host and language of a key. */
function hostIn(key: string): [host: string, locale: Locale] {
  const [locale = "", host = ""] = key.split(" ");
  return [host, locale as Locale];
}
