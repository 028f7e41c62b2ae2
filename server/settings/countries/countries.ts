import { validate, type CountryResponse } from "maxmind";
import type { CountryRefusal } from "#contract/office/licences.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { CountryConfig } from "#server/kit/licence.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { openAddressFile } from "#server/settings/address-file.ts";
import * as store from "#server/settings/countries/store.ts";

export type CountryRule = {
  /** The country of a network address, ISO 3166-1 alpha-2; null when it is unknown. */
  countryOf(address: string): string | null;
  /** The countries in which the site of a host is offered. */
  allowedAt(host: string): Promise<ReadonlySet<string>>;
};

/** The countries that the licence of a host covers; null without a licence. */
export type LicensedCountries = (host: string) => Promise<readonly string[] | null>;

/** The name of an unknown country in the counts. */
const UNKNOWN = "??";

const nowhere: ReadonlySet<string> = new Set();

/**
 * Opens the operator's file of countries; a newer file is loaded while the product runs. A site is
 * offered in the countries of its licence that the installation allows. Without a licence of its own
 * it is offered nowhere with real money, and with play money wherever the installation allows.
 * @throws ConfigFault when the file is missing or of another format
 */
export async function openCountries(
  config: CountryConfig | null,
  { mode, licensed }: { mode: "play" | "real"; licensed: LicensedCountries },
): Promise<CountryRule | null> {
  if (config === null) return null;
  const { allowed, database } = config;
  const reader = await openAddressFile<CountryResponse>("GEO_DATABASE", database);
  return {
    countryOf: (address) =>
      validate(address) ? (reader.get(address)?.country?.iso_code ?? null) : null,
    allowedAt: async (host) => {
      const own = await licensed(host);
      if (own) return new Set(own.filter((country) => allowed.has(country)));
      return mode === "real" ? nowhere : allowed;
    },
  };
}

export type From = { address: string; host: string };

/** Whether the site of a host is offered at an address. Without a rule it is offered everywhere. */
export async function isOfferedAt(
  rule: CountryRule | null,
  { address, host }: From,
): Promise<boolean> {
  if (rule === null) return true;
  const country = rule.countryOf(address);
  return country !== null && (await rule.allowedAt(host)).has(country);
}

/** Counts a refusal by day, country and call. */
export async function countRefusal(
  { db, clock }: { db: Queryable; clock: Clock },
  rule: CountryRule,
  { address, call }: { address: string; call: string },
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  await store.countRefusal(db, { day, country: rule.countryOf(address) ?? UNKNOWN, call });
}

/**
 * Throws Refusal `country_refused` for an address in no allowed country or an unknown one, and
 * counts it.
 */
export async function assertCountryAllowed(
  house: { db: Queryable; clock: Clock },
  rule: CountryRule | null,
  from: From & { call: string },
): Promise<void> {
  if (rule === null || (await isOfferedAt(rule, from))) return;
  await countRefusal(house, rule, from);
  throw new Refusal("country_refused");
}

const SHOWN_MS = 30 * 86_400_000;
const SHOWN_AT_MOST = 500;

/** The refusals of the last 30 days by country and call, the most frequent first. */
export async function countryRefusals(db: Queryable, clock: Clock): Promise<CountryRefusal[]> {
  const since = new Date(clock.now().getTime() - SHOWN_MS).toISOString().slice(0, 10);
  const rows = await store.listRefusals(db, since, SHOWN_AT_MOST);
  return rows.map(({ country, refusals, ...row }) => ({
    ...row,
    country: country === UNKNOWN ? null : country,
    refusals: Number(refusals),
  }));
}
