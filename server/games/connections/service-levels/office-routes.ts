import type { serviceLevelOfficeCalls } from "#contract/office/service-levels.ts";
import { assertConnected, type ConnectionOffice } from "#server/games/connections/connections.ts";
import { daysFile } from "#server/games/connections/service-levels/history.ts";
import { levelBeforeAndAfter, saveLevel } from "#server/games/connections/service-levels/levels.ts";
import { exported } from "#server/operators/exported.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about what providers agreed to answer, and what they answered. */
export const serviceLevelRoutes = (
  office: ConnectionOffice,
): OfficeHandlersOf<keyof typeof serviceLevelOfficeCalls> => ({
  "set-service-level": async (act, context, { reason: _reason, ...wanted }) => {
    await assertConnected(act.tx, office, wanted.connection);
    const sides = await levelBeforeAndAfter(act.tx, wanted);
    if (!isCarriedOut(context)) return { proposes: sides };
    await saveLevel(act, wanted);
    return { answer: {}, audit: sides };
  },
  "export-service-days": async (act, { operator: { name: by } }, { connection }) => {
    await assertConnected(act.tx, office, connection);
    const filter = { connection };
    const origin = { by, at: office.clock.now(), filter };
    return exported(
      `game-connection:${connection}`,
      filter,
      daysFile(office.db, connection, origin),
    );
  },
});
