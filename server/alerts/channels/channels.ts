import type { OfficeInput } from "#contract/office/calls.ts";
import { MOST_CHANNELS, type AlertChannel } from "#contract/office/alerts.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { seal } from "#server/kit/sealed.ts";
import { WEBHOOK_SECRET } from "#server/kit/seal-keys/columns.ts";
import * as store from "#server/alerts/channels/store.ts";
import { assertEmail, webhookUrl, type AlertNetworks } from "#server/alerts/channels/targets.ts";

const FAILURES_SHOWN_MS = 7 * 24 * 3_600_000;

/** What the installation lets alerts reach. */
export type Reach = { networks: AlertNetworks; hasMail: boolean };
type Wanted = OfficeInput<"save-alert-channel">;

/** The object name of a channel in the audit trail and in proposals. */
export const channelObject = (id: bigint | number): string => `alert-channel:${id}`;

/** All channels, without their secrets. */
export async function listChannels(db: Queryable, clock: Clock): Promise<AlertChannel[]> {
  const since = new Date(clock.now().getTime() - FAILURES_SHOWN_MS);
  return (await store.listChannels(db, since)).map((row) => ({
    ...row,
    id: Number(row.id),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
  }));
}

/**
 * Checks a channel before it is proposed or saved; answers the present one, locked, or null for a new
 * one. Throws Refusal `not_found`; `stale` when it was changed after `version`; `target_refused`;
 * `secret_missing` for a new webhook without a secret; `mail_missing` for an e-mail address when the
 * installation has no mail server; `too_many` above the most channels.
 */
export async function lockToSave(
  act: Act,
  wanted: Wanted,
  reach: Reach,
): Promise<store.ChannelRow | null> {
  if (wanted.kind === "email") assertEmail(wanted.target);
  else webhookUrl(wanted.target, reach.networks);
  if (wanted.kind === "email" && !reach.hasMail) throw new Refusal("mail_missing");
  if (wanted.id === undefined) {
    if (wanted.kind === "webhook" && wanted.secret === undefined)
      throw new Refusal("secret_missing");
    if ((await store.countChannels(act.tx)) >= MOST_CHANNELS) throw new Refusal("too_many");
    return null;
  }
  const now = await store.lockChannel(act.tx, BigInt(wanted.id));
  if (now?.kind !== wanted.kind) throw new Refusal("not_found");
  if (now.version !== wanted.version) throw new Refusal("stale");
  return now;
}

/** Saves a checked channel; answers its id. */
export async function saveChannel(act: Act, wanted: Wanted): Promise<bigint> {
  const secret =
    wanted.kind === "webhook" && wanted.secret !== undefined
      ? seal(wanted.secret, act.tx.appSecret, WEBHOOK_SECRET)
      : null;
  const written = { ...wanted, secret, at: act.clock.now() };
  if (wanted.id === undefined) return store.insertChannel(act.tx, written);
  await store.saveChannel(act.tx, BigInt(wanted.id), written);
  return BigInt(wanted.id);
}

/**
 * Locks a channel to switch it. Throws Refusal `not_found`, `stale`, and `already_decided` when it is
 * in that state.
 */
export async function lockToSwitch(
  act: Act,
  { id, version, isOn }: Pick<OfficeInput<"switch-alert-channel">, "id" | "version" | "isOn">,
): Promise<store.ChannelRow> {
  const channel = await store.lockChannel(act.tx, BigInt(id));
  if (!channel) throw new Refusal("not_found");
  if (channel.version !== version) throw new Refusal("stale");
  if (channel.isOn === isOn) throw new Refusal("already_decided");
  return channel;
}

export const switchChannel = (act: Act, id: bigint, isOn: boolean): Promise<void> =>
  store.setOn(act.tx, id, isOn, act.clock.now());

/** Queues a test. Throws Refusal `not_found`, `account_not_active` for a channel that is off. */
export async function tryChannel(act: Act, id: bigint): Promise<store.ChannelRow> {
  const channel = await store.lockChannel(act.tx, id);
  if (!channel) throw new Refusal("not_found");
  if (!channel.isOn) throw new Refusal("account_not_active");
  await store.insertTest(act.tx, id, act.clock.now());
  return channel;
}
