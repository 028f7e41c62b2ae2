import type { catalogueOfficeCalls } from "#contract/office/catalogue.ts";
import { addGame, addProvider } from "#server/games/catalogue-release/adding.ts";
import {
  assertImportable,
  differencesOf,
  importGames,
} from "#server/games/catalogue-release/differences.ts";
import {
  figureFacts,
  figuresBeforeAndAfter,
  saveFigures,
} from "#server/games/catalogue-release/figures.ts";
import { assertCertified } from "#server/games/certificates/certificates.ts";
import { nameFacts } from "#server/games/catalogue-editing/names.ts";
import { assertDescribed } from "#server/games/catalogue-release/described.ts";
import { readArt } from "#server/games/catalogue-editing/upload.ts";
import { assertConnected, type ConnectionOffice } from "#server/games/connections/connections.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

const objectOf = (code: string): string => `game-provider:${code}`;

/** The office's calls that add studios and take games from a provider's feed. */
export const catalogueRoutes = (
  office: ConnectionOffice & { uploadsDir: string },
): OfficeHandlersOf<keyof typeof catalogueOfficeCalls> => ({
  "add-game-provider": async (_context, { picture, reason: _reason, ...wanted }) => {
    const keep = await readArt(picture, office.uploadsDir);
    return async ({ tx }) => {
      await assertConnected(tx, office, wanted.connection);
      const isLobbyUsed = office.mode === "play";
      await addProvider(tx, { ...wanted, art: await keep(tx), isLobbyUsed });
      const { provider, ...after } = wanted;
      return { answer: {}, audit: { object: objectOf(provider), before: null, after } };
    };
  },
  "add-game": async (_context, { picture, reason: _reason, ...wanted }) => {
    const keep = picture === null ? null : await readArt(picture, office.uploadsDir);
    return async ({ tx }) => {
      await addGame(tx, { ...wanted, art: keep && (await keep(tx)) });
      const { provider, game, returnBasisPoints, volatility } = wanted;
      const after = { ...nameFacts(wanted), ...figureFacts({ returnBasisPoints, volatility }) };
      return { answer: {}, audit: { object: `game:${provider}/${game}`, before: null, after } };
    };
  },
  "set-game-figures": async (act, context, { reason: _reason, ...wanted }) => {
    const { id, before, after } = await figuresBeforeAndAfter(act.tx, wanted);
    const object = `game:${wanted.provider}/${wanted.game}`;
    const sides = { object, before: figureFacts(before), after: figureFacts(after) };
    if (!isCarriedOut(context)) return { proposes: sides };
    await saveFigures(act.tx, id, after);
    return { answer: {}, audit: sides };
  },
  "get-catalogue-differences": (_context, wanted) => differencesOf(office.db, wanted),
  "import-games": async (act, context, { provider, kind, games }) => {
    const object = objectOf(provider);
    const codes = games.map(({ code }) => code);
    const after = { imported: kind, count: codes.length, games: codes.join(" ") };
    if (!isCarriedOut(context)) await assertImportable(act.tx, { provider, kind, games });
    if (kind !== "gone") await assertCertified(act.tx, office, provider, codes, "feed");
    if (kind === "new") await assertDescribed(act.tx, office, provider, codes);
    if (!isCarriedOut(context)) return { proposes: { object, after } };
    await importGames(act.tx, { provider, kind, games }, act.clock.now());
    return { answer: {}, audit: { object, before: null, after } };
  },
});
