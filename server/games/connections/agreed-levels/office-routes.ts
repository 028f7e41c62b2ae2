import type { agreedLevelOfficeCalls } from "#contract/office/agreed-levels.ts";
import { assertConnected, type ConnectionOffice } from "#server/games/connections/connections.ts";
import { daysFile } from "#server/games/connections/agreed-levels/history.ts";
import { levelBeforeAndAfter, saveLevel } from "#server/games/connections/agreed-levels/levels.ts";
import { exported } from "#server/operators/exported.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The file of days, which is read after the export's own audit row is committed. */
const dayLines = (
  { db, clock }: ConnectionOffice,
  connection: string,
  by: string,
): AsyncGenerator<string> =>
  daysFile(db, connection, { by, at: clock.now(), filter: { connection } });

/** The office's calls about what providers agreed to answer, and what they answered. */
export const agreedLevelRoutes = (
  office: ConnectionOffice,
): OfficeHandlersOf<keyof typeof agreedLevelOfficeCalls> => ({
  "set-agreed-level": async (act, context, { reason: _reason, ...wanted }) => {
    await assertConnected(act.tx, office, wanted.connection);
    const sides = await levelBeforeAndAfter(act.tx, wanted);
    if (!isCarriedOut(context)) return { proposes: sides };
    await saveLevel(act, wanted);
    return { answer: {}, audit: sides };
  },
  "export-call-days": async (act, { operator: { name: by } }, { connection }) => {
    await assertConnected(act.tx, office, connection);
    return exported(
      `game-connection:${connection}`,
      { connection },
      dayLines(office, connection, by),
    );
  },
});
