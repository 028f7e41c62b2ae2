import type { MemberEntry, SearchKind } from "#contract/office/member-search.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { openNumber, wantedHashes, type SearchedColumn } from "#server/kit/seal-keys/numbers.ts";
import { cashOf } from "#server/ledger/accounts.ts";
import { masked } from "#server/members/profile.ts";
import { foldNick } from "#server/members/registration.ts";
import { deviceIn, networkIn, orNull } from "#server/members/search/places/places.ts";
import * as store from "#server/members/search/store.ts";

const PER_PAGE = 50;
/** How many members of each kind a search of all kinds answers. */
const OF_EACH_KIND = 10;
/**
 * The shown digits of a masked number. A search by more of them could reveal the number digit by
 * digit.
 */
const SHOWN_DIGITS = 4;
const HOME = "+82";

export type MemberSearch = {
  by: SearchKind;
  query?: string | undefined;
  status?: MemberStatus | undefined;
  level?: number | undefined;
  isTest?: boolean | undefined;
  after?: string | undefined;
};

/** Searches of other nouns, which members cannot import: by a round and by a deposit's reference. */
export type MembersBy = Readonly<
  Record<"round" | "reference", (db: Queryable, text: string) => Promise<bigint[]>>
>;

type Found = { rows: store.FoundRow[]; foundBy: SearchKind | null };
type Wanted = { text: string; after: string | null; most: number; narrowing: store.Narrowing };

/**
 * One page of members: all, newest first, or the matches of a search. Ids and nicks match by their
 * beginning, phones and bank accounts by exactly the last four digits, which are shown, or by the
 * whole number; rounds by the product's or the provider's id; references of deposits as a whole;
 * addresses and devices by the places from which members signed in. A search of all kinds has one
 * page. Throws Refusal `address_unreadable`, `network_too_wide` and `device_unreadable`.
 */
export async function findMembers(
  db: Queryable,
  membersBy: MembersBy,
  { by, query, status, level, isTest, after }: MemberSearch,
  perPage = PER_PAGE,
): Promise<{ members: MemberEntry[]; next: string | null }> {
  const narrowing = { status: status ?? null, level: level ?? null, isTest: isTest ?? null };
  const wanted = { text: query ?? "", after: after ?? null, most: perPage + 1, narrowing };
  if (query !== undefined && by === "any")
    return {
      members: await entriesOf(db, await everywhere(db, membersBy, wanted)),
      next: null,
    };
  const found =
    query === undefined
      ? { rows: await store.listNewest(db, narrowing, idOf(after), perPage + 1), foundBy: null }
      : { rows: await searches(membersBy)[by](db, wanted), foundBy: by };
  const shown = found.rows.slice(0, perPage);
  const last = found.rows.length > perPage ? shown.at(-1) : undefined;
  return {
    members: await entriesOf(db, [{ ...found, rows: shown }]),
    next: last ? keyOf(found.foundBy, last) : null,
  };
}

type Search = (db: Queryable, wanted: Wanted) => Promise<store.FoundRow[]>;
type Kind = Exclude<SearchKind, "any">;

const byOthers =
  (find: MembersBy[keyof MembersBy]): Search =>
  async (db, { text, narrowing }) => {
    const memberIds = await find(db, text);
    return memberIds.length > 0 ? store.listByIds(db, narrowing, memberIds) : [];
  };

const searches = (membersBy: MembersBy): Record<SearchKind, Search> => ({
  any: async () => [],
  id: async (db, { text, narrowing, after, most }) =>
    store.listByLoginId(db, narrowing, text.toLowerCase(), after, most),
  nick: async (db, { text, narrowing, after, most }) =>
    store.listByNick(db, narrowing, foldNick(text), after, most),
  phone: async (db, { text, narrowing, after, most }) => {
    const digits = digitsOf(text);
    const forms = [digits, HOME + digits.replace(/^0/, "")];
    const wanted = wantedOf(db, "members.phone", digits, forms);
    return wanted ? store.listByPhone(db, narrowing, wanted, idOf(after), most) : [];
  },
  bank: async (db, { text, narrowing, after, most }) => {
    const digits = digitsOf(text);
    const wanted = wantedOf(db, "members.bank_number", digits, [digits]);
    return wanted ? store.listByBank(db, narrowing, wanted, idOf(after), most) : [];
  },
  round: byOthers(membersBy.round),
  reference: byOthers(membersBy.reference),
  address: async (db, { text, narrowing, after, most }) =>
    store.listByNetwork(db, narrowing, networkIn(text).network, idOf(after), most),
  device: async (db, { text, narrowing, after, most }) =>
    store.listByDevice(db, narrowing, deviceIn(text), idOf(after), most),
});

