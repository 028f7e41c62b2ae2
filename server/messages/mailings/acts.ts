import type { OfficeInput } from "#contract/office/calls.ts";
import type { mailingCalls } from "#contract/office/mailings.ts";
import {
  countAudience,
  lockForSending,
  saveMailing,
  startMailing,
  stopMailing,
} from "#server/messages/mailings/mailings.ts";
import { mailingObject, mailingOf, mailingsOf } from "#server/messages/mailings/reading.ts";
import type { SendingDesk } from "#server/messages/mailings/sending.ts";
import { textFacts } from "#server/messages/text-facts.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { siteNames } from "#server/settings/sites.ts";

/** The calls about notes to one member or to many. */
export const mailingRoutes = ({
  db,
  clock,
}: SendingDesk): OfficeHandlersOf<keyof typeof mailingCalls> => ({
  "get-mailings": (_context, { after }) => mailingsOf(db, after),
  "get-mailing": async (_context, { id }) => ({ mailing: await mailingOf(db, clock, BigInt(id)) }),
  "get-mailing-sites": async () => ({
    sites: (await siteNames(db)).map(({ siteId, host, name }) => ({ id: siteId, host, name })),
  }),
  "count-mailing-readers": (_context, { audience }) => countAudience(db, audience),
  "save-mailing": async (tx, { operator }, input) => {
    const saved = await saveMailing(tx, clock, operator, input);
    const id = Number(saved.id);
    return {
      answer: { id, version: saved.version },
      act: {
        object: mailingObject(id),
        before: saved.before && { title: saved.before.title, version: saved.before.version },
        after: factsOf(input, saved.version),
      },
    };
  },
  "send-mailing": {
    needsSecond: async (tx, _context, input) => {
      const object = mailingObject(input.id);
      await assertNoneWaiting(tx, clock, object);
      const { needsSecond } = await lockForSending(tx, input);
      return needsSecond ? { object } : null;
    },
    carryOut: async (tx, _context, input) => {
      const { mailing, readers } = await lockForSending(tx, input);
      await startMailing(tx, clock, mailing.id, readers);
      return {
        answer: {},
        act: {
          object: mailingObject(input.id),
          before: { state: "draft" },
          after: { state: "sending", version: mailing.version, readers },
        },
      };
    },
  },
  "stop-mailing": async (tx, _context, { id }) => {
    const { before, after } = await stopMailing(tx, clock, BigInt(id));
    return {
      answer: {},
      act: {
        object: mailingObject(id),
        before: { state: before.state, sent: before.sent },
        after: { state: after, sent: before.sent },
      },
    };
  },
});

const factsOf = (
  { audience, titleColor, texts }: OfficeInput<"save-mailing">,
  version: number,
): Facts => ({ version, ...audience, titleColor, ...textFacts(texts) });
