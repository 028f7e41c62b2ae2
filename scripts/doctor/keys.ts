import { existsSync } from "node:fs";
import { join } from "node:path";
import { backupKeysFrom } from "#scripts/backup/keys.ts";
import { trustedKeys } from "#scripts/books/open-books.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { findingOf, safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";
import { refuseForeignSecret } from "#server/kit/seal-keys/seal-keys.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";

/** Random text of 32 characters has about 20 different ones; words and patterns have fewer. */
const DIFFERENT_CHARACTERS = 14;
const secrets = ["APP_SECRET", "LEDGER_SIGNING_KEY", "BACKUP_KEY"] as const;

/** The secrets, where they are kept, and whether they are the database's. */
export async function lookAtKeys({ environment, configuration, db }: Examined): Promise<Finding[]> {
  const given = secrets.filter((name) => environment[name]);
  const values = new Set(given.map((name) => environment[name]));
  return [
    ...secrets.map((name) => lookAtSecret(name, environment[name] ?? "")),
    values.size === given.length
      ? safe("Each secret has one purpose.")
      : unsafe("Two secrets are the same.", `Give ${secrets.join(", ")} a value of its own each.`),
    existsSync(join(configuration.dataDir, "secrets.json"))
      ? unsafe(
          "Secrets lie in secrets.json beside the data.",
          "Give the secrets by the environment, and remove the file from the machine and its backups.",
        )
      : safe("No secret lies beside the data."),
    environment["APP_SECRET_PREVIOUS"]
      ? unsafe(
          "An earlier APP_SECRET still opens what it sealed.",
          "Run `npm run seals -- renew`, and start a day later without APP_SECRET_PREVIOUS.",
        )
      : safe("No earlier APP_SECRET is in use."),
    await findingOf(
      () => refuseForeignSecret(db, appSecretOf(configuration)),
      "APP_SECRET is the one that sealed this database.",
      "Give every process the same APP_SECRET.",
    ),
    ...(environment["BACKUP_KEY"] ? [await lookAtBackupKey(environment)] : []),
    lookAtPublished(environment),
  ];
}

function lookAtSecret(name: (typeof secrets)[number], value: string): Finding {
  if (value === "")
    return unsafe(
      `${name} is not given by the environment.`,
      `Make one, and set ${name} or ${name}_FILE.`,
    );
  return new Set(value).size < DIFFERENT_CHARACTERS
    ? unsafe(
        `${name} is no random text.`,
        "Make one: openssl rand -base64 32 | tr '+/' '-_' | tr -d '='",
      )
    : safe(`${name} comes from the environment.`);
}

const lookAtBackupKey = (environment: NodeJS.ProcessEnv): Promise<Finding> =>
  findingOf(
    () => backupKeysFrom(environment),
    "The backup's key is whole.",
    "Keep BACKUP_KEY where the backup is made and drilled, and a copy away from both.",
  );

/** Verification that trusts the key of the same machine proves nothing to others. */
function lookAtPublished(environment: NodeJS.ProcessEnv): Finding {
  const remedy =
    "Publish the key that /api/ledger-checkpoint shows, and name it in LEDGER_PUBLIC_KEYS.";
  if (!environment["LEDGER_PUBLIC_KEYS"])
    return unsafe("The ledger's public key is not written down apart from its seed.", remedy);
  try {
    const own = sealKeyOf(environment["LEDGER_SIGNING_KEY"] ?? "").id;
    return trustedKeys(environment).has(own)
      ? safe("LEDGER_PUBLIC_KEYS names the key that signs now.")
      : unsafe("LEDGER_PUBLIC_KEYS does not name the key that signs now.", remedy);
  } catch (error) {
    return unsafe((error as Error).message, remedy);
  }
}
