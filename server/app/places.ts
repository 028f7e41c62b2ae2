import type { Config } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import type { Keeping } from "#server/kit/public-changes/kept.ts";
import { openCountries, type CountryRule } from "#server/settings/countries/countries.ts";
import { keptLicensedCountries } from "#server/settings/licences/licences.ts";
import { openNetworks, type NetworkRule } from "#server/settings/networks/networks.ts";

/** Where members may be: the countries of the licences, and networks that hide the country. */
export type Places = { countries: CountryRule | null; networks: NetworkRule | null };

/** Opens the rules of both. */
export const openPlaces = async (
  { countries, anonymousNetworks, mode }: Config,
  db: Database,
  keeping: Keeping,
): Promise<Places> => ({
  countries: await openCountries(countries, {
    mode,
    licensed: keptLicensedCountries(db, keeping),
  }),
  networks: await openNetworks(anonymousNetworks, { mode, db, keeping }),
});
