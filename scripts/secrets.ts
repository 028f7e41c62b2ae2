import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "#scripts/configuration.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

const names = ["appSecret", "sandboxSecret", "sandboxControl", "ledgerSigningKey"] as const;

/**
 * What the processes of one product with play money share: the site's own key, the key with the sandbox and that of
 * its controls, and the Ed25519 seed that signs the ledger's seals.
 */
export type Secrets = Record<(typeof names)[number], string>;

/**
 * Reads the secrets of a data folder and generates those that are missing. With play money only:
 * with real money, secrets come from the environment.
 */
export function readSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secrets.json");
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>)
    : {};
  const fresh = (): string => randomBytes(32).toString("base64url");
  const made = names.map((name) => [name, known[name] ?? fresh()] as const);
  const secrets = Object.fromEntries(made) as Secrets;
  if (names.some((name) => known[name] === undefined)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

/** The product's own secret: from the environment, or, with play money, from the data folder. */
export const appSecretOf = ({
  appSecret,
  dataDir,
}: Pick<Configuration, "appSecret" | "dataDir">): AppSecret =>
  appSecret ?? { current: readSecrets(dataDir).appSecret, previous: [] };
