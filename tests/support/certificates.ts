import type { Queryable } from "#server/kit/database.ts";

/** A certificate as an operator registers it. */
export const tigerCertificate = {
  provider: "tiger",
  games: ["moon-rabbit-mill"],
  laboratory: "GLI",
  certificate: "MO-73-GLI-26-001",
  build: "1.4.2",
  sha256: "ab".repeat(32),
  jurisdiction: "mt",
  expiresOn: "2099-12-31",
};

const asLine = [
  "another-game",
  "GLI",
  "MO-73-GLI-26-004",
  "1.0",
  tigerCertificate.sha256,
  "mt",
  "2099-12-31",
];

/** A file of one certificate as an operator imports it. */
export const certificateFile = {
  provider: "tiger",
  fileName: "certificates.csv",
  content: Buffer.from(
    `game,laboratory,certificate,build,sha256,jurisdiction,expires_on\n${asLine.join(",")}\n`,
  ).toString("base64"),
};

/** A certificate of the platform as an operator registers it. */
export const platformCertificate = {
  provider: null,
  laboratory: "GLI",
  certificate: "MO-73-GLI-26-002",
  version: "0.1",
  sha256: "cd".repeat(32),
  jurisdiction: "mt",
  expiresOn: "2099-12-31",
};

/**
 * Registers certificates of the platform and of every studio's random numbers, for a jurisdiction and
 * for those of all sites.
 */
export async function certifySystems(db: Queryable, jurisdiction = "mt"): Promise<void> {
  await db.query(
    `insert into game_system_certificates (system, provider_id, laboratory, certificate, version,
       sha256, profile_id, expires_on, added_at, added_by)
     select case when p.id is null then 'platform' else 'rng' end, p.id, 'GLI', 'S-1', '1',
       repeat('ab', 32), j.id, '2099-12-31', now(), o.id
     from (select id from game_providers union all select null) p,
       (select coalesce(profile_id, $1) as id from settings_sites union select $1) j,
       (select min(id) as id from operators) o
     on conflict do nothing`,
    [jurisdiction],
  );
}