/** By the last digits, or by the whole number in each form in which it may be stored. */
function wantedOf(
  db: Queryable,
  column: SearchedColumn,
  digits: string,
  forms: readonly string[],
): { part: "whole" | "tail"; hashes: Buffer[] } | null {
  if (digits.length < SHOWN_DIGITS) return null;
  const part = digits.length === SHOWN_DIGITS ? "tail" : "whole";
  return { part, hashes: wantedHashes(db, column, part, part === "tail" ? [digits] : forms) };
}

async function everywhere(db: Queryable, membersBy: MembersBy, wanted: Wanted): Promise<Found[]> {
  const kinds: readonly Kind[] = [
    ...(["id", "nick", "phone", "bank", "round", "reference"] as const),
    // Other texts name no address and no device, which a search of all kinds passes over.
    ...(orNull(networkIn, wanted.text) ? (["address"] as const) : []),
    ...(orNull(deviceIn, wanted.text) ? (["device"] as const) : []),
  ];
  const found = await Promise.all(
    kinds.map(async (foundBy) => ({
      foundBy,
      rows: await searches(membersBy)[foundBy](db, {
        ...wanted,
        after: null,
        most: OF_EACH_KIND,
      }),
    })),
  );
  const seen = new Set<bigint>();
  return found.map(({ rows, foundBy }) => ({
    foundBy,
    rows: rows.filter(({ memberId }) => !seen.has(memberId) && seen.add(memberId)),
  }));
}

/**
 * For a search that is counted, by a masked number, an address or a device: its kind, and whether it
 * names a whole one; null for others. Throws the refusals of `findMembers`.
 */
export function countedSearchOf({ by, query = "" }: MemberSearch): CountedSearch | null {
  if (query === "") return null;
  if (by === "address") return { kind: by, isWhole: networkIn(query).isWhole };
  if (by === "device") return deviceIn(query) && { kind: by, isWhole: true };
  if (by !== "phone" && by !== "bank" && by !== "any") return null;
  const { length } = digitsOf(query);
  if (length >= SHOWN_DIGITS) return { kind: by, isWhole: length > SHOWN_DIGITS };
  if (by !== "any") return null;
  const network = orNull(networkIn, query);
  if (network) return { kind: "address", isWhole: network.isWhole };
  return orNull(deviceIn, query) && { kind: "device", isWhole: true };
}
export type CountedSearch = {
  kind: "phone" | "bank" | "address" | "device" | "any";
  isWhole: boolean;
};

const digitsOf = (text: string): string =>
  /^[\d\s+-]+$/.test(text) ? text.replaceAll(/\D/g, "") : "";

const idOf = (after: string | null | undefined): bigint | null =>
  after && /^\d{1,18}$/.test(after) ? BigInt(after) : null;

const keyOf = (foundBy: SearchKind | null, row: store.FoundRow): string => {
  if (foundBy === "id") return row.loginId;
  return foundBy === "nick" ? row.nickFolded : String(row.memberId);
};

async function entriesOf(db: Queryable, found: readonly Found[]): Promise<MemberEntry[]> {
  const cash = await cashOf(
    db,
    found.flatMap(({ rows }) => rows.map(({ memberId }) => memberId)),
  );
  return found.flatMap(({ rows, foundBy }) =>
    rows.map((row) => ({
      id: Number(row.memberId),
      loginId: row.loginId,
      nick: row.nick,
      level: row.level,
      status: row.status,
      phone: masked(openNumber(db, "members.phone", row.memberId, row.phone)),
      cash: toWon(cash(row.memberId)),
      registeredAt: row.registeredAt.toISOString(),
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
      isTest: row.isTest,
      foundBy,
    })),
  );
}
