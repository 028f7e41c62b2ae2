import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { unseal } from "#server/kit/sealed.ts";
import { WEBHOOK_SECRET } from "#server/kit/seal-keys/columns.ts";
import { mailFor } from "#server/alerts/delivering/letter.ts";
import { sendMail, type MailConfig } from "#server/alerts/delivering/mail.ts";
import * as store from "#server/alerts/delivering/store.ts";
import { postWebhook } from "#server/alerts/delivering/webhook.ts";
import type { AlertNetworks } from "#server/alerts/channels/targets.ts";

/** How long a delivery waits after each failed attempt; after the last attempt it is given up. */
const WAITS_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000];
const MOST_ATTEMPTS = WAITS_MS.length + 1;
/** Deliveries that are sent at the same time. */
const TOGETHER = 10;
const LONGEST_FAULT = 200;

export type Delivering = { networks: AlertNetworks; mail: MailConfig | null };

/** The body of a webhook. */
const bodyOf = (row: store.DueRow): string =>
  JSON.stringify({
    id: String(row.id),
    type: row.rule ?? "test",
    alert: row.alertId === null ? null : String(row.alertId),
    subject: row.subject,
    facts: row.facts ?? {},
    raisedAt: row.raisedAt?.toISOString() ?? null,
  });

async function sendOne(
  db: Database,
  clock: Clock,
  { networks, mail }: Delivering,
  row: store.DueRow,
): Promise<void> {
  const { id, target, secret } = row;
  if (row.kind === "email") {
    if (mail === null) throw new Error("the installation has no mail server");
    return sendMail(mail, { to: target, ...mailFor(row) });
  }
  if (secret === null) throw new Error("the webhook has no secret");
  const key = unseal(secret, db.appSecret, WEBHOOK_SECRET);
  return postWebhook({ target, secret: key, body: bodyOf(row), id, at: clock.now(), networks });
}

const reasonOf = (error: unknown): string => {
  const text = error instanceof Refusal ? error.code : error instanceof Error ? error.message : "";
  return (text || "no reason").slice(0, LONGEST_FAULT);
};

/**
 * Sends the deliveries that are due, each at least once; answers how many it took. One that fails is
 * sent again after a growing wait, up to 8 attempts within a day.
 */
export async function deliverAlerts(
  db: Database,
  clock: Clock,
  delivering: Delivering,
): Promise<number> {
  const due = await store.takeDue(db, clock.now(), WAITS_MS, TOGETHER);
  await Promise.all(
    due.map(async (row) => {
      try {
        await sendOne(db, clock, delivering, row);
      } catch (error) {
        const isGivenUp = row.attempts >= MOST_ATTEMPTS;
        return store.setFailed(db, row.id, reasonOf(error), isGivenUp);
      }
      return store.setSent(db, row.id, clock.now());
    }),
  );
  return due.length;
}
