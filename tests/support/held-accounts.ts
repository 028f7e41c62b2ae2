import type { Player } from "#conformance/kit.ts";
import type { TestApp } from "#tests/support/app.ts";

/** Locks a player's accounts as a bet does that is being written, until `until` resolves. */
export async function holdAccount(
  test: TestApp,
  { ref }: Player,
  until: Promise<void>,
): Promise<{ over: Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const over = test.app.db.transaction(async (tx) => {
    await tx.query(
      `select from ledger_accounts a join members m on a.bucket = members_bucket(m.id)
         and a.member_id = m.id where m.public_ref = $1 for update of a`,
      [ref],
    );
    held.resolve();
    await until;
  });
  await Promise.race([held.promise, over]);
  return { over };
}
