import type { HandlersOf } from "#contract/handler.ts";
import type { settingCalls } from "#contract/settings.ts";
import type { Database } from "#server/kit/database.ts";
import { isRegistrationOpen, legalTextOf, siteOf } from "#server/settings/sites.ts";

export const settingRoutes = (
  db: Database,
  publicHost: string | null,
): HandlersOf<keyof typeof settingCalls> => ({
  "get-reg-domain": async (context) => {
    const site = await siteOf(db, context.host);
    return {
      open: await isRegistrationOpen(db, site, context.host, publicHost),
      codeRequired: site.codeRequired,
      siteName: site.name,
      minimumAge: site.minimumAge,
      termsVersion: site.termsVersion,
    };
  },
  "get-legal-text": async ({ host, locale }, { kind }) => {
    const site = await siteOf(db, host);
    return { contents: await legalTextOf(db, site, kind, locale), version: site.termsVersion };
  },
});
