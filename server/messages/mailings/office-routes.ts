import type { OfficeInput } from "#contract/office/calls.ts";
import type { mailingCalls } from "#contract/office/mailings.ts";
import type { Acts } from "#server/kit/act.ts";
import {
  countAudience,
  sampleAudience,
  lockForSending,
  saveMailing,
  startMailing,
  stopMailing,
} from "#server/messages/mailings/mailings.ts";
import { mailingObject, mailingOf, mailingsOf } from "#server/messages/mailings/reading.ts";
import { textFacts } from "#server/messages/text-facts.ts";
import {
  isCarriedOut,
  type Facts,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { siteNames } from "#server/settings/sites.ts";

/** The calls about notes to one member or to many. */
export const mailingRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof mailingCalls> => ({
  "get-mailings": (_context, { after }) => mailingsOf(db, after),
  "get-mailing": async ({ operator }, { id }) => ({
    mailing: await mailingOf(db, clock, operator.operatorId, BigInt(id)),
  }),
  "get-mailing-sites": async () => ({
    sites: (await siteNames(db)).map(({ siteId, host, name }) => ({ id: siteId, host, name })),
  }),
  "count-mailing-readers": ({ operator }, asked) =>
    countAudience(db, asked, { operatorId: operator.operatorId, at: clock.now() }),
  "sample-mailing-readers": (_context, asked) => sampleAudience(db, asked),
  "save-mailing": async (act, { operator }, input) => {
    const saved = await saveMailing(act.tx, clock, operator, input);
    const id = Number(saved.id);
    return {
      answer: { id, version: saved.version },
      audit: {
        object: mailingObject(id),
        before: saved.before && { title: saved.before.title, version: saved.before.version },
        after: factsOf(input, saved.version),
      },
    };
  },
  "send-mailing": async (act, context, input) => {
    const object = mailingObject(input.id);
    const isByTwo = isCarriedOut(context);
    if (!isByTwo) await assertNoneWaiting(act.tx, clock, object);
    const sender = { operatorId: context.operator.operatorId, at: clock.now() };
    const { mailing, readers, leftOut, needsSecond } = await lockForSending(act.tx, sender, input);
    if (!isByTwo && needsSecond) return { proposes: { object } };
    const aloneBy = isByTwo ? null : sender.operatorId;
    await startMailing(act.tx, mailing.id, { readers, ...leftOut, at: sender.at, aloneBy });
    const after = { state: "sending", version: mailing.version, readers, ...leftOut };
    return { answer: {}, audit: { object, before: { state: "draft" }, after } };
  },
  "stop-mailing": async (act, _context, { id }) => {
    const { before, after } = await stopMailing(act.tx, clock, BigInt(id));
    return {
      answer: {},
      audit: {
        object: mailingObject(id),
        before: { state: before.state, sent: before.sent },
        after: { state: after, sent: before.sent },
      },
    };
  },
});

const factsOf = (
  { audience, promotes, titleColor, texts }: OfficeInput<"save-mailing">,
  version: number,
): Facts => ({
  version,
  ...audience,
  promotes: promotes.join(", "),
  titleColor,
  ...textFacts(texts),
});
