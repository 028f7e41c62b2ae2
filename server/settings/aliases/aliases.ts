import { plainHost } from "#contract/hosts.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/aliases/store.ts";

type Alias = { siteId: number; host: string };

/** The other hosts of every site, in alphabetical order. */
export const siteAliases = store.listAliases;

/**
 * Keeps a host for a site that is being added, so that it becomes nothing else meanwhile. Throws
 * Refusal `already_decided` when it leads to another site.
 */
export async function claimHost(tx: Transaction, host: string): Promise<void> {
  await store.lockHosts(tx);
  if (await store.isHostTaken(tx, host)) throw new Refusal("already_decided");
}

/**
 * Lets another host lead to a site; answers it as it is kept. Throws Refusal `not_found`,
 * `already_decided` when the host belongs to a site or the site answers every host.
 */
export async function addAlias(tx: Transaction, { siteId, host }: Alias): Promise<string> {
  const site = await store.lockSite(tx, siteId);
  if (!site) throw new Refusal("not_found");
  if (site.host === "*") throw new Refusal("already_decided");
  const plain = plainHost(host);
  await claimHost(tx, plain);
  await store.insertAlias(tx, { host: plain, siteId });
  return plain;
}

/** Lets a host no longer lead to a site. Throws Refusal `not_found`. */
export async function removeAlias(tx: Transaction, alias: Alias): Promise<void> {
  if (!(await store.deleteAlias(tx, alias))) throw new Refusal("not_found");
}
