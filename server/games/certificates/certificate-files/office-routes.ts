import type { certificateFileCalls } from "#contract/office/certificate-files.ts";
import type { Database } from "#server/kit/database.ts";
import {
  importCertificates,
  previewCertificates,
} from "#server/games/certificates/certificate-files/certificate-files.ts";
import { importedFacts } from "#server/games/game-files/imported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about files of certificates. */
export const certificateFileRoutes = (
  db: Database,
): OfficeHandlersOf<keyof typeof certificateFileCalls> => ({
  "preview-certificate-file": (_context, wanted) => previewCertificates(db, wanted),
  "import-certificate-file": async (act, { operator }, { provider, fileName, content }) => {
    const { lines, added } = await importCertificates(
      act,
      { provider, content },
      operator.operatorId,
    );
    const after = importedFacts({ fileName, content, lines, count: added });
    return {
      answer: { added },
      audit: { object: `game-provider:${provider}`, before: null, after },
    };
  },
});
