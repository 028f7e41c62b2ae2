import { openDatabase, type Transaction } from "#server/kit/database.ts";
import { secondFactorUri } from "#server/kit/totp.ts";
import { ISSUER } from "#server/operators/second-factor.ts";
import { demoSecondFactor, isAdministered, takeOn } from "#server/operators/staff.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { demoOperators } from "#database/demo-operators.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** Adds the demo's operators, each with a new second factor. */
export async function seedOperators(tx: Transaction, appSecret: AppSecret): Promise<void> {
  if ((await tx.query("select from operators limit 1")).length > 0) return;
  for (const operator of demoOperators)
    await takeOn(tx, appSecret, { ...operator, password: DEMO_PASSWORD });
}

export type DemoSignIn = { loginId: string; secret: string; uri: string };

/** What is needed to sign in to the office of the demo; play money only. */
export async function demoSignIns(
  databaseUrl: string,
  appSecret: AppSecret,
): Promise<DemoSignIn[]> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const found: DemoSignIn[] = [];
    for (const { loginId } of demoOperators) {
      const secret = await demoSecondFactor(db, appSecret, loginId);
      if (secret === undefined) continue;
      found.push({ loginId, secret, uri: secondFactorUri(secret, loginId, ISSUER) });
    }
    return found;
  } finally {
    await db.close();
  }
}

/** Whether an administrator can sign in to the office. */
export async function hasAdministrator(databaseUrl: string): Promise<boolean> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    return await isAdministered(db);
  } finally {
    await db.close();
  }
}
