import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/calls/store.ts";

export type HealthRow = store.HealthRow;

/** The newest call and launch of each provider, by the provider's id. */
export const healthOfProviders = async (db: Queryable): Promise<Map<number, HealthRow>> =>
  new Map((await store.listHealth(db)).map((row) => [row.providerId, row]));
