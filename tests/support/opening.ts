import type { Queryable } from "#server/kit/database.ts";
import { writtenConnections } from "#server/games/connections/connections.ts";
import { settingsHash } from "#server/games/connections/self-tests/self-tests.ts";
import type { Connection } from "#server/kit/config.ts";
import type { TestApp } from "#tests/support/app.ts";
import { playTestBets } from "#tests/support/test-bets.ts";
import { certifySystems } from "#tests/support/certificates.ts";

const TRANSFER = "sandbox-transfer";

/** Everything that the opening needs, for a house whose countries are checked and include KR. */
export async function makeReady(test: TestApp): Promise<void> {
  const { owner, connections } = test;
  const at = test.clock.now();
  await owner.query(
    `insert into settings_licences (site_id, company, authority, number, countries)
     select id, 'Ready Ltd', 'MGA', 'B2C/1', '{KR}' from settings_sites on conflict do nothing`,
  );
  await owner.query(
    `insert into settings_contacts (site_id, position, kind, name, phone, address)
     select id, 19, 'authority', 'Ready Authority', '', 'https://authority.example' from settings_sites
     on conflict do nothing`,
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
  await playTestBets(test);
  // A transfer wallet's result needs its provider; the house opens without it.
  await owner.query("update game_providers set is_used = false where connection = $1", [TRANSFER]);
  await passSelfTests(owner, [...connections, ...(await writtenConnections(owner))]);
}

/** A self-test of each connection that passed with its present settings and secret. */
async function passSelfTests(owner: Queryable, connections: readonly Connection[]): Promise<void> {
  for (const connection of connections)
    await owner.query(
      `insert into game_connection_tests (connection, asked_at, asked_by, settings_hash,
         credential_id, ended_at, has_passed, cases)
       select $1, now(), (select min(id) from operators), $2,
         (select max(id) from game_credentials where connection = $1), now(), true, '[]'`,
      [connection.connection, settingsHash(connection)],
    );
}
