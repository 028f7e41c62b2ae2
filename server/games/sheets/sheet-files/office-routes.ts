import type { sheetFileCalls } from "#contract/office/sheet-files.ts";
import type { Database } from "#server/kit/database.ts";
import { importedFacts } from "#server/games/game-files/imported.ts";
import { awaitedSheets, dropAwaited } from "#server/games/sheets/sheet-files/awaited.ts";
import { importSheets, previewSheets } from "#server/games/sheets/sheet-files/sheet-files.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about files of info sheets. */
export const sheetFileRoutes = (db: Database): OfficeHandlersOf<keyof typeof sheetFileCalls> => ({
  "preview-info-sheet-file": (_context, wanted) => previewSheets(db, wanted),
  "get-awaited-sheets": (_context, wanted) => awaitedSheets(db, wanted),
  "drop-awaited-sheets": async (act, _context, { provider, games }) => {
    await dropAwaited(act.tx, { provider, games });
    const before = { code: games.join(", ") };
    return { answer: {}, audit: { object: `game-provider:${provider}`, before, after: null } };
  },
  "import-info-sheet-file": async (act, _context, { provider, fileName, content }) => {
    const { lines, changed } = await importSheets(act.tx, { provider, content });
    const after = importedFacts({ fileName, content, lines, count: changed });
    return {
      answer: { changed },
      audit: { object: `game-provider:${provider}`, before: null, after },
    };
  },
});
