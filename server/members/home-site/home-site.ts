import type { ProfileValues } from "#contract/office/profile-rules.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import * as store from "#server/members/home-site/store.ts";
import {
  recordYearsOfSite,
  rulesOfSite,
  type RecordYears,
} from "#server/settings/profiles/rules.ts";
import { siteOf } from "#server/settings/sites.ts";

/**
 * Stores the site on which a member registered, so that mailings can address one site's members.
 */
export const rememberSite = (tx: Transaction, memberId: bigint, siteId: number): Promise<void> =>
  store.updateSite(tx, memberId, siteId);

/** The rules of the jurisdiction of the site on which a member registered. */
export const rulesOfMember = async (db: Queryable, memberId: bigint): Promise<ProfileValues> =>
  rulesOfSite(db, await store.findSite(db, memberId));

/** How many years the records of a member are kept after the account was closed. */
export const recordYearsOfMember = async (db: Queryable, memberId: bigint): Promise<RecordYears> =>
  recordYearsOfSite(db, await store.findSite(db, memberId));

/** The site on which a member registered, or the default one for those from before sites were stored. */
export const homeSiteOf = async (db: Queryable, memberId: bigint): Promise<number> =>
  (await store.findSite(db, memberId)) ?? (await siteOf(db, "*")).siteId;
