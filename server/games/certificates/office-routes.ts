import type { certificateOfficeCalls } from "#contract/office/certificates.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import {
  addCertificate,
  certificatesOf,
  withdrawCertificate,
} from "#server/games/certificates/certificates.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about certificates of games. */
export const certificateRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof certificateOfficeCalls> => ({
  "get-game-certificates": (_context, { provider }) => certificatesOf(db, clock, provider),
  "add-game-certificate": async (act, { operator }, { reason: _reason, ...wanted }) => {
    await addCertificate(act, wanted, operator.operatorId);
    const { provider, games, ...rest } = wanted;
    const after = { ...rest, count: games.length, games: games.join(" ") };
    return { answer: {}, audit: { object: `game-provider:${provider}`, before: null, after } };
  },
  "withdraw-game-certificate": async (act, { operator }, { id }) => {
    const { provider, game } = await withdrawCertificate(act, id, operator.operatorId);
    const object = `game:${provider}/${game}`;
    return { answer: {}, audit: { object, before: { id }, after: { isWithdrawn: true } } };
  },
});
