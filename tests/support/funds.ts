import type { FundsLevel } from "#contract/funds.ts";
import type { Database } from "#server/kit/database.ts";

/** Lets the jurisdiction of the default site prescribe the notice of a level, as its owner. */
export async function prescribeFundsNotice(
  owner: Pick<Database, "query">,
  level: FundsLevel,
): Promise<void> {
  await owner.query(
    "insert into settings_profiles (id, name) values ('funds', 'Funds') on conflict do nothing",
  );
  await owner.query(
    `insert into settings_profile_rules (profile_id, rule, choices, source, read_on)
     values ('funds', 'fundsProtection', array[$1], 'a law', '2026-01-01')
     on conflict (profile_id, rule) do update set choices = excluded.choices`,
    [level],
  );
  await owner.query("update settings_sites set profile_id = 'funds' where host = '*'");
}
