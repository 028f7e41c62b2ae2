import type { Locale } from "#contract/locales.ts";
import type { ConsentPlace, MarketingProduct } from "#contract/marketing.ts";
import type { Queryable } from "#server/kit/database.ts";

/** The wording that a member was shown, and the address from which they decided. */
export type Shown = { version: string; locale: Locale; hash: Buffer; address: string };

type NewChange = {
  memberId: bigint;
  product: MarketingProduct;
  isGiven: boolean;
  place: ConsentPlace;
  /** Null when others than the member withdraw it. */
  shown: Shown | null;
  operatorId: bigint | null;
  at: Date;
};

export async function insertChange(db: Queryable, change: NewChange): Promise<void> {
  const { memberId, product, isGiven, place, shown, operatorId, at } = change;
  await db.query(
    `insert into member_marketing_consents
       (member_id, product, is_given, place, version, locale, hash, address, operator_id, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      memberId,
      product,
      isGiven,
      place,
      shown?.version,
      shown?.locale,
      shown?.hash,
      shown?.address,
      operatorId,
      at,
    ],
  );
}

type LatestRow = { product: MarketingProduct; isGiven: boolean; changedAt: Date };

/** The newest decision about each product; none about a product that was never decided on. */
export const listLatest = (db: Queryable, memberId: bigint): Promise<LatestRow[]> =>
  db.query<LatestRow>(
    `select distinct on (product) product, is_given as "isGiven", changed_at as "changedAt"
     from member_marketing_consents where member_id = $1 order by product, id desc`,
    [memberId],
    "members-marketing-consents",
  );

type ChangeRow = {
  id: bigint;
  at: Date;
  product: MarketingProduct;
  isGiven: boolean;
  place: ConsentPlace;
  version: string | null;
  operator: string | null;
};

/** The newest first. */
export const listChanges = (db: Queryable, memberId: bigint, most: number): Promise<ChangeRow[]> =>
  db.query<ChangeRow>(
    `select c.id, c.changed_at as at, c.product, c.is_given as "isGiven", c.place, c.version,
       o.name as operator
     from member_marketing_consents c left join operators o on o.id = c.operator_id
     where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );

/** Overwrites the addresses of a member who is erased; the decisions stay as proof. */
export async function eraseAddresses(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `update member_marketing_consents set address = '0.0.0.0'
     where member_id = $1 and address is not null`,
    [memberId],
  );
}

/** For the member's copy of their data. */
export const listOwnConsents = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select product, is_given as "isGiven", place, version, locale as language,
       encode(hash, 'hex') as sha256, host(address) as address, changed_at as "changedAt"
     from member_marketing_consents where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
