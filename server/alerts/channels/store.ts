import type { AlertRuleName, channelKinds } from "#contract/office/alerts.ts";
import type { Locale } from "#contract/locales.ts";
import { textArray, type Queryable } from "#server/kit/database.ts";

type ChannelKind = (typeof channelKinds)[number];
export type ChannelRow = {
  id: bigint;
  kind: ChannelKind;
  name: string;
  target: string;
  rules: AlertRuleName[];
  locale: Locale;
  isOn: boolean;
  version: number;
};
export type ListedRow = ChannelRow & {
  waiting: number;
  failed: number;
  lastSentAt: Date | null;
  lastFault: string | null;
};

const FIELDS = `c.id, c.kind, c.name, c.target, c.rules, c.locale, c.is_on as "isOn", c.version`;

/** All channels with what became of their deliveries since a moment. */
export const listChannels = (db: Queryable, since: Date): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select ${FIELDS}, d.waiting, d.failed, d."lastSentAt",
       (select fault from alert_sendings where channel_id = c.id and attempts > 0
        order by id desc limit 1) as "lastFault"
     from alert_channels c cross join lateral (
       select count(*) filter (where next_at is not null)::integer as waiting,
         count(*) filter (where next_at is null and sent_at is null and made_at >= $1)::integer
           as failed,
         max(sent_at) as "lastSentAt"
       from alert_sendings where channel_id = c.id) d
     order by c.id`,
    [since],
  );

/** One channel, locked until the transaction ends. */
export async function lockChannel(db: Queryable, id: bigint): Promise<ChannelRow | undefined> {
  const [row] = await db.query<ChannelRow>(
    `select ${FIELDS} from alert_channels c where c.id = $1 for update`,
    [id],
  );
  return row;
}

export async function countChannels(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::integer as count from alert_channels",
  );
  return row?.count ?? 0;
}

type Written = Pick<ChannelRow, "kind" | "name" | "target" | "rules" | "locale">;

/** Adds a channel that is on. */
export async function insertChannel(
  db: Queryable,
  channel: Written & { secret: Buffer | null; at: Date },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into alert_channels (kind, name, target, rules, locale, secret, is_on, changed_at)
     values ($1, $2, $3, $4::text[], $5, $6, true, $7) returning id`,
    [
      channel.kind,
      channel.name,
      channel.target,
      textArray(channel.rules),
      channel.locale,
      channel.secret,
      channel.at,
    ],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Changes a channel, which is on afterwards; null keeps its secret. */
export async function saveChannel(
  db: Queryable,
  id: bigint,
  channel: Omit<Written, "kind"> & { secret: Buffer | null; at: Date },
): Promise<void> {
  await db.query(
    `update alert_channels set name = $2, target = $3, rules = $4::text[], locale = $5,
       secret = coalesce($6, secret), is_on = true, version = version + 1, changed_at = $7
     where id = $1`,
    [
      id,
      channel.name,
      channel.target,
      textArray(channel.rules),
      channel.locale,
      channel.secret,
      channel.at,
    ],
  );
}

/** Switches a channel; deliveries of one that is off are given up. */
export async function setOn(db: Queryable, id: bigint, isOn: boolean, at: Date): Promise<void> {
  await db.query(
    `update alert_channels set is_on = $2, version = version + 1, changed_at = $3 where id = $1`,
    [id, isOn, at],
  );
  if (!isOn)
    await db.query(
      `update alert_sendings set next_at = null, fault = 'switched off'
       where channel_id = $1 and next_at is not null`,
      [id],
    );
}

/** A delivery without an alert, to see whether it arrives. */
export async function insertTest(db: Queryable, id: bigint, at: Date): Promise<void> {
  await db.query("insert into alert_sendings (channel_id, made_at, next_at) values ($1, $2, $2)", [
    id,
    at,
  ]);
}
