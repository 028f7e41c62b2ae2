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

export type GameName = { name: string; ko: string; en: string };

/** Games by provider and code, `tiger/moon-rabbit`. */
export const listGames = (db: Queryable, names: readonly string[]): Promise<GameName[]> =>
  db.query<GameName>(
    `select p.code || '/' || g.code as name, g.name_ko as ko, g.name_en as en
     from unnest($1::text[]) wanted
     join game_providers p on p.code = split_part(wanted, '/', 1)
     join games g on g.provider_id = p.id
       and g.code = substr(wanted, length(split_part(wanted, '/', 1)) + 2)`,
    [textArray(names)],
  );
