import { open, validate, type CountryResponse } from "maxmind";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { CountryConfig } from "#server/kit/licence.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/countries/store.ts";

/** The country of a network address, ISO 3166-1 alpha-2; null when it is unknown. */
type CountryOf = (address: string) => string | null;

export type CountryRule = { allowed: ReadonlySet<string>; countryOf: CountryOf };

/** The name of an unknown country in the counts. */
const UNKNOWN = "??";

/**
 * Opens the operator's file of countries; a newer file is loaded while the product runs. @throws
 * Error when the file is missing or of another format
 */
export async function openCountries(config: CountryConfig | null): Promise<CountryRule | null> {
  if (config === null) return null;
  const { allowed, database } = config;
  const reader = await open<CountryResponse>(database, {
    watchForUpdates: true,
    watchForUpdatesNonPersistent: true,
  }).catch((error: Error) => {
    throw new Error(`GEO_DATABASE cannot be read (${error.message}): ${database}`, {
      cause: error,
    });
  });
  const countryOf: CountryOf = (address) =>
    validate(address) ? (reader.get(address)?.country?.iso_code ?? null) : null;
  return { allowed, countryOf };
}

/**
 * Throws Refusal `country_refused` for an address in no allowed country or an unknown one, and
 * counts it by day, country and call. Without a rule every address is allowed.
 */
export async function assertCountryAllowed(
  { db, clock }: { db: Queryable; clock: Clock },
  rule: CountryRule | null,
  { address, call }: { address: string; call: string },
): Promise<void> {
  if (rule === null) return;
  const country = rule.countryOf(address);
  if (country !== null && rule.allowed.has(country)) return;
  const day = clock.now().toISOString().slice(0, 10);
  await store.countRefusal(db, { day, country: country ?? UNKNOWN, call });
  throw new Refusal("country_refused");
}
