import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Connection } from "#server/kit/config.ts";
import { readSecrets } from "#scripts/secrets.ts";

/** One connection to the built-in provider, with the settings of both sides. */
export type SandboxConnection = {
  ours: Omit<Connection, "secret"> & { secret: string };
  /** What the provider signs and checks with: for RSA its private key and our public one. */
  theirSecret: string;
};

type Keys = { operator: string; sandbox: string };

/** The connections to the built-in provider, one for each protocol. Play money only. */
export function sandboxConnections(
  dataDir: string,
  sandboxUrl: string,
): readonly SandboxConnection[] {
  const { sandboxSecret } = readSecrets(dataDir);
  const keys = readKeys(dataDir);
  const rsa = {
    secret: keys.operator + publicOf(keys.sandbox),
    theirSecret: keys.sandbox + publicOf(keys.operator),
  };
  const shared = { secret: sandboxSecret, theirSecret: sandboxSecret };
  const pair = { secret: `dalbit:${sandboxSecret}`, theirSecret: `dalbit:${sandboxSecret}` };
  const row = (
    connection: string,
    protocol: Connection["protocol"],
    path: string,
    { secret, theirSecret }: { secret: string; theirSecret: string },
  ): SandboxConnection => ({
    ours: {
      connection,
      protocol,
      url: `${sandboxUrl}${path}`,
      operatorId: "dalbit",
      country: "KR",
      roundPage: `${sandboxUrl}/replay/{round}?lang={language}`,
      secret,
    },
    theirSecret,
  });
  return [
    row("sandbox", "beexar", "", shared),
    row("sandbox-hub88", "hub88", "/hub88", rsa),
    row("sandbox-caleta", "caleta", "/caleta", rsa),
    row("sandbox-igsp", "igsp", "/igsp", pair),
    row("sandbox-betsy", "betsy", "/betsy", shared),
    row("sandbox-transfer", "hub88-transfer", "/transfer", rsa),
  ];
}

/** The RSA keys of both sides as PEM, made once and kept in the data folder. */
function readKeys(dataDir: string): Keys {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "provider-keys.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Keys;
  const keys: Keys = { operator: freshKey(), sandbox: freshKey() };
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

const freshKey = (): string =>
  generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  }).privateKey;

const publicOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString();
