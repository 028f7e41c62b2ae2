import { openSecondFactor } from "#server/operators/second-factor.ts";
import { codeAt } from "#server/kit/totp.ts";
import type { TestApp } from "#tests/support/app.ts";
import { operatorIdOf } from "#tests/support/office.ts";
import { APP_SECRET } from "#tests/support/template.ts";

/** A code of an operator's authenticator app that was not used yet. */
export async function freshCode(test: TestApp, operatorId: number | bigint): Promise<string> {
  const [row] = await test.app.db.query<{ secret: Buffer }>(
    `update operators set second_factor_step = 0 where id = $1
     returning second_factor as secret`,
    [operatorId],
  );
  if (!row) throw new Error(`there is no operator ${operatorId}`);
  return codeAt(openSecondFactor(row.secret, APP_SECRET), test.clock.now());
}

/** Real input of the acts on emergency access, of an operator who takes and gives back, and another. */
export const emergencyActs = (test: TestApp, cookie: string, other: bigint) => ({
  "take-emergency-access": async () => {
    await test.app.db.query("update operator_sign_in_rule set passkeys_only = false");
    const code = await freshCode(test, await operatorIdOf(test, cookie));
    return { access: "members" as const, minutes: 15, code };
  },
  "give-back-emergency-access": () => ({}),
  "review-emergency": async () => {
    const [row] = await test.app.db.query<{ id: bigint }>(
      `insert into operator_emergencies (operator_id, session_id, access, reason, taken_at, ends_at)
       values ($1, gen_random_uuid(), 'operation', 'a fault', now() - interval '1 hour',
         now() - interval '30 minutes') returning id`,
      [other],
    );
    return { id: Number(row?.id) };
  },
});
