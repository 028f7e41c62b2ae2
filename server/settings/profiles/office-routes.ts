import type { profileOfficeCalls } from "#contract/office/profiles.ts";
import type { Queryable } from "#server/kit/database.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import * as profiles from "#server/settings/profiles/profiles.ts";

/** Jurisdictions: their rules, and which of them a site follows. Two operators change either. */
export const profileOfficeRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof profileOfficeCalls> => ({
  "get-profiles": async () => ({ profiles: await profiles.officeProfiles(db) }),
  "add-profile": async (act, _context, { id, name }) => {
    await profiles.addProfile(act.tx, id, name);
    return { answer: {}, audit: { object: `profile:${id}`, before: null, after: { name } } };
  },
  "change-profile-rule": async (act, context, { reason: _reason, ...change }) => {
    const sides = await profiles.ruleBeforeAndAfter(act.tx, change);
    if (!isCarriedOut(context)) return { proposes: sides };
    await profiles.saveRule(act.tx, change);
    return { answer: {}, audit: sides };
  },
  "name-site-profile": async (act, context, { reason: _reason, ...change }) => {
    const sides = await profiles.siteProfileBeforeAndAfter(act.tx, change);
    if (!isCarriedOut(context)) return { proposes: sides };
    await profiles.nameProfile(act.tx, change.siteId, change.profile);
    return { answer: {}, audit: sides };
  },
});
