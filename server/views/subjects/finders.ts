import type { Subject } from "#contract/office/subjects.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { nameOf, roundsNamed } from "#server/games/round-search/search.ts";
import * as store from "#server/views/subjects/store.ts";

/** An object's subject, with the id of its member, whose name is added. */
export type Found = { subject: Partial<Subject>; memberId?: bigint };
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

/** Objects that have a title or a name in a column of their table. */
const titled =
  (list: (db: Queryable, ids: readonly bigint[]) => Promise<store.Titled[]>): Finder =>
  async (db, ids) =>
    mapOf(await list(db, rowIds(ids)), ({ id, title, memberId }) => [
      String(id),
      { subject: { name: title }, ...(memberId !== undefined && { memberId }) },
    ]);

/** For each kind of object, the query for its names, and for the amount of a payment. */
export const finders: Readonly<Record<string, Finder>> = {
  member: async (_db, ids) =>
    mapOf(rowIds(ids), (memberId) => [String(memberId), { subject: {}, memberId }]),
  payment: async (db, ids) =>
    mapOf(await store.listPayments(db, rowIds(ids)), (row) => [String(row.id), ofPayment(row)]),
  suspicion: async (db, ids) =>
    mapOf(await store.listSuspicions(db, rowIds(ids)), ({ id, memberId }) => [
      String(id),
      { subject: {}, memberId },
    ]),
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
  game: async (db, names) =>
    mapOf(await store.listGames(db, names), ({ name, ko, en, providerKo, providerEn }) => [
      name,
      { subject: { game: { ko, en }, provider: { ko: providerKo, en: providerEn } } },
    ]),
  round: async (db, names) =>
    mapOf(await roundsNamed(db, names), (round) => [
      nameOf(round),
      {
        subject: {
          round: { stake: toWon(round.stake), payout: toWon(round.payout) },
          provider: { ko: round.providerKo, en: round.providerEn },
          game: { ko: round.gameKo, en: round.gameEn },
        },
        memberId: round.memberId,
      },
    ]),
  mailing: async (db, ids) =>
    mapOf(await store.listMailings(db, rowIds(ids)), ({ id, title }) => [
      String(id),
      { subject: { mailing: { title } } },
    ]),
  "barred-person": titled(store.listBarredPersons),
  help: titled(store.listHelps),
  notice: titled(store.listNotices),
  popup: titled(store.listPopups),
  "reply-template": titled(store.listTemplates),
  site: titled(store.listSites),
  licence: titled(store.listSites),
  documents: titled(store.listSites),
  "jackpot-scheme": titled(store.listJackpotSchemes),
  "receiving-account": titled(store.listReceivingAccounts),
  "segregated-account": titled(store.listSegregatedAccounts),
};
