import type { Queryable } from "#server/kit/database.ts";

export type BackupRow = { kind: string; seconds: number };

/** When the last good backup and the last good drill ended, in seconds since 1970. */
export const lastGood = (db: Queryable): Promise<BackupRow[]> =>
  db.query<BackupRow>(
    `select kind, extract(epoch from max(finished_at))::double precision as seconds
     from settings_backups where is_good group by kind`,
    [],
    "metrics-backups",
  );
