import { createHash } from "node:crypto";
import type { Input } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { REPLY_PATH } from "#server/kit/seal-keys/columns.ts";
import { blindIndex, seal, unseal } from "#server/kit/sealed.ts";
import { throttle, throttleNetwork, type ThrottleRule } from "#server/kit/throttle.ts";
import * as store from "#server/messages/contacts/store.ts";

const ROWS_PER_PAGE = 50;
const COUNTED_AT_MOST = 1_000;
const HOUR_MS = 3_600_000;
export const CONTACTS_PER_NETWORK: ThrottleRule = { uses: 5, windowMs: HOUR_MS };
export const CONTACTS_PER_REPLY_PATH: ThrottleRule = { uses: 3, windowMs: 24 * HOUR_MS };

type From = { address: string; locale: Locale; idempotencyKey: string | null };

/**
 * Keeps a help request of someone who is not signed in, once per idempotency key. Throws Refusal
 * `too_often` by network and by reply path, `idempotency_mismatch` for a key with another request.
 */
export async function writeContact(
  db: Database,
  clock: Clock,
  from: From,
  { replyTo, title, contents }: Input<"write-contact">,
): Promise<void> {
  const { appSecret } = db;
  const { idempotencyKey: key } = from;
  const keyHash = key === null ? null : createHash("sha256").update(key).digest();
  const asked = { replyTo, title, contents };
  if (keyHash && (await isKept(db, keyHash, asked))) return;
  await throttleNetwork(db, clock, "contact", from.address, CONTACTS_PER_NETWORK);
  const path = blindIndex(replyTo.toLowerCase(), appSecret.current, REPLY_PATH).toString("hex");
  await throttle(db, clock, `contact:path:${path}`, CONTACTS_PER_REPLY_PATH);
  const isStored = await store.insertContact(db, {
    replyTo: seal(replyTo, appSecret, REPLY_PATH),
    title,
    contents,
    locale: from.locale,
    keyHash,
    writtenAt: clock.now(),
  });
  // A simultaneous request with the same key was stored instead.
  if (!isStored && keyHash) await isKept(db, keyHash, asked);
}

/** Whether the request of a key is kept. Throws Refusal `idempotency_mismatch` when it is another. */
async function isKept(
  db: Queryable,
  keyHash: Buffer,
  { replyTo, title, contents }: Input<"write-contact">,
): Promise<boolean> {
  const kept = await store.findByKey(db, keyHash);
  if (!kept) return false;
  const isSame =
    unseal(kept.replyTo, db.appSecret, REPLY_PATH) === replyTo &&
    kept.title === title &&
    kept.contents === contents;
  if (!isSame) throw new Refusal("idempotency_mismatch");
  return true;
}

/** A page of requests, and the id after which the next one begins. */
export async function contactsOf(
  db: Queryable,
  { list, after }: OfficeInput<"get-contacts">,
): Promise<OfficeOutput<"get-contacts">> {
  const page = { after: after === undefined ? null : BigInt(after), most: ROWS_PER_PAGE + 1 };
  const found = await (list === "waiting" ? store.listWaiting : store.listHandled)(db, page);
  const rows = found.slice(0, ROWS_PER_PAGE).map((row) => ({
    id: Number(row.id),
    replyTo: unseal(row.replyTo, db.appSecret, REPLY_PATH),
    title: row.title,
    contents: row.contents,
    locale: row.locale,
    writtenAt: row.writtenAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy: row.handledBy,
  }));
  return { rows, next: found.length > ROWS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** How many requests wait, counted up to a thousand. */
export const countWaitingContacts = (db: Queryable): Promise<number> =>
  store.countWaiting(db, COUNTED_AT_MOST);

/**
 * Marks a request as handled. Throws Refusal: `not_found`; `already_decided` with the colleague who
 * was first.
 */
export async function handleContact(act: Act, id: bigint): Promise<void> {
  const contact = await store.lockContact(act.tx, id);
  if (!contact) throw new Refusal("not_found");
  if (contact.isHandled)
    throw new Refusal(
      "already_decided",
      contact.handledBy === null ? {} : { operator: contact.handledBy },
    );
  const { operatorId } = operatorOf(act);
  await store.markHandled(act.tx, { id, operatorId, at: act.clock.now() });
}

/** Deletes requests some time after they were handled; answers how many. */
export const sweepContacts = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteHandled(db, keptSince(clock.now(), "handledContacts"), SWEPT_AT_ONCE);
