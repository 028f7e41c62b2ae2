import { statSync } from "node:fs";
import { readConfig } from "#server/kit/config.ts";
import { findingOf, safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";

const DAY_MS = 86_400_000;
/** Address blocks move between countries all the time; publishers bring a new file every week. */
const GEO_DAYS = 60;

/** Whether the web process would start with these settings, with the rules of real money. */
export async function lookAtSettings({ environment, configuration }: Examined): Promise<Finding[]> {
  const asRealMoney = {
    ...environment,
    MODE: "real",
    DATABASE_URL: configuration.appDatabaseUrl ?? configuration.databaseUrl ?? "postgres:///",
    UPLOADS_DIR: configuration.dataDir,
  };
  return [
    configuration.mode === "real"
      ? safe("The product runs with real money's rules.")
      : unsafe("The product runs with play money.", "Set MODE=real and what it needs."),
    await findingOf(
      () => readConfig(asRealMoney),
      "The web process accepts its settings with real money.",
      "Correct the variable that the sentence names.",
    ),
  ];
}

/** What a start accepts and an open house should not leave so. */
export function lookAtExposure({ environment }: Examined): Finding[] {
  const isBehindProxy = Number(environment["TRUSTED_PROXIES"] ?? 0) > 0;
  return [
    isBehindProxy
      ? safe("Forwarded addresses are read from your own proxies only.")
      : unsafe(
          "TRUSTED_PROXIES is 0, and the product ends no TLS itself.",
          "Put a proxy with TLS in front and set TRUSTED_PROXIES to the number of your own.",
        ),
    environment["OFFICE_URL"] && environment["OFFICE_NETWORKS"]
      ? safe("The office has its own host and answers to your networks only.")
      : unsafe(
          "The office is reachable from the internet, or shares its host with the member site.",
          "Set OFFICE_URL to a host of its own and OFFICE_NETWORKS to the networks of your staff.",
        ),
    environment["SECURITY_CONTACT"]
      ? safe("Finders of weaknesses are told where to report them.")
      : unsafe(
          "Finders of weaknesses have no contact.",
          "Set SECURITY_CONTACT to mailto:… or https://….",
        ),
  ];
}

/** Whether a balancer and Prometheus can watch the processes. */
export const lookAtProbes = ({ environment }: Examined): Finding[] => [
  environment["MANAGEMENT_PORT"]
    ? safe("Probes and metrics have a port.")
    : unsafe(
        "Nothing can watch the processes: they have no port for probes and metrics.",
        "Set MANAGEMENT_PORT and collect its figures.",
      ),
];

/** The providers that may call, and from where. */
export async function lookAtProviders({ environment, db }: Examined): Promise<Finding[]> {
  type Connected = { connection: string; networks?: string[] };
  const fixed = JSON.parse(environment["PROVIDER_CONNECTIONS"] || "[]") as Connected[];
  const written = await db.query<{ connection: string; networks: string[] }>(
    "select connection, networks from game_connections where not is_test order by connection",
  );
  const list: Connected[] = [...fixed, ...written];
  if (list.length === 0)
    return [
      unsafe(
        "No provider of your own is connected.",
        "Write yours in the office under Connections.",
      ),
    ];
  const open = list.filter(({ networks }) => !networks?.length).map(({ connection }) => connection);
  return open.length === 0
    ? [safe("Every provider may call from its own networks only.")]
    : [
        unsafe(
          `Calls of ${open.join(", ")} are taken from any address.`,
          "Write the networks that the provider calls from into its connection.",
        ),
      ];
}

/** The file that tells the country of an address. */
export function lookAtCountries({ environment, now }: Examined): Finding[] {
  const file = environment["GEO_DATABASE"];
  if (!file)
    return [
      unsafe(
        "Countries of addresses are not known, so that no country is refused.",
        "Set LICENCE, ALLOWED_COUNTRIES and GEO_DATABASE.",
      ),
    ];
  const days = Math.floor((now.getTime() - statSync(file).mtimeMs) / DAY_MS);
  return [
    days <= GEO_DAYS
      ? safe(`The file of countries is ${days} days old.`)
      : unsafe(
          `The file of countries is ${days} days old.`,
          "Put a newer one in its place; it is loaded while the product runs.",
        ),
  ];
}
