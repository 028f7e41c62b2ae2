import * as z from "zod/mini";
import { isCountry } from "#contract/countries.ts";
import { writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

const country = z.string().check(z.refine(isCountry, "no country of ISO 3166-1"));
const licenceFields = {
  /** The company that holds the licence. */
  company: writtenText(120),
  authority: writtenText(80),
  number: writtenText(80),
  /** ISO 3166-1 alpha-2. */
  countries: z.array(country).check(z.minLength(1), z.maxLength(250)),
};
const siteLicence = z.object({
  siteId: z.int(),
  host: z.string(),
  name: z.string(),
  licence: z.nullable(
    z.object({ ...licenceFields, countries: z.array(z.string()), version: z.int() }),
  ),
});
export type SiteLicence = z.infer<typeof siteLicence>;

const countryRefusal = z.object({
  /** ISO 3166-1 alpha-2; null for addresses whose country is not known. */
  country: z.nullable(z.string()),
  /** The refused call; `stakes`: the open games of a member who went on from there were ended. */
  call: z.string(),
  refusals: z.int(),
  /** Year-month-day, in UTC. */
  lastDay: z.string(),
});
export type CountryRefusal = z.infer<typeof countryRefusal>;

export const licenceOfficeCalls = {
  "get-licences": read({
    summary:
      "The licence of each site, the countries of the installation, and the refusals of 30 days by country.",
    access: "settings.read",
    fields: {},
    output: z.object({
      sites: z.array(siteLicence),
      /** The outermost limit for every site; null while no countries are checked. */
      allowed: z.nullable(z.array(z.string())),
      refusals: z.array(countryRefusal),
    }),
    refusals: [],
  }),
  "change-site-licence": act({
    summary: "Write the licence of a site with its countries; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: {
      siteId: shortRowId,
      /** 0 for a site without a licence. */
      version: z.int().check(z.minimum(0)),
      ...licenceFields,
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "waiting"],
  }),
};
