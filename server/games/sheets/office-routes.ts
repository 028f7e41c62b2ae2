import type { sheetOfficeCalls } from "#contract/office/sheets.ts";
import type { Database } from "#server/kit/database.ts";
import { sheetForStaff, writeSheet } from "#server/games/sheets/sheets.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about what members see of a game before they open it. */
export const sheetRoutes = (db: Database): OfficeHandlersOf<keyof typeof sheetOfficeCalls> => ({
  "get-game-info-sheet": (_context, wanted) => sheetForStaff(db, wanted),
  "set-game-info-sheet": async (act, _context, { reason: _reason, ...wanted }) => {
    const sides = await writeSheet(act.tx, wanted);
    const object = `game:${wanted.provider}/${wanted.game}`;
    return { answer: {}, audit: { object, ...sides } };
  },
});
