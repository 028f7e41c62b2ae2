import type { lookOfficeCalls } from "#contract/office/looks.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertReadable, changeLook, officeLook, readLogo } from "#server/settings/looks/looks.ts";

export const lookOfficeRoutes = (
  db: Queryable,
  uploadsDir: string,
): OfficeHandlersOf<keyof typeof lookOfficeCalls> => ({
  "get-site-look": (_context, { siteId }) => officeLook(db, siteId),
  "change-site-look": async (
    _context,
    { siteId, version, reason: _reason, accent, onAccent, focus, logo: picture, texts },
  ) => {
    assertReadable({ accent, onAccent, focus });
    const logo = await readLogo(picture, uploadsDir);
    return async (act) => {
      const change = { accent, onAccent, focus, logo, texts };
      const sides = await changeLook(act.tx, { siteId, version }, change);
      return { answer: {}, audit: { object: `site:${siteId}`, ...sides } };
    };
  },
});
