import type { caseOfficeCalls } from "#contract/office/cases.ts";
import type { Queryable } from "#server/kit/database.ts";
import { objectOf } from "#server/members/administration/member-facts.ts";
import * as cases from "#server/members/cases/cases.ts";
import { findLastRun } from "#server/members/cases/store.ts";
import { lastFigures } from "#server/members/protection-figures/counting.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** Cases of members who may come to harm. Opening one tightens at once; closing one takes two. */
export const caseOfficeRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof caseOfficeCalls> => ({
  "get-cases": async (_context, { list, before }) => ({
    ...(await cases.casesOf(db, list, before)),
    run: (await findLastRun(db)) ?? null,
    figures: await lastFigures(db),
  }),
  "open-case": async (act, _context, { id, origin }) => {
    const caseId = Number(await cases.openCase(act, BigInt(id), origin));
    const audit = { object: objectOf(BigInt(id)), before: null, after: { case: caseId, origin } };
    return { answer: { caseId }, audit };
  },
  "add-case-contact": async (act, _context, { caseId, channel, reason }) => {
    const found = await cases.addContact(act, BigInt(caseId), { channel, summary: reason });
    const audit = {
      object: objectOf(found.memberId),
      before: null,
      after: { case: caseId, channel },
    };
    return { answer: {}, audit };
  },
  "close-case": async (act, context, { caseId, version, outcome }) => {
    const found = await cases.lockOpen(act, BigInt(caseId), version);
    const change = {
      object: objectOf(found.memberId),
      before: { case: caseId, outcome: null },
      after: { case: caseId, outcome },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await cases.closeCase(act, BigInt(caseId), outcome);
    return { answer: {}, audit: change };
  },
});
