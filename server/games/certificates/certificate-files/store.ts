import { textArray, type Queryable } from "#server/kit/database.ts";
import type { CertificateLine } from "#server/games/certificates/certificate-files/reading.ts";

const arraysOf = (lines: readonly CertificateLine[]) =>
  [
    textArray(lines.map(({ game }) => game)),
    textArray(lines.map(({ laboratory }) => laboratory)),
    textArray(lines.map(({ certificate }) => certificate)),
    textArray(lines.map(({ build }) => build)),
    textArray(lines.map(({ jurisdiction }) => jurisdiction)),
  ] as const;

/** How many of these certificates of a studio are registered and not withdrawn. */
export async function countKnown(
  db: Queryable,
  providerId: number,
  lines: readonly CertificateLine[],
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as f(game, laboratory, certificate, build, jurisdiction)
     join game_certificates c on c.provider_id = $1 and c.code = f.game
       and c.laboratory = f.laboratory and c.certificate = f.certificate and c.build = f.build
       and c.profile_id = f.jurisdiction and c.withdrawn_at is null`,
    [providerId, ...arraysOf(lines)],
  );
  return row?.count ?? 0;
}

/** Stores those that are not registered yet; answers how many. */
export async function insertLines(
  db: Queryable,
  providerId: number,
  lines: readonly CertificateLine[],
  { at, by }: { at: Date; by: bigint },
): Promise<number> {
  const [row] = await db.query<{ added: number }>(
    `with added as (
       insert into game_certificates (provider_id, code, laboratory, certificate, build, profile_id,
         sha256, expires_on, added_at, added_by)
       select $1, f.game, f.laboratory, f.certificate, f.build, f.jurisdiction, f.sha256,
         f.expires_on, $9, $10
       from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
         $8::date[])
         as f(game, laboratory, certificate, build, jurisdiction, sha256, expires_on)
       on conflict do nothing returning id)
     select count(*)::integer as added from added`,
    [
      providerId,
      ...arraysOf(lines),
      textArray(lines.map(({ sha256 }) => sha256)),
      textArray(lines.map(({ expiresOn }) => expiresOn)),
      at,
      by,
    ],
  );
  return row?.added ?? 0;
}
