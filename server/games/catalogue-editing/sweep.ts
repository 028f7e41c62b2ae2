import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { UPLOADED } from "#server/games/art.ts";
import * as store from "#server/games/catalogue-editing/store.ts";
import { WORKSHOP } from "#server/kit/pictures.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";

/** The time for which an unused picture is kept, for open pages and acts that were undone. */
const KEPT_UNUSED_MS = 86_400_000;
const SWEPT_AT_ONCE = 100;

/**
 * Deletes unused uploaded pictures, and files of interrupted encodings, once they are a day old;
 * at most a hundred files at once. Uploads wait meanwhile, so that a picture in use is kept.
 * Answers the number of deleted files.
 */
export const sweepPictures = (db: Database, clock: Clock, folder: string): Promise<number> =>
  db.transaction(async (tx) => {
    await store.lockPictures(tx);
    const used = new Set(await store.listArt(tx));
    const until = clock.now().getTime() - KEPT_UNUSED_MS;
    let swept = 0;
    for (const name of await readdir(folder)) {
      if (swept === SWEPT_AT_ONCE) break;
      if (!isOurs(name) || used.has(idOf(name))) continue;
      const path = join(folder, name);
      if ((await stat(path)).mtimeMs > until) continue;
      await rm(path, { recursive: true });
      swept += 1;
    }
    return swept;
  });

const isOurs = (name: string): boolean => name.startsWith(UPLOADED) || name.startsWith(WORKSHOP);

/** `up-…-400.webp` is one width of the art `up-…`. */
const idOf = (name: string): string => name.split("-").slice(0, 2).join("-");
