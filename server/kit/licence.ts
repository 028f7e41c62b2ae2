import { isCountry } from "#contract/countries.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";

/** Where the product may be offered, and the file that tells the country of an address. */
export type CountryConfig = {
  /** ISO 3166-1 alpha-2. */
  allowed: ReadonlySet<string>;
  /** A file in MaxMind's format (`.mmdb`) of countries by address. */
  database: string;
};

/** `authority: number`, as in "MGA: B2C/123/2026". */
const LICENCE_ENTRY =
  /^[\p{L}\p{N}][\p{L}\p{N} .'()&/-]{1,79}: ?[\p{L}\p{N}][\p{L}\p{N} ./-]{2,79}$/u;

/**
 * Reads the licence entry and the countries. With real money all three settings are required; with
 * play money countries are checked when both of theirs are set. @throws ConfigFault that names what
 * is missing or malformed
 */
export function readCountries(
  environment: NodeJS.ProcessEnv,
  mode: "play" | "real",
): CountryConfig | null {
  const wanted = ["LICENCE", "ALLOWED_COUNTRIES", "GEO_DATABASE"] as const;
  const missing = wanted.filter((name) => !environment[name]);
  if (mode === "real" && missing.length > 0)
    throw new ConfigFault(`MODE=real needs ${missing.join(", ")}: see README, "Real money"`);
  const { LICENCE: licence, ALLOWED_COUNTRIES: list, GEO_DATABASE: database } = environment;
  if (licence && !LICENCE_ENTRY.test(licence))
    throw new ConfigFault('LICENCE names the authority and the number, as "MGA: B2C/123/2026"');
  if (!list || !database) return null;
  return { allowed: new Set(list.split(",").map(readCountry)), database };
}

function readCountry(text: string): string {
  const code = text.trim();
  if (!isCountry(code))
    throw new ConfigFault(
      `ALLOWED_COUNTRIES: "${code}" is no country of ISO 3166-1; write them as KR,JP`,
    );
  return code;
}
