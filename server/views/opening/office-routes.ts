import type { openingOfficeCalls } from "#contract/office/opening.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { inviteTester } from "#server/members/testers/testers.ts";
import { siteLicences } from "#server/settings/licences/licences.ts";
import { openedAt, openHouse } from "#server/settings/opening/opening.ts";
import { assertReady, openingStates, type Installation } from "#server/views/opening/opening.ts";

/** The checklist before members are let in, and the opening, by two operators. */
export const openingOfficeRoutes = (
  { db, clock }: { db: Queryable; clock: Clock },
  installation: Installation,
): OfficeHandlersOf<keyof typeof openingOfficeCalls> => ({
  "get-opening": async () => ({
    mode: installation.mode,
    sites: (await siteLicences(db)).length,
    openedAt: (await openedAt(db))?.toISOString() ?? null,
    lines: await openingStates({ reader: db, clock }, installation),
  }),
  "invite-tester": async (act, { operator, checkerId }) => {
    if (await openedAt(act.tx)) throw new Refusal("already_decided");
    const object = "opening:tester";
    if (checkerId === undefined) return { proposes: { object } };
    const by = { madeBy: operator.operatorId, checkedBy: checkerId };
    const { path, expiresAt: until } = await inviteTester(act, by);
    const expiresAt = until.toISOString();
    return {
      answer: {},
      audit: { object, before: null, after: { expiresAt } },
      linkForChecker: { path, expiresAt },
    };
  },
  "open-house": async (act, context, { sites }) => {
    if (await openedAt(act.tx)) throw new Refusal("already_decided");
    if ((await siteLicences(act.tx)).length !== sites) throw new Refusal("stale");
    await assertReady({ reader: act.tx, clock: act.clock }, installation);
    const change = { object: "opening:house", after: { isOpen: true, sites } };
    if (!isCarriedOut(context)) return { proposes: change };
    await openHouse(act.tx, act.clock.now());
    return { answer: {}, audit: { before: null, ...change } };
  },
});
