import type { LinkKind, MemberLink } from "#contract/office/members.ts";
import type { Queryable } from "#server/kit/database.ts";
import { wantedHashes } from "#server/kit/seal-keys/numbers.ts";
import { deviceCodeOf } from "#server/members/device-code.ts";
import * as store from "#server/members/links/store.ts";
import { getMember } from "#server/members/store.ts";

const PLACES = 50;
const PER_PLACE = 20;
const LISTED_AT_MOST = 50;

/** The weight of each link: the strongest sign that two accounts belong to one person is first. */
const weights: Record<LinkKind, number> = {
  person: 16,
  bank: 8,
  phone: 4,
  device: 2,
  address: 1,
};

/**
 * Members who may be the same person: a self-excluded one with a name and birth date that are alike,
 * the same bank account or phone, the same device, or a sign-in
 * from the same address. Those who share most are first, at most fifty.
 */
export async function linksOf(db: Queryable, memberId: bigint): Promise<MemberLink[]> {
  const { phone, bankNumber } = await getMember(db, memberId);
  const own = {
    bank: wantedHashes(db, "members.bank_number", "whole", [bankNumber]),
    phone: wantedHashes(db, "members.phone", "whole", [phone]),
  };
  const rows = await store.listLinks(db, memberId, own, { places: PLACES, perPlace: PER_PLACE });
  const links = new Map<bigint, MemberLink>();
  for (const { memberId: id, loginId, nick, status, by, value, lastAt } of rows) {
    const link = links.get(id) ?? { id: Number(id), loginId, nick, status, shared: [] };
    const shown = by === "device" && value !== null ? deviceCodeOf(value) : value;
    link.shared.push({ by, value: shown, lastAt: lastAt?.toISOString() ?? null });
    links.set(id, link);
  }
  return [...links.values()].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, LISTED_AT_MOST);
}

const weightOf = ({ shared }: MemberLink): number =>
  [...new Set(shared.map(({ by }) => by))].reduce((sum, by) => sum + weights[by], 0);

type SharedPlace = { by: "device" | "address"; value: string; lastAt: string };
const SHARED_AT_MOST = 10;

/**
 * The devices and addresses that pairs of members share, the latest ten of each pair: a device by its
 * code. `lastAt` is when the other member last used it.
 */
export async function placesSharedBy(
  db: Queryable,
  pairs: readonly { memberId: bigint; otherId: bigint }[],
): Promise<(memberId: bigint, otherId: bigint) => SharedPlace[]> {
  const ids = {
    memberIds: pairs.map(({ memberId }) => memberId),
    otherIds: pairs.map(({ otherId }) => otherId),
  };
  const shared = new Map<string, SharedPlace[]>();
  for (const row of await store.listSharedPlaces(db, ids, PLACES)) {
    const pair = `${row.memberId} ${row.otherId}`;
    const value = row.by === "device" ? deviceCodeOf(row.value) : row.value;
    const own = shared.get(pair) ?? [];
    if (own.length < SHARED_AT_MOST)
      shared.set(pair, [...own, { by: row.by, value, lastAt: row.lastAt.toISOString() }]);
  }
  return (memberId, otherId) => shared.get(`${memberId} ${otherId}`) ?? [];
}
