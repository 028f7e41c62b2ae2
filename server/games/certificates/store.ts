import { textArray, type Queryable } from "#server/kit/database.ts";

export type CertificateRow = {
  id: bigint;
  game: string;
  laboratory: string;
  certificate: string;
  build: string;
  /** Null for one from before it was asked for. */
  sha256: string | null;
  jurisdiction: string;
  /** Year-month-day. */
  expiresOn: string;
  isWithdrawn: boolean;
  addedAt: Date;
  addedBy: string;
};

/** The id of a studio; undefined when there is none. */
export async function findStudio(db: Queryable, code: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>("select id from game_providers where code = $1", [
    code,
  ]);
  return row?.id;
}

/** The games of a studio, in its order. */
export const listGames = (
  db: Queryable,
  providerId: number,
): Promise<{ code: string; isUsed: boolean }[]> =>
  db.query<{ code: string; isUsed: boolean }>(
    `select code, is_used as "isUsed" from games where provider_id = $1 order by position, id`,
    [providerId],
  );

/** The newest certificates of a studio's games. */
export const listCertificates = (db: Queryable, provider: string): Promise<CertificateRow[]> =>
  db.query<CertificateRow>(
    `select c.id, c.code as game, c.laboratory, c.certificate, c.build, c.sha256,
       c.profile_id as jurisdiction, to_char(c.expires_on, 'YYYY-MM-DD') as "expiresOn",
       c.withdrawn_at is not null as "isWithdrawn", c.added_at as "addedAt", o.name as "addedBy"
     from game_certificates c join game_providers p on p.id = c.provider_id
     join operators o on o.id = c.added_by
     where p.code = $1 order by c.id desc limit 1000`,
    [provider],
  );

/** Stores one certificate for several games; answers how many rows are new. */
export async function insertCertificates(
  db: Queryable,
  row: {
    providerId: number;
    games: readonly string[];
    laboratory: string;
    certificate: string;
    build: string;
    sha256: string;
    jurisdiction: string;
    expiresOn: string;
    at: Date;
    by: bigint;
  },
): Promise<number> {
  const rows = await db.query(
    `insert into game_certificates (provider_id, code, laboratory, certificate, build, profile_id,
       expires_on, added_at, added_by, sha256)
     select $1, code, $3, $4, $5, $6, $7::date, $8, $9, $10 from unnest($2::text[]) code
     on conflict do nothing returning id`,
    [
      row.providerId,
      textArray(row.games),
      row.laboratory,
      row.certificate,
      row.build,
      row.jurisdiction,
      row.expiresOn,
      row.at,
      row.by,
      row.sha256,
    ],
  );
  return rows.length;
}

/** A certificate, locked until the transaction ends. */
export async function lockCertificate(
  db: Queryable,
  id: number,
): Promise<{ provider: string; game: string; isWithdrawn: boolean } | undefined> {
  const [row] = await db.query<{ provider: string; game: string; isWithdrawn: boolean }>(
    `select p.code as provider, c.code as game, c.withdrawn_at is not null as "isWithdrawn"
     from game_certificates c join game_providers p on p.id = c.provider_id
     where c.id = $1 for update of c`,
    [id],
  );
  return row;
}

export async function withdraw(db: Queryable, id: number, at: Date, by: bigint): Promise<void> {
  await db.query(
    "update game_certificates set withdrawn_at = $2, withdrawn_by = $3 where id = $1",
    [id, at, by],
  );
}

/** The certificates that hold on a day, by game, jurisdiction and build. */
export const listHolding = (
  db: Queryable,
  provider: string,
  day: string,
): Promise<{ game: string; jurisdiction: string; build: string }[]> =>
  db.query<{ game: string; jurisdiction: string; build: string }>(
    `select distinct c.code as game, c.profile_id as jurisdiction, c.build
     from game_certificates c join game_providers p on p.id = c.provider_id
     where p.code = $1 and c.withdrawn_at is null and c.expires_on >= $2::date`,
    [provider, day],
  );

/** The builds of these games of a studio: the pinned one, and what the feed tells. */
export const listVersions = (
  db: Queryable,
  provider: string,
  games: readonly string[],
): Promise<{ code: string; pinned: string | null; told: string | null }[]> =>
  db.query<{ code: string; pinned: string | null; told: string | null }>(
    `select w.code, b.version as pinned, f.build as told
     from game_providers p cross join unnest($2::text[]) w(code)
     left join games g on g.provider_id = p.id and g.code = w.code
     left join game_builds b on b.game_id = g.id
     left join game_feed f on f.connection = p.connection and f.code = w.code
       and f.withdrawn_at is null
     where p.code = $1`,
    [provider, textArray([...games])],
  );
