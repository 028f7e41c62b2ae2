import type { aliasOfficeCalls } from "#contract/office/aliases.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { addAlias, removeAlias } from "#server/settings/aliases/aliases.ts";

export const aliasOfficeRoutes = (): OfficeHandlersOf<keyof typeof aliasOfficeCalls> => ({
  "add-site-alias": async (act, _context, { siteId, host }) => {
    const alias = await addAlias(act.tx, { siteId, host });
    return { answer: {}, audit: { object: `site:${siteId}`, before: null, after: { alias } } };
  },
  "remove-site-alias": async (act, _context, { siteId, host: alias }) => {
    await removeAlias(act.tx, { siteId, host: alias });
    return {
      answer: {},
      audit: { object: `site:${siteId}`, before: { alias }, after: { alias: null } },
    };
  },
});
