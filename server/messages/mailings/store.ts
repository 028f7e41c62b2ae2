import type { MarketingProduct } from "#contract/marketing.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import type { Locale } from "#contract/locales.ts";
import type { mailingStates } from "#contract/office/mailings.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type MailingState = (typeof mailingStates)[number];

/** The recipients of a mailing. With a member the conditions up to the last visit are ignored. */
export type AudienceRow = {
  memberId: bigint | null;
  levelFrom: number;
  levelTo: number;
  memberStatus: MemberStatus | null;
  siteId: number | null;
  /** YYYY-MM-DD. */
  activeSince: string | null;
  /** The products that it promotes; empty for a note about the service. */
  promotes: MarketingProduct[];
};

export type MailingRow = AudienceRow & {
  id: bigint;
  version: number;
  state: MailingState;
  memberLoginId: string | null;
  site: string | null;
  titleColor: string | null;
  defaultLocale: Locale;
  title: string;
  writtenBy: string;
  writtenAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  readers: number | null;
  /** Protected members who were left out. */
  heldBack: number;
  /** Members who do not consent to the promotion, and were left out. */
  withoutConsent: number;
  sent: number;
};

const MAILING = `select j.id, j.version, j.state, j.member_id as "memberId",
    m.login_id as "memberLoginId", j.level_from as "levelFrom", j.level_to as "levelTo",
    j.member_status as "memberStatus", j.site_id as "siteId", s.name as site,
    to_char(j.active_since, 'YYYY-MM-DD') as "activeSince", j.promotes, j.title_color as "titleColor",
    j.default_locale as "defaultLocale", x.title, o.name as "writtenBy",
    j.written_at as "writtenAt", j.started_at as "startedAt", j.ended_at as "endedAt",
    j.readers, j.held_back as "heldBack",
    j.without_consent as "withoutConsent", j.sent
  from message_mailings j
  join operators o on o.id = j.written_by
  join message_mailing_texts x on x.mailing_id = j.id and x.locale = j.default_locale
  left join members m on m.id = j.member_id
  left join settings_sites s on s.id = j.site_id`;

/** Mailings, newest first, without dropped drafts. */
export const listMailings = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<MailingRow[]> =>
  db.query<MailingRow>(
    `${MAILING} where j.state <> 'dropped' and ($1::bigint is null or j.id < $1)
     order by j.id desc limit $2`,
    [after, most],
  );

export async function findMailing(db: Queryable, id: bigint): Promise<MailingRow | undefined> {
  const [row] = await db.query<MailingRow>(`${MAILING} where j.id = $1`, [id]);
  return row;
}

export async function lockMailing(tx: Transaction, id: bigint): Promise<MailingRow | undefined> {
  const [row] = await tx.query<MailingRow>(`${MAILING} where j.id = $1 for update of j`, [id]);
  return row;
}

/** The oldest mailing that is being sent. */
export async function findNextSending(
  db: Queryable,
  lock: "" | "for update" = "",
): Promise<SendingRow | undefined> {
  const [row] = await db.query<SendingRow>(
    `select id, member_id as "memberId", level_from as "levelFrom", level_to as "levelTo",
       member_status as "memberStatus", site_id as "siteId",
       to_char(active_since, 'YYYY-MM-DD') as "activeSince", promotes,
       title_color as "titleColor", default_locale as "defaultLocale", started_at as "startedAt",
       reached_member_id as "reachedMemberId"
     from message_mailings where state = 'sending' and started_at is not null
     order by id limit 1 ${lock}`,
  );
  return row;
}
export type SendingRow = AudienceRow & {
  id: bigint;
  titleColor: string | null;
  defaultLocale: Locale;
  startedAt: Date;
  reachedMemberId: bigint;
};

export type TextRow = { locale: Locale; title: string; contents: string };

