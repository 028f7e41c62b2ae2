import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type MemberName = { id: bigint; loginId: string; nick: string };

export const listMembers = (db: Queryable, ids: readonly bigint[]): Promise<MemberName[]> =>
  db.query<MemberName>(
    `select id, login_id as "loginId", nick from members where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

export type PaymentBrief = {
  id: bigint;
  memberId: bigint;
  kind: "deposit" | "withdrawal";
  amount: Money;
};

export const listPayments = (db: Queryable, ids: readonly bigint[]): Promise<PaymentBrief[]> =>
  db.query<PaymentBrief>(
    `select id, member_id as "memberId", kind, amount from payment_requests
     where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

/** The members of suspicions of money laundering. */
export const listSuspicions = (
  db: Queryable,
  ids: readonly bigint[],
): Promise<{ id: bigint; memberId: bigint }[]> =>
  db.query(
    `select id, member_id as "memberId" from payment_suspicions where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

/** The withdrawals of payouts. */
export const listPaymentsOfPayouts = (
  db: Queryable,
  ids: readonly bigint[],
): Promise<(PaymentBrief & { payoutId: bigint })[]> =>
  db.query<PaymentBrief & { payoutId: bigint }>(
    `select p.id as "payoutId", r.id, r.member_id as "memberId", r.kind, r.amount
     from payment_payouts p join payment_requests r on r.id = p.request_id
     where p.id = any($1::bigint[])`,
    [plainArray(ids)],
  );

export type OperatorName = { id: bigint; name: string; loginId: string };

export const listOperators = (db: Queryable, ids: readonly bigint[]): Promise<OperatorName[]> =>
  db.query<OperatorName>(
    `select id, name, login_id as "loginId" from operators where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

export type ProviderName = { code: string; ko: string; en: string };

export const listProviders = (db: Queryable, codes: readonly string[]): Promise<ProviderName[]> =>
  db.query<ProviderName>(
    `select code, name_ko as ko, name_en as en from game_providers where code = any($1::text[])`,
    [textArray(codes)],
  );

export type GameName = {
  name: string;
  ko: string;
  en: string;
  providerKo: string;
  providerEn: string;
};

/** Games by provider and code, `tiger/moon-rabbit`. */
export const listGames = (db: Queryable, names: readonly string[]): Promise<GameName[]> =>
  db.query<GameName>(
    `select p.code || '/' || g.code as name, g.name_ko as ko, g.name_en as en,
       p.name_ko as "providerKo", p.name_en as "providerEn"
     from unnest($1::text[]) wanted
     join game_providers p on p.code = split_part(wanted, '/', 1)
     join games g on g.provider_id = p.id
       and g.code = substr(wanted, length(split_part(wanted, '/', 1)) + 2)`,
    [textArray(names)],
  );

/** An object's title, and its member if it has one. */
export type Titled = { id: bigint | number; title: string; memberId?: bigint };

export const listMailings = (
  db: Queryable,
  ids: readonly bigint[],
): Promise<{ id: bigint; title: string }[]> =>
  db.query<{ id: bigint; title: string }>(
    `select j.id, t.title from message_mailings j
     join message_mailing_texts t on t.mailing_id = j.id and t.locale = j.default_locale
     where j.id = any($1::bigint[])`,
    [plainArray(ids)],
  );

export const listHelps = (db: Queryable, ids: readonly bigint[]): Promise<Titled[]> =>
  db.query<{ id: bigint; title: string; memberId: bigint }>(
    `select id, title, member_id as "memberId" from message_helps where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

export const listBarredPersons = (db: Queryable, ids: readonly bigint[]): Promise<Titled[]> =>
  db.query<{ id: bigint; title: string }>(
    `select id, name as title from member_barred_persons where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

/** Announcements with their Korean title, or the first one of those without it. */
const announcements =
  (kind: "notice" | "popup") =>
  (db: Queryable, ids: readonly bigint[]): Promise<Titled[]> =>
    db.query<{ id: number; title: string }>(
      `select distinct on (${kind}_id) ${kind}_id as id, title
       from message_${kind}_texts where ${kind}_id = any($1::bigint[])
       order by ${kind}_id, locale <> 'ko', locale`,
      [plainArray(ids)],
    );

export const listNotices = announcements("notice");
export const listPopups = announcements("popup");

const named =
  (table: "message_templates" | "settings_sites" | "jackpot_schemes") =>
  (db: Queryable, ids: readonly bigint[]): Promise<Titled[]> =>
    db.query<{ id: number; title: string }>(
      `select id, name as title from ${table} where id = any($1::bigint[])`,
      [plainArray(ids)],
    );

export const listTemplates = named("message_templates");
export const listSites = named("settings_sites");
export const listJackpotSchemes = named("jackpot_schemes");

export const listSegregatedAccounts = (db: Queryable, ids: readonly bigint[]): Promise<Titled[]> =>
  db.query<{ id: number; title: string }>(
    `select id, bank_name || ' ' || ending as title
     from report_fund_accounts where id = any($1::bigint[])`,
    [plainArray(ids)],
  );

export const listReceivingAccounts = (db: Queryable, ids: readonly bigint[]): Promise<Titled[]> =>
  db.query<{ id: number; title: string }>(
    `select id, bank_name || ' ' || bank_number as title
     from payment_receiving_accounts where id = any($1::bigint[])`,
    [plainArray(ids)],
  );
