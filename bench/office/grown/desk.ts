import { REPLY_PATH } from "#server/kit/seal-keys/columns.ts";
import { seal } from "#server/kit/sealed.ts";
import {
  memberOf,
  nameOf,
  oneOf,
  rowsOf,
  share,
  type Growth,
  type Size,
} from "#bench/office/grown/size.ts";

const INQUIRIES = 500_000;
/** So many of the newest wait for an answer. */
const WAITING = 400;

/** Every tenth is a further message of a thread; one in five hundred has a day of follow-up. */
export const inquiries = (size: Size): Growth => ({
  table: "message_helps",
  what: "inquiries",
  rows: share(size, INQUIRIES),
  sql: `insert into message_helps (id, member_id, title, contents, status, reply, replied_at, replied_by,
      written_at, category, asked_in, assigned_to, follow_up_on)
    overriding system value
    select at.id, ${memberOf(size)}, ${oneOf("n", "입금이 늦어요", "Bonus round", "출금 문의")} || ' ' || n,
      '문의합니다', case when n <= ${WAITING} then 'waiting' when n % 40 = 0 then 'cancelled' else 'answered' end,
      case when n > ${WAITING} and n % 40 <> 0 then '확인했습니다' end,
      case when n > ${WAITING} and n % 40 <> 0 then at.written end,
      case when n > ${WAITING} and n % 40 <> 0 then 1 + n % 2 end, at.written,
      ${oneOf("n", "deposit", "withdrawal", "game", "account", "protection", "contest", "other")},
      case when n % 10 = 3 then at.id - 1 end, case when n % 3 = 0 then 1 + n % 2 end,
      case when n % 500 = 0 then (now() + (n / 500 % 100 - 50) * interval '1 day')::date end
    ${rowsOf} cross join lateral (select ${1_000_000 + share(size, INQUIRIES)} - n as id,
      now() - n * interval '1 minute' as written) at`,
});

/** Requests of people who are not signed in. */
export const contacts = (size: Size): Growth => ({
  table: "message_contacts",
  what: "contacts",
  rows: share(size, 100_000),
  // Its seal is not bound to the row, so that one serves for all.
  values: ({ appSecret }) => [[seal("moon@example.com", appSecret, REPLY_PATH)]],
  sql: `insert into message_contacts (reply_to, title, contents, locale, written_at, handled_at, handled_by)
    select ($3::bytea[])[1], '문의 ' || n, '답장 주세요', 'ko', now() - (100000 - n) * interval '5 minutes',
      case when n <= ${share(size, 100_000) - 200} then now() end, case when n <= ${share(size, 100_000) - 200} then 1 end
    ${rowsOf}`,
});

const MAILINGS = 5_000;
/** The number of one of them. */
export const GROWN_MAILING = 1_000_001;

export const mailings = (size: Size): Growth => ({
  table: "message_mailings",
  what: "mailings",
  rows: share(size, MAILINGS),
  sql: `insert into message_mailings (id, state, default_locale, written_by, written_at, started_at, ended_at,
      readers, sent)
    overriding system value
    select 1000000 + n, state, 'ko', 1, now(), case when state <> 'draft' then now() end,
      case when state <> 'draft' then now() end, 200, case when state <> 'draft' then 200 else 0 end
    ${rowsOf} cross join lateral (select case n % 50 when 0 then 'draft' when 1 then 'stopped' else 'sent' end as state) now_is`,
});

export const mailingTexts = (size: Size): Growth => ({
  table: "message_mailing_texts",
  what: "texts of mailings",
  rows: share(size, MAILINGS),
  sql: `insert into message_mailing_texts (mailing_id, locale, title, contents)
    select 1000000 + n, locale, '소식 ' || n, '<p>소식</p>' ${rowsOf} cross join unnest(array['ko', 'en']) locale`,
});

/** Two hundred of each mailing, and to demo1 every ten-thousandth. */
export const notes = (size: Size): Growth => ({
  table: "message_notes",
  what: "notes",
  rows: size.members,
  sql: `insert into message_notes (member_id, title, contents, sent_at, read_at, mailing_id)
    select case when n % 1000 = 0 then 1 else 1000000 + n end, '소식', '<p>소식</p>',
      now() - n * interval '20 seconds', case when n % 3 = 0 then now() end, 1000001 + n / 200
    ${rowsOf}`,
});

export const notices = (): Growth => ({
  table: "message_notices",
  what: "notices",
  rows: 2_000,
  sql: `insert into message_notices (id, published_at, published_until)
    overriding system value
    select 1000000 + n, now() - n * interval '5 hours', case when n % 2 = 0 then now() end ${rowsOf}`,
});

export const noticeTexts = (): Growth => ({
  table: "message_notice_texts",
  what: "texts of notices",
  rows: 2_000,
  sql: `insert into message_notice_texts (notice_id, locale, title, contents)
    select 1000000 + n, locale, '공지 ' || n, '<p>공지</p>' ${rowsOf} cross join unnest(array['ko', 'en', 'vn']) locale`,
});

export const barredPersons = (size: Size): Growth => ({
  table: "member_barred_persons",
  what: "barred persons",
  rows: share(size, 20_000),
  sql: `insert into member_barred_persons (kind, name, marks, reason, added_at, added_by, ended_at)
    select ${oneOf("n", "staff", "contractor", "household", "banned")}, ${nameOf("n")}, '{}', '지난 항목', now(), 1, now()
    ${rowsOf}`,
});
