import type { differenceOfficeCalls } from "#contract/office/differences.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import {
  isCarriedOut,
  type Facts,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";
import {
  accept,
  ask,
  assertAcceptable,
  differencesNow,
  own,
} from "#server/reports/differences/differences.ts";
import type { LockedDifference } from "#server/reports/differences/store.ts";

const objectOf = (id: number): string => `difference:${id}`;

const factsOf = ({ kind, connection, about, ours, theirs }: LockedDifference): Facts => ({
  difference: kind,
  connection,
  about,
  ours: ours?.trim() ?? null,
  theirs: theirs?.trim() ?? null,
});

/** The office's calls about differences with providers, the bank and within the books. */
export const differenceRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof differenceOfficeCalls> => ({
  "get-differences": (_context, wanted) =>
    atOneMoment(db, (tx) => differencesNow(tx, clock, wanted)),
  "own-difference": async (act, { operator }, { id, version, isOwn }) => {
    await own(act, { id, version }, isOwn);
    const after = { assignedTo: isOwn ? operator.name : null };
    return { answer: {}, audit: { object: objectOf(id), before: null, after } };
  },
  "ask-about-difference": async (act, _context, { id, version }) => {
    const after = factsOf(await ask(act, { id, version }));
    return { answer: {}, audit: { object: objectOf(id), before: null, after } };
  },
  "accept-difference": async (act, context, { id, version }) => {
    const after = factsOf(await assertAcceptable(act, { id, version }));
    if (!isCarriedOut(context)) return { proposes: { object: objectOf(id), after } };
    await accept(act, { id, version });
    return { answer: {}, audit: { object: objectOf(id), before: null, after } };
  },
});
