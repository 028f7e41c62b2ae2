import type { Subject, SubjectNow } from "#contract/office/subjects.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { cashOf } from "#server/ledger/accounts.ts";
import { readersOf } from "#server/messages/mailings/reading.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import { finders, type Found } from "#server/views/subjects/finders.ts";
import * as store from "#server/views/subjects/store.ts";

const nothing: Subject = {
  member: null,
  payment: null,
  round: null,
  provider: null,
  game: null,
  operator: null,
  mailing: null,
  name: null,
};

/** Finds what the objects of acts are, by the names that people know, with a query for each kind. */
export const subjectsOf =
  (db: Queryable): SubjectsOf<Subject> =>
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

/** The same with the present figures: a member's cash, and how many members a note reaches. */
export const subjectsNow =
  (db: Queryable): SubjectsOf<SubjectNow> =>
  async (objects) => {
    const subjectOf = await subjectsOf(db)(objects);
    const subjects = new Map(objects.map((object) => [object, subjectOf(object)]));
    const memberIds = [...subjects.values()].flatMap(({ member }) => member?.id ?? []);
    const cash = await cashOf(db, [...new Set(memberIds)].map(BigInt));
    const readers = new Map<string, number>();
    for (const [object, { mailing }] of subjects)
      if (mailing) readers.set(object, await readersOf(db, idIn(object)));
    return (object) => {
      const { member, mailing, ...others } = subjectOf(object);
      return {
        ...others,
        member: member && { ...member, cash: toWon(cash(BigInt(member.id))) },
        mailing: mailing && { ...mailing, readers: readers.get(object) ?? 0 },
      };
    };
  };

/** The id in the name of an object, such as `mailing:12`. */
const idIn = (object: string): bigint => BigInt(object.slice(object.indexOf(":") + 1));

async function membersOf(
  db: Queryable,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, NonNullable<Subject["member"]>>> {
  if (ids.length === 0) return new Map();
  const rows = await store.listMembers(db, ids);
  return new Map(rows.map(({ id, loginId, nick }) => [id, { id: Number(id), loginId, nick }]));
}
