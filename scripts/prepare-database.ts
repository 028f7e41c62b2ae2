import { refuseUnsealedNumbers, sealEarlierNumbers } from "#database/earlier-numbers.ts";
import { migrate, refuseOtherBuilds } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { claimSealKey, refuseForeignSecret } from "#server/kit/seal-keys/seal-keys.ts";
import type { Configuration } from "#scripts/configuration.ts";
import { withProgress } from "#scripts/progress.ts";
import type { Say } from "#scripts/project.ts";
import { appSecretOf } from "#scripts/secrets.ts";

const MOST_NAMES = 20;

/**
 * Migrates a database as its owner, records which secret seals it, seals what an earlier
 * release stored in clear, and adds the demo data with play money.
 * @throws Error that says what to do: a newer database, a foreign secret
 */
export async function prepareDatabase(
  say: Say,
  configuration: Configuration,
  ownerUrl: string,
): Promise<void> {
  const applied = await withProgress(say, "Bringing the database up to date", () =>
    migrate(ownerUrl),
  );
  if (applied.length > 0) say(`Migrations applied: ${listed(applied)}.`);
  const appSecret = appSecretOf(configuration);
  const db = openDatabase(ownerUrl, { size: 1, statementTimeoutMs: 3_600_000 });
  try {
    await claimSealKey(db, systemClock, appSecret);
    const count = await withProgress(say, "Sealing members' numbers", () =>
      sealEarlierNumbers(db, appSecret),
    );
    if (count > 0) say(`Numbers of an earlier release sealed in ${count} rows.`);
  } finally {
    await db.close();
  }
  if (configuration.mode !== "play") return;
  await withProgress(say, "Seeding the demo", () => seed(ownerUrl, { mode: "play", appSecret }));
}

/** All names of an upgrade; of the many of a new database the number and the ends. */
function listed(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(", ");
  return `${names.length}, from ${names[0]} to ${names.at(-1)}`;
}

/**
 * Checks that a database is ready for this build and this secret, for a start without the owner's
 * login.
 * @throws Error that says what to do first
 */
export async function refuseUnprepared(
  configuration: Configuration,
  applicationUrl: string,
): Promise<void> {
  await refuseOtherBuilds(applicationUrl);
  const db = openDatabase(applicationUrl, { size: 1 });
  try {
    await refuseForeignSecret(db, appSecretOf(configuration));
    await refuseUnsealedNumbers(db);
  } finally {
    await db.close();
  }
}
