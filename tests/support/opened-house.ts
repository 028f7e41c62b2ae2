import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#database/migrate.ts";
import { record } from "#scripts/backup/record.ts";
import { asUser, databaseUrl, ensureApplicationLogin } from "#scripts/databases.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { claimSealKey } from "#server/kit/seal-keys/seal-keys.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { takeOn } from "#server/operators/staff.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";

const keyOf = (step: number): string =>
  Buffer.from(Array.from({ length: 32 }, (_, at) => at * step)).toString("base64url");
const keys = { APP_SECRET: keyOf(3), LEDGER_SIGNING_KEY: keyOf(5), BACKUP_KEY: keyOf(7) };

/** The provider of the house, with everything that real money asks of a connection. */
const acme = {
  connection: "acme",
  protocol: "betsy",
  url: "https://acme.example",
  gameHosts: ["acme.example"],
  networks: ["198.51.100.0/24"],
  operatorId: "moon",
  country: "KR",
};

/** Makes the database of a house that is open for real money, on a server that has no other yet. */
export async function openHouse(serverUrl: string): Promise<{ url: string; appUrl: string }> {
  const server = openDatabase(serverUrl, { size: 1 });
  await server.query("create role house_owner login createrole password 'owns'");
  await server.query("create database house owner house_owner");
  await server.close();
  const url = asUser(databaseUrl(serverUrl, "house"), "house_owner", "owns");
  await migrate(url);
  const appUrl = await ensureApplicationLogin(url, "serves");
  const house = openDatabase(url, { size: 1 });
  const appSecret = { current: keys.APP_SECRET, previous: [] };
  await claimSealKey(house, systemClock, appSecret);
  for (const loginId of ["first.admin", "second.admin"])
    await takeOn(house, appSecret, { loginId, name: "A", role: "admin", password: loginId });
  await house.query("update operators set second_factor_step = 1");
  await house.query(
    `insert into settings_legal_texts
     select s.id, kind, s.default_locale, 'Ours' from settings_sites s,
       unnest(array['terms', 'privacy']) as kind`,
  );
  await house.query(
    `insert into alert_channels (kind, name, target, rules, locale, is_on, changed_at)
     values ('email', 'Night', 'night@moon.example', '{big_win}', 'en', true, now())`,
  );
  await house.close();
  for (const kind of ["backup", "drill"] as const)
    await record(url, { kind, isGood: true, seconds: 1, lost: null }, () => {});
  return { url, appUrl };
}

/** The environment of that house. @param ports where its proxy answers for the site and the office */
export function environmentOfHouse(
  folder: string,
  { url, appUrl }: { url: string; appUrl: string },
  { site, office, authority }: { site: number; office: number; authority: string },
): NodeJS.ProcessEnv {
  writeCountryDatabase(join(folder, "countries.mmdb"), [
    { first: "1.2.0.0", bits: 16, country: "KR" },
  ]);
  writeFileSync(join(folder, "authority.pem"), authority);
  return {
    ...keys,
    MODE: "real",
    DATABASE_URL: url,
    APP_DATABASE_URL: appUrl,
    // A machine without a data folder: how full the disk of a test is must not decide.
    DATA_DIR: join(folder, "house"),
    LEDGER_PUBLIC_KEYS: sealKeyOf(keys.LEDGER_SIGNING_KEY).publicKey.toString("hex"),
    LICENCE: "MGA: B2C/123/2026",
    ALLOWED_COUNTRIES: "KR",
    GEO_DATABASE: join(folder, "countries.mmdb"),
    PUBLIC_URL: `https://localhost:${site}`,
    OFFICE_URL: `https://localhost:${office}`,
    OFFICE_NETWORKS: "203.0.113.0/24",
    NODE_EXTRA_CA_CERTS: join(folder, "authority.pem"),
    TRUSTED_PROXIES: "1",
    MANAGEMENT_PORT: "9000",
    SECURITY_CONTACT: "mailto:security@moon.example",
    PROVIDER_CONNECTIONS: JSON.stringify([acme]),
  };
}
