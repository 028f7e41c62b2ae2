import type { HandlersOf } from "#contract/handler.ts";
import type { Database } from "#server/kit/database.ts";
import { siteOf } from "#server/settings/sites.ts";

export const settingRoutes = (db: Database): HandlersOf<"get-reg-domain"> => ({
  "get-reg-domain": async (context) => {
    const site = await siteOf(db, context.host);
    return {
      open: site.registrationOpen,
      codeRequired: site.codeRequired,
      siteName: site.name,
      minimumAge: site.minimumAge,
      termsVersion: site.termsVersion,
    };
  },
});
