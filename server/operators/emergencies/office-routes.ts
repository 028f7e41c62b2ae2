import type { emergencyCalls } from "#contract/office/emergencies.ts";
import * as verbs from "#server/operators/emergencies/emergencies.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";

/** The office's calls about emergency access. */
export const emergencyRoutes = (
  door: OfficeDoor,
): OfficeHandlersOf<keyof typeof emergencyCalls> => ({
  "take-emergency-access": async (context, wanted) => {
    await verbs.countAttempt(door, context);
    return async (act) => {
      const taken = await verbs.takeAccess(act, door, context, wanted);
      const endsAt = taken.endsAt.toISOString();
      const after = { emergency: Number(taken.id), emergencyAccess: wanted.access, until: endsAt };
      const object = verbs.emergencyObject(taken.id);
      return { answer: { endsAt }, audit: { object, before: null, after } };
    };
  },
  "give-back-emergency-access": async (act, context) => {
    const id = await verbs.giveBackAccess(act, context);
    const audit = { object: verbs.emergencyObject(id), before: null, after: null };
    return { answer: {}, audit };
  },
  "get-emergencies": ({ operator: { operatorId } }, { before, isWaiting }) =>
    verbs.emergencies(door.db, door.clock, { operatorId, before, isWaiting }),
  "review-emergency": async (act, _context, { id, reason }) => {
    const { loginId, access } = await verbs.reviewEmergency(act, {
      id: BigInt(id),
      findings: reason,
    });
    const after = { loginId, emergencyAccess: access, findings: reason };
    return {
      answer: {},
      audit: { object: verbs.emergencyObject(BigInt(id)), before: null, after },
    };
  },
});
