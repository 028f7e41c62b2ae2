import type { Announcement, announcementCalls } from "#contract/office/announcements.ts";
import type { Acts } from "#server/kit/act.ts";
import {
  announcementOf,
  announcementsOf,
  hideAnnouncement,
  saveAnnouncement,
} from "#server/messages/announcements/announcements.ts";
import { popupsBeside } from "#server/messages/announcements/beside.ts";
import { textFacts } from "#server/messages/text-facts.ts";
import { htmlOfWritten } from "#server/messages/written.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The calls about notices and popups. */
export const announcementRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof announcementCalls> => ({
  "get-announcements": (_context, { kind, after }) => announcementsOf(db, kind, after),
  "get-announcement": async (_context, { kind, id }) => ({
    announcement: await announcementOf(db, kind, id),
  }),
  "preview-html": (_context, { written }) => Promise.resolve({ html: htmlOfWritten(written) }),
  "get-popups-beside": async (_context, input) => ({ popups: await popupsBeside(db, input) }),
  "save-announcement": async (act, _context, input) => {
    const { after, before } = await saveAnnouncement(act.tx, input);
    return {
      answer: { id: after.id, version: after.version },
      audit: {
        object: `${input.kind}:${after.id}`,
        before: before && factsOf(before),
        after: factsOf(after),
      },
    };
  },
  "hide-announcement": async (act, _context, input) => {
    await hideAnnouncement(act.tx, clock, input);
    return {
      answer: {},
      audit: {
        object: `${input.kind}:${input.id}`,
        before: { isHidden: !input.isHidden },
        after: { isHidden: input.isHidden },
      },
    };
  },
});

const factsOf = ({ id: _id, shown, texts, ...facts }: Announcement): Facts => ({
  ...facts,
  shownFrom: shown.from,
  shownUntil: shown.until,
  ...textFacts(texts),
});
