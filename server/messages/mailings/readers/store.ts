import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { AudienceRow } from "#server/messages/mailings/store.ts";

/** The members who meet a mailing's conditions, `$1` to `$6` in the order of `valuesOf`; of several, no test account. */
const FITS = `($1::bigint is null or m.id = $1)
  and ($1::bigint is not null or (
    not m.is_test and m.level between $2 and $3
    and m.status = coalesce($4::text, m.status) and ($4::text is not null or m.status not in ('dormant', 'closed'))
    and ($5::integer is null or m.site_id = $5)
    and ($6::date is null or m.last_seen_on >= $6)))`;

/**
 * Protected members receive no promotion, and no mailing to several, because it may advertise play.
 * `$7` are the products that the mailing promotes.
 */
const IS_PROTECTED = `(($1::bigint is null or cardinality($7::text[]) > 0) and (
  exists (select from member_breaks b where b.member_id = m.id and b.ended_at is null)
  or exists (select from member_cases c where c.member_id = m.id and c.closed_at is null)
  or (cardinality($7::text[]) > 0 and m.status in ('suspended', 'closed'))))`;

/** A promotion reaches those alone who consent to each product that it promotes. */
const CONSENTS = `(cardinality($7::text[]) = 0 or cardinality($7::text[]) = (
  select count(*) from member_marketing_consents g
  where g.member_id = m.id and g.product = any($7::text[]) and g.is_given
    and not exists (select from member_marketing_consents n
      where n.member_id = g.member_id and n.product = g.product and n.id > g.id)))`;

const valuesOf = (audience: AudienceRow) =>
  [
    audience.memberId,
    audience.levelFrom,
    audience.levelTo,
    audience.memberStatus,
    audience.siteId,
    audience.activeSince,
    audience.promotes,
  ] as const;

/** How many there are, at most `most`; null counts all of them. */
export async function countReaders(
  db: Queryable,
  audience: AudienceRow,
  most: number | null,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (select from members m
       where ${FITS} and not ${IS_PROTECTED} and ${CONSENTS} limit $8) reached`,
    [...valuesOf(audience), most],
  );
  return row?.count ?? 0;
}

/**
 * Counts the members who meet the conditions and get no note: those who are protected and, for a
 * promotion, those who do not consent. Each count stops at `most`; null counts all.
 */
export async function countLeftOut(
  db: Queryable,
  audience: AudienceRow,
  most: number | null,
): Promise<{ heldBack: number; withoutConsent: number }> {
  const [row] = await db.query<{ heldBack: number; withoutConsent: number }>(
    `select (select count(*) from (select from members m
         where ${FITS} and ${IS_PROTECTED} limit $8) h)::integer as "heldBack",
       (select count(*) from (select from members m
         where ${FITS} and not ${IS_PROTECTED} and not ${CONSENTS} limit $8) w)::integer
         as "withoutConsent"`,
    [...valuesOf(audience), most],
  );
  return row ?? { heldBack: 0, withoutConsent: 0 };
}

/** Of the newest `of` readers the first of each of `most` equal parts, in the order of registration. */
export const sampleReaders = (
  db: Queryable,
  audience: AudienceRow,
  { of, most }: { of: number; most: number },
): Promise<{ id: bigint; loginId: string; nick: string }[]> =>
  db.query<{ id: bigint; loginId: string; nick: string }>(
    `select distinct on (part) id, "loginId", nick from (
       select id, "loginId", nick, ntile($9::integer) over (order by id) as part from (
         select m.id, m.login_id as "loginId", m.nick from members m
         where ${FITS} and not ${IS_PROTECTED} and ${CONSENTS}
         order by m.id desc limit $8) newest) parted
     order by part, id`,
    [...valuesOf(audience), of, most],
  );

/** The next members by id who were registered when the mailing started. */
export async function nextReaders(
  db: Queryable,
  audience: AudienceRow,
  { after, registeredBy, most }: { after: bigint; registeredBy: Date; most: number },
): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `select m.id from members m
     where ${FITS} and not ${IS_PROTECTED} and ${CONSENTS}
       and m.id > $8 and m.registered_at <= $9 order by m.id limit $10`,
    [...valuesOf(audience), after, registeredBy, most],
  );
  return rows.map(({ id }) => id);
}

export async function findMemberId(db: Queryable, loginId: string): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>("select id from members where login_id = $1", [
    loginId,
  ]);
  return row?.id;
}

/**
 * Sends the note to each of these members, in their own language or in the default one. Answers
 * those who had not received it yet.
 */
export async function insertNotes(
  tx: Transaction,
  mailing: { id: bigint; titleColor: string | null; defaultLocale: string; at: Date },
  memberIds: readonly bigint[],
): Promise<bigint[]> {
  const rows = await tx.query<{ memberId: bigint }>(
    `insert into message_notes (member_id, mailing_id, title, title_color, contents, sent_at)
     select m.id, $1, coalesce(own.title, other.title), $2, coalesce(own.contents, other.contents), $3
     from members m
     join message_mailing_texts other on other.mailing_id = $1 and other.locale = $4
     left join message_mailing_texts own on own.mailing_id = $1 and own.locale = m.locale
     where m.id = any($5) order by m.id
     on conflict (mailing_id, member_id) where mailing_id is not null do nothing
     returning member_id as "memberId"`,
    [mailing.id, mailing.titleColor, mailing.at, mailing.defaultLocale, memberIds],
  );
  return rows.map(({ memberId }) => memberId);
}
