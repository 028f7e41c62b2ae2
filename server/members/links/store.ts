import type { LinkKind } from "#contract/office/members.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";
import type { MemberRow } from "#server/members/store.ts";

export type LinkRow = Pick<MemberRow, "memberId" | "loginId" | "nick" | "status"> & {
  by: LinkKind;
  /** The address, or the hash of the device; null for other kinds. */
  value: string | null;
  lastAt: Date | null;
};

/**
 * Members who share something with a member: of their latest `places` addresses and devices, and
 * for each the `perPlace` members who were there last, because hundreds share a café's address.
 * `bank` and `phone` are the hashes of the member's own numbers.
 */
export const listLinks = (
  db: Queryable,
  memberId: bigint,
  { bank, phone }: { bank: readonly Buffer[]; phone: readonly Buffer[] },
  { places, perPlace }: { places: number; perPlace: number },
): Promise<LinkRow[]> =>
  db.query<LinkRow>(
    `with own as (select kind, value from member_sightings where member_id = $1
                  order by last_at desc limit $2),
     shared as (
       select s.member_id, own.kind as by, own.value, s.last_at
       from own cross join lateral (
         select member_id, last_at from member_sightings o
         where o.kind = own.kind and o.value = own.value and o.member_id <> $1
         order by o.last_at desc limit $3) s
       union all
       (select id, 'bank', null, null from members
        where bank_number_hash = any($4::bytea[]) and id <> $1 order by id desc limit $3)
       union all
       (select id, 'phone', null, null from members
        where phone_hash = any($5::bytea[]) and id <> $1 order by id desc limit $3)
       union all
       (select case member_id when $1 then excluded_id else member_id end, 'person', null, null
        from member_likely_exclusions where member_id = $1 or excluded_id = $1
        order by found_at desc limit $3))
     select m.id as "memberId", m.login_id as "loginId", m.nick, m.status, s.by, s.value,
       s.last_at as "lastAt"
     from shared s join members m on m.id = s.member_id
     order by m.id, s.by, s.last_at desc`,
    [memberId, places, perPlace, bank, phone],
  );

type SharedPlaceRow = {
  memberId: bigint;
  otherId: bigint;
  by: "device" | "address";
  value: string;
  lastAt: Date;
};

/**
 * The devices and addresses that each pair of members shares, of the latest `places` of the first one
 * of the pair; the latest first.
 */
export const listSharedPlaces = (
  db: Queryable,
  pairs: { memberIds: readonly bigint[]; otherIds: readonly bigint[] },
  places: number,
): Promise<SharedPlaceRow[]> =>
  db.query<SharedPlaceRow>(
    `select p.member_id as "memberId", p.other_id as "otherId", own.kind as by, own.value,
       o.last_at as "lastAt"
     from (select distinct * from unnest($1::bigint[], $2::bigint[]) p (member_id, other_id)) p
     cross join lateral (
       select kind, value from member_sightings where member_id = p.member_id
       order by last_at desc limit $3) own
     join member_sightings o
       on o.kind = own.kind and o.value = own.value and o.member_id = p.other_id
     order by 1, 2, o.last_at desc`,
    [plainArray(pairs.memberIds), plainArray(pairs.otherIds), places],
  );
