import { hkdfSync } from "node:crypto";

/** The key that seals new files, and the keys that open what was sealed before, by their names. */
export type BackupKeys = { current: BackupKey; byName: ReadonlyMap<string, BackupKey> };
export type BackupKey = { name: string; secret: Buffer };

const KEY_BYTES = 32;
const NAME_BYTES = 8;

/**
 * Reads BACKUP_KEY, and the earlier ones in BACKUP_KEY_PREVIOUS, separated by commas.
 * @throws Error that names the variable and says how to make a key
 */
export function backupKeysFrom(environment: NodeJS.ProcessEnv): BackupKeys {
  const current = keyFrom("BACKUP_KEY", environment["BACKUP_KEY"] ?? "");
  const earlier = (environment["BACKUP_KEY_PREVIOUS"] ?? "").split(",").filter((key) => key !== "");
  const all = [current, ...earlier.map((key) => keyFrom("BACKUP_KEY_PREVIOUS", key.trim()))];
  return { current, byName: new Map(all.map((key) => [key.name, key])) };
}

function keyFrom(variable: string, text: string): BackupKey {
  const secret = Buffer.from(text, "base64url");
  if (secret.length !== KEY_BYTES || secret.toString("base64url") !== text.replace(/=+$/, ""))
    throw new Error(
      `${variable} must be 32 random bytes as base64url. Make one, and keep it away from the ` +
        "backup: openssl rand -base64 32 | tr '+/' '-_' | tr -d '='",
    );
  return { secret, name: derive(secret, "the name of this key", NAME_BYTES).toString("hex") };
}

/** A key of one purpose: each file has its own. */
export const derive = (
  secret: Buffer,
  purpose: string,
  bytes: number,
  salt: Buffer = Buffer.alloc(0),
): Buffer => Buffer.from(hkdfSync("sha256", secret, salt, `dalbit backup: ${purpose}`, bytes));
