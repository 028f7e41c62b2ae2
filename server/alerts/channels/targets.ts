import type { BlockList } from "node:net";
import { mayName } from "#server/kit/reachable.ts";
import { Refusal } from "#server/kit/refusal.ts";

/** Networks that alerts may reach although they are not on the internet. */
export type AlertNetworks = BlockList;

const EMAIL = /^[^\s@<>,;:"()[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250})\.[A-Za-z]{2,63}$/;

/** Throws Refusal `target_refused` for anything but an e-mail address. */
export function assertEmail(target: string): void {
  if (!EMAIL.test(target)) throw new Refusal("target_refused");
}

/**
 * The address of a webhook. Throws Refusal `target_refused` for one that `mayName` refuses. Where a
 * host name leads is checked at each delivery.
 */
export function webhookUrl(target: string, networks: AlertNetworks): URL {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url === null || !mayName(url, networks)) throw new Refusal("target_refused");
  return url;
}
