import type { HandlersOf } from "#contract/handler.ts";
import type { staffAccessCalls } from "#contract/staff-accesses.ts";
import type { Queryable } from "#server/kit/database.ts";
import { staffAccesses } from "#server/members/accesses/own-accesses.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { siteOf } from "#server/settings/sites.ts";

/** What a member reads of the accesses of staff, by days of the site. */
export const staffAccessRoutes = (db: Queryable): HandlersOf<keyof typeof staffAccessCalls> => ({
  "get-staff-accesses": async (context, { page = 1 }) => {
    const { timeZone } = await siteOf(db, context.host);
    return staffAccesses(db, signedIn(context).memberId, { timeZone, page });
  },
});
