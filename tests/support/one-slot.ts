/** Lets the default site follow a jurisdiction with one slot at a time, or the built-in rules. */
export async function allowOneSlot(
  db: { query(sql: string): Promise<unknown> },
  isOne: boolean,
): Promise<void> {
  await db.query(
    "insert into settings_profiles (id, name) values ('one', 'One slot') on conflict do nothing",
  );
  await db.query(
    `insert into settings_profile_rules (profile_id, rule, choices, source, read_on)
     values ('one', 'slotSessions', '{one_slot}', 'a law', '2026-01-01') on conflict do nothing`,
  );
  await db.query(
    `update settings_sites set profile_id = ${isOne ? "'one'" : "null"} where host = '*'`,
  );
}
