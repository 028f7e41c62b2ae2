import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const names = ["appSecret", "sandboxSecret", "sandboxControl"] as const;

/** What the processes of one product share: the site's key, that with the sandbox, and its controls'. */
export type Secrets = Record<(typeof names)[number], string>;

/** Reads the secrets of a data folder; those that are missing are made, once and for all. */
export function readSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secrets.json");
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>)
    : {};
  const fresh = (): string => randomBytes(32).toString("base64url");
  const secrets: Secrets = {
    appSecret: known.appSecret ?? fresh(),
    sandboxSecret: known.sandboxSecret ?? fresh(),
    sandboxControl: known.sandboxControl ?? fresh(),
  };
  if (names.some((name) => known[name] === undefined)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}
