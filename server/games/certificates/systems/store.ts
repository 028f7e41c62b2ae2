import type { Queryable } from "#server/kit/database.ts";

export type SystemCertificateRow = {
  id: bigint;
  laboratory: string;
  certificate: string;
  version: string;
  sha256: string;
  jurisdiction: string;
  /** Year-month-day. */
  expiresOn: string;
  isWithdrawn: boolean;
  addedAt: Date;
  addedBy: string;
};

/** The newest certificates of a studio's random numbers, or with null of the platform. */
export const listSystemCertificates = (
  db: Queryable,
  providerId: number | null,
): Promise<SystemCertificateRow[]> =>
  db.query<SystemCertificateRow>(
    `select c.id, c.laboratory, c.certificate, c.version, c.sha256, c.profile_id as jurisdiction,
       to_char(c.expires_on, 'YYYY-MM-DD') as "expiresOn",
       c.withdrawn_at is not null as "isWithdrawn", c.added_at as "addedAt", o.name as "addedBy"
     from game_system_certificates c join operators o on o.id = c.added_by
     where c.provider_id is not distinct from $1 order by c.id desc limit 200`,
    [providerId],
  );

/** The jurisdictions for which one holds on a day. */
export const listHoldingSystems = (
  db: Queryable,
  providerId: number | null,
  day: string,
): Promise<{ jurisdiction: string }[]> =>
  db.query<{ jurisdiction: string }>(
    `select distinct profile_id as jurisdiction from game_system_certificates
     where provider_id is not distinct from $1 and withdrawn_at is null and expires_on >= $2::date`,
    [providerId, day],
  );

/** Stores one; answers false when it is registered already. */
export async function insertSystemCertificate(
  db: Queryable,
  row: {
    providerId: number | null;
    laboratory: string;
    certificate: string;
    version: string;
    sha256: string;
    jurisdiction: string;
    expiresOn: string;
    at: Date;
    by: bigint;
  },
): Promise<boolean> {
  const rows = await db.query(
    `insert into game_system_certificates (system, provider_id, laboratory, certificate, version,
       sha256, profile_id, expires_on, added_at, added_by)
     values (case when $1::integer is null then 'platform' else 'rng' end, $1, $2, $3, $4, $5, $6,
       $7::date, $8, $9)
     on conflict do nothing returning id`,
    [
      row.providerId,
      row.laboratory,
      row.certificate,
      row.version,
      row.sha256,
      row.jurisdiction,
      row.expiresOn,
      row.at,
      row.by,
    ],
  );
  return rows.length > 0;
}

/** One of them, locked until the transaction ends; the provider is null for the platform. */
export async function lockSystemCertificate(
  db: Queryable,
  id: number,
): Promise<{ provider: string | null; jurisdiction: string; isWithdrawn: boolean } | undefined> {
  const [row] = await db.query<{
    provider: string | null;
    jurisdiction: string;
    isWithdrawn: boolean;
  }>(
    `select p.code as provider, c.profile_id as jurisdiction, c.withdrawn_at is not null as "isWithdrawn"
     from game_system_certificates c left join game_providers p on p.id = c.provider_id
     where c.id = $1 for update of c`,
    [id],
  );
  return row;
}

export async function withdrawSystem(
  db: Queryable,
  id: number,
  at: Date,
  by: bigint,
): Promise<void> {
  await db.query(
    "update game_system_certificates set withdrawn_at = $2, withdrawn_by = $3 where id = $1",
    [id, at, by],
  );
}

/** A studio by its code. A sport book draws no random numbers. */
export async function findDrawing(
  db: Queryable,
  code: string,
): Promise<{ id: number; draws: boolean } | undefined> {
  const [row] = await db.query<{ id: number; draws: boolean }>(
    `select id, category <> 'sport' as draws from game_providers where code = $1`,
    [code],
  );
  return row;
}

/** The studios in use whose games draw random numbers. */
export const listDrawing = (db: Queryable): Promise<{ id: number; code: string }[]> =>
  db.query<{ id: number; code: string }>(
    `select id, code from game_providers where is_used and category <> 'sport'
     order by position, id limit 1000`,
  );
