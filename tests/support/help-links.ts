import { helpLines } from "#contract/help-lines.ts";
import type { Database } from "#server/kit/database.ts";

type Owner = Pick<Database, "query">;

/** Lets the default site follow a jurisdiction that pauses play without help, or the built-in rules. */
export async function pauseWithoutHelp(owner: Owner, isPausing: boolean): Promise<void> {
  await owner.query(
    "insert into settings_profiles (id, name) values ('help', 'Help') on conflict do nothing",
  );
  await owner.query(
    `insert into settings_profile_rules (profile_id, rule, choices, source, read_on)
     values ('help', 'deadHelpLinks', '{pause_play}', 'a law', '2026-01-01') on conflict do nothing`,
  );
  await owner.query("update settings_sites set profile_id = $1 where host = '*'", [
    isPausing ? "help" : null,
  ]);
}

/** What half an hour of failed probes of every built-in link leaves. */
export async function letHelpLinksDie(owner: Owner): Promise<void> {
  await owner.query(
    `insert into settings_help_links
       (address, probed_at, fault, failures, failing_since, dead_since)
     select address, now(), 'HTTP 404', 7, now() - interval '31 minutes', now() - interval '1 minute'
     from unnest($1::text[]) as l (address)`,
    [helpLines.map(({ source }) => source)],
  );
}
