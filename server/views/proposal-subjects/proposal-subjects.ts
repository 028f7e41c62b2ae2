import type { ProposalSubject } from "#contract/office/proposals.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { findRound } from "#server/games/round-search/search.ts";
import { cashOf } from "#server/ledger/accounts.ts";
import { briefOfMailing } from "#server/messages/mailings/reading.ts";
import type { SubjectsOf } from "#server/operators/proposals/reading.ts";
import * as store from "#server/views/proposal-subjects/store.ts";

const nothing: ProposalSubject = {
  member: null,
  payment: null,
  round: null,
  provider: null,
  game: null,
  operator: null,
  mailing: null,
};

/** An object's subject, with the id of its member, whose name and cash are added. */
type Found = { subject: Partial<ProposalSubject>; memberId?: bigint };
type Finder = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/** Ids of rows; other texts name none. */
const rowIds = (ids: readonly string[]): bigint[] =>
  ids.filter((id) => /^\d{1,18}$/.test(id)).map(BigInt);

const mapOf = <Row>(rows: readonly Row[], of: (row: Row) => [id: string, found: Found]) =>
  new Map(rows.map(of));

const ofPayment = ({ id, memberId, kind, amount }: store.PaymentBrief): Found => ({
  subject: { payment: { id: Number(id), kind, amount: toWon(amount) } },
  memberId,
});

/** For each kind of object, the query for its names, and for the amount of a payment. */
const finders: Readonly<Record<string, Finder>> = {
  member: async (_db, ids) =>
    mapOf(rowIds(ids), (memberId) => [String(memberId), { subject: {}, memberId }]),
  payment: async (db, ids) =>
    mapOf(await store.listPayments(db, rowIds(ids)), (row) => [String(row.id), ofPayment(row)]),
  payout: async (db, ids) =>
    mapOf(await store.listPaymentsOfPayouts(db, rowIds(ids)), (row) => [
      String(row.payoutId),
      ofPayment(row),
    ]),
  operator: async (db, ids) =>
    mapOf(await store.listOperators(db, rowIds(ids)), ({ id, name, loginId }) => [
      String(id),
      { subject: { operator: { name, loginId } } },
    ]),
  "game-provider": async (db, codes) =>
    mapOf(await store.listProviders(db, codes), ({ code, ko, en }) => [
      code,
      { subject: { provider: { ko, en } } },
    ]),
  game: async (db, names) => {
    const provider = (name: string) => name.split("/")[0] ?? "";
    const providers = new Map(
      (await store.listProviders(db, names.map(provider))).map(({ code, ko, en }) => [
        code,
        { ko, en },
      ]),
    );
    return mapOf(await store.listGames(db, names), ({ name, ko, en }) => [
      name,
      { subject: { game: { ko, en }, provider: providers.get(provider(name)) ?? null } },
    ]);
  },
  round: async (db, ids) => {
    const found = new Map<string, Found>();
    for (const id of ids) {
      const round = await findRound(db, id);
      if (round)
        found.set(id, {
          subject: {
            round: { stake: toWon(round.stake), payout: toWon(round.payout) },
            provider: { ko: round.providerKo, en: round.providerEn },
            game: { ko: round.gameKo, en: round.gameEn },
          },
          memberId: round.memberId,
        });
    }
    return found;
  },
  mailing: async (db, ids) => {
    const found = new Map<string, Found>();
    for (const id of rowIds(ids)) {
      const mailing = await briefOfMailing(db, id);
      if (mailing) found.set(String(id), { subject: { mailing } });
    }
    return found;
  },
};

/** Finds what proposals are about, by the names that people know. */
export const subjectsOf =
  (db: Queryable): SubjectsOf =>
  async (objects) => {
    const found = new Map<string, Found>();
    for (const [noun, find] of Object.entries(finders)) {
      const start = `${noun}:`;
      const ids = objects.filter((object) => object.startsWith(start));
      if (ids.length === 0) continue;
      const ofNoun = await find(db, [...new Set(ids.map((object) => object.slice(start.length)))]);
      for (const [id, each] of ofNoun) found.set(start + id, each);
    }
    const memberIds = [...found.values()].flatMap(({ memberId }) => memberId ?? []);
    const members = await membersOf(db, [...new Set(memberIds)]);
    return (object) => {
      const { subject = {}, memberId } = found.get(object) ?? {};
      const member = memberId === undefined ? null : (members.get(memberId) ?? null);
      return { ...nothing, ...subject, member };
    };
  };

async function membersOf(
  db: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, NonNullable<ProposalSubject["member"]>>> {
  if (ids.length === 0) return new Map();
  const rows = await store.listMembers(db, ids);
  const cash = await cashOf(db, ids);
  return new Map(
    rows.map(({ id, loginId, nick }) => [
      id,
      { id: Number(id), loginId, nick, cash: toWon(cash(id)) },
    ]),
  );
}
