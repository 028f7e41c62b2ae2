import type { dayFileOfficeCalls } from "#contract/office/day-files.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { dayFilesNow } from "#server/games/reconciling/day-files/days.ts";
import {
  completeDay,
  partsOf,
  removePart,
} from "#server/games/reconciling/day-files/parts/parts.ts";
import {
  dayObject,
  importDayFile,
  previewDayFile,
} from "#server/games/reconciling/day-files/importing.ts";

/** The office's calls about providers' files of a day. */
export const dayFileRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof dayFileOfficeCalls> => ({
  "get-day-files": () => atOneMoment(db, (tx) => dayFilesNow(tx, clock)),
  "preview-day-file": (_context, wanted) =>
    atOneMoment(db, (tx) => previewDayFile(tx, clock, wanted)),
  "import-day-file": async (act, _context, { reason: _reason, ...wanted }) => {
    const { lines, ...answer } = await importDayFile(act, wanted);
    const differing = Object.values(answer.differing).reduce<number>(
      (sum, count) => sum + (count ?? 0),
      0,
    );
    const object = dayObject(wanted.connection, wanted.day);
    const { fileName, part } = wanted;
    const after = { fileName, lines, ...(part ? { isPart: true } : { differing }) };
    return { answer, audit: { object, before: null, after } };
  },
  "get-day-parts": (_context, about) => atOneMoment(db, (tx) => partsOf(tx, about)),
  "complete-day-parts": async (act, _context, { reason: _reason, ...seen }) => {
    const after = await completeDay(act, seen);
    const object = dayObject(seen.connection, seen.day);
    return { answer: {}, audit: { object, before: null, after } };
  },
  "remove-day-part": async (act, _context, { reason: _reason, ...seen }) => {
    const { name: fileName, lines } = await removePart(act, seen);
    const object = dayObject(seen.connection, seen.day);
    return { answer: {}, audit: { object, before: { fileName, lines }, after: null } };
  },
});
