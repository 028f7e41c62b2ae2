import type { barredPersonOfficeCalls } from "#contract/office/barred-persons.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  addPerson,
  endPersons,
  lockHolding,
} from "#server/members/barred-persons/barred-persons.ts";
import { barredPersons } from "#server/members/barred-persons/listing/listing.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

const objectOf = (id: number | bigint): string => `barred-person:${id}`;

/** The list of persons who may not play. One operator adds, two remove. */
export const barredPersonRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof barredPersonOfficeCalls> => ({
  "get-barred-persons": (_context, { list }) => barredPersons(db, list),
  "add-barred-person": async (act, { operator }, input) => {
    const id = await addPerson(act, input, operator.operatorId);
    // The trail is never deleted, so the person's details are not in it.
    const after = { kind: input.kind, expiresOn: input.endsOn ?? null, isBarred: true };
    return { answer: { id: Number(id) }, audit: { object: objectOf(id), before: null, after } };
  },
  "remove-barred-person": async (act, context, { id }) => {
    const { kind } = await lockHolding(act, id);
    const change = {
      object: objectOf(id),
      before: { kind, isBarred: true },
      after: { kind, isBarred: false },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await endPersons(act, [BigInt(id)], context.operator.operatorId);
    return { answer: {}, audit: change };
  },
});
