import type { Queryable } from "#server/kit/database.ts";
import { certifySystems } from "#tests/support/certificates.ts";

/** Everything that the opening needs, for a house whose countries are checked and include KR. */
export async function makeReady(owner: Queryable, at: Date): Promise<void> {
  await owner.query(
    `insert into settings_licences (site_id, company, authority, number, countries)
     select id, 'Ready Ltd', 'MGA', 'B2C/1', '{KR}' from settings_sites on conflict do nothing`,
  );
  await owner.query(
    `insert into settings_document_versions (site_id, version, needs_acceptance, published_at)
     select id, 'ready-1', false, now() from settings_sites on conflict do nothing`,
  );
  await certifySystems(owner);
  await owner.query("update payment_receiving_accounts set is_used = true");
  await owner.query(
    `insert into settings_backups (kind, is_good, finished_at, seconds) values
       ('backup', true, $1, 1), ('drill', true, $1, 1)`,
    [at],
  );
}