export const listTexts = (db: Queryable, id: bigint): Promise<TextRow[]> =>
  db.query<TextRow>(
    "select locale, title, contents from message_mailing_texts where mailing_id = $1",
    [id],
  );

export async function countRead(db: Queryable, id: bigint): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from message_notes
     where mailing_id = $1 and read_at is not null`,
    [id],
  );
  return row?.count ?? 0;
}

export type NewMailing = AudienceRow & { titleColor: string | null; defaultLocale: Locale };

const valuesOf = (mailing: NewMailing) =>
  [
    mailing.memberId,
    mailing.levelFrom,
    mailing.levelTo,
    mailing.memberStatus,
    mailing.siteId,
    mailing.activeSince,
    mailing.titleColor,
    mailing.defaultLocale,
    mailing.promotes,
  ] as const;

export async function insertMailing(
  tx: Transaction,
  mailing: NewMailing,
  by: { operatorId: bigint; at: Date },
): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into message_mailings (member_id, level_from, level_to, member_status, site_id,
       active_since, title_color, default_locale, promotes, written_by, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [...valuesOf(mailing), by.operatorId, by.at],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Answers the new version. */
export async function updateMailing(
  tx: Transaction,
  id: bigint,
  mailing: NewMailing,
): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `update message_mailings set member_id = $1, level_from = $2, level_to = $3,
       member_status = $4, site_id = $5, active_since = $6, title_color = $7, default_locale = $8,
       promotes = $9, version = version + 1
     where id = $10 returning version`,
    [...valuesOf(mailing), id],
  );
  if (!row) throw new Error("update answered no row");
  return row.version;
}

/** Replaces all texts. */
export async function replaceTexts(
  tx: Transaction,
  id: bigint,
  texts: readonly TextRow[],
): Promise<void> {
  await tx.query("delete from message_mailing_texts where mailing_id = $1", [id]);
  for (const { locale, title, contents } of texts)
    await tx.query("insert into message_mailing_texts values ($1, $2, $3, $4)", [
      id,
      locale,
      title,
      contents,
    ]);
}

/** `aloneBy` is null when two operators agreed. */
export type Start = {
  readers: number;
  heldBack: number;
  withoutConsent: number;
  at: Date;
  aloneBy: bigint | null;
};

export async function startMailing(tx: Transaction, id: bigint, start: Start): Promise<void> {
  await tx.query(
    `update message_mailings
     set state = 'sending', readers = $2, started_at = $3, started_alone_by = $4, held_back = $5,
       without_consent = $6
     where id = $1`,
    [id, start.readers, start.at, start.aloneBy, start.heldBack, start.withoutConsent],
  );
}

/** Serialises senders, so that two mailings which together need a second operator cannot both pass. */
export async function lockSending(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(7154213)");
}

/** The readers of the mailings that an operator started alone after a moment. */
export async function sumReadersAlone(
  db: Queryable,
  operatorId: bigint,
  since: Date,
): Promise<number> {
  const [row] = await db.query<{ sum: bigint }>(
    `select coalesce(sum(readers), 0) as sum from message_mailings
     where started_alone_by = $1 and started_at > $2`,
    [operatorId, since],
  );
  return Number(row?.sum ?? 0);
}

export async function endMailing(
  tx: Transaction,
  id: bigint,
  state: "sent" | "stopped" | "dropped",
  at: Date,
): Promise<void> {
  await tx.query("update message_mailings set state = $2, ended_at = $3 where id = $1", [
    id,
    state,
    at,
  ]);
}

export async function advanceMailing(
  tx: Transaction,
  id: bigint,
  { sent, heldBack, reachedMemberId }: { sent: number; heldBack: number; reachedMemberId: bigint },
): Promise<void> {
  await tx.query(
    `update message_mailings
     set sent = sent + $2, held_back = held_back + $3, readers = readers - $3, reached_member_id = $4
     where id = $1`,
    [id, sent, heldBack, reachedMemberId],
  );
}
