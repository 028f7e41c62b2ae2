import type { importListOfficeCalls } from "#contract/office/import-lists.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { assertDescribed } from "#server/games/catalogue-release/described.ts";
import { importGames } from "#server/games/catalogue-release/differences.ts";
import {
  importListNow,
  keepList,
  keptList,
  pageOfList,
} from "#server/games/catalogue-release/import-lists/import-lists.ts";
import { assertCertified } from "#server/games/certificates/certificates.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

type Given = { db: Database; clock: Clock; mode: "play" | "real" };

/** The office's calls that take a whole list of games from a provider's feed. */
export const importListRoutes = (
  office: Given,
): OfficeHandlersOf<keyof typeof importListOfficeCalls> => ({
  "find-import-list": (_context, wanted) => importListNow(office.db, office, wanted),
  "get-import-list": (_context, wanted) => pageOfList(office.db, wanted),
  "import-game-list": async (act, context, { reason: _reason, ...wanted }) => {
    const { provider, kind, count, hash: sha256 } = wanted;
    const object = `game-provider:${provider}`;
    const after = { imported: kind, count, sha256 };
    const { games } = isCarriedOut(context)
      ? await keptList(act.tx, provider, sha256)
      : await keepList(act, office, wanted);
    const codes = games.map(({ code }) => code);
    if (kind !== "gone") await assertCertified(act.tx, office, provider, codes, "feed");
    if (kind === "new") await assertDescribed(act.tx, office, provider, codes);
    if (!isCarriedOut(context)) return { proposes: { object, after } };
    const taken = games.map(({ code, theirs }) => ({ code, theirs }));
    await importGames(act.tx, { provider, kind, games: taken }, act.clock.now());
    return { answer: {}, audit: { object, before: null, after } };
  },
});
