import type { licenceOfficeCalls } from "#contract/office/licences.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { countryRefusals } from "#server/settings/countries/countries.ts";
import * as licences from "#server/settings/licences/licences.ts";

type LicenceRoutesOptions = {
  db: Queryable;
  clock: Clock;
  /** The countries of the installation; null while none are checked. */
  allowed: ReadonlySet<string> | null;
};

/** The licences of sites, which two operators change, and what was refused by country. */
export const licenceOfficeRoutes = ({
  db,
  clock,
  allowed,
}: LicenceRoutesOptions): OfficeHandlersOf<keyof typeof licenceOfficeCalls> => ({
  "get-licences": async () => ({
    sites: await licences.siteLicences(db),
    allowed: allowed && [...allowed].toSorted(),
    refusals: await countryRefusals(db, clock),
  }),
  "change-site-licence": async (act, context, { reason: _reason, ...change }) => {
    const sides = await licences.licenceBeforeAndAfter(act.tx, change);
    if (!isCarriedOut(context)) return { proposes: sides };
    await licences.saveLicence(act.tx, change.siteId, change);
    return { answer: {}, audit: { before: null, ...sides } };
  },
});
