import type { settlementOfficeCalls } from "#contract/office/settlement.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { agree, assertAgreeable, settlementObject } from "#server/reports/settlement/agreeing.ts";
import { importProviderFile, previewProviderFile } from "#server/reports/settlement/importing.ts";
import { rateBeforeAndAfter, saveRate } from "#server/reports/settlement/rates.ts";
import { settlementOf, settlementOfConnection } from "#server/reports/settlement/statement.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";

/** The office's calls about monthly statements to providers. */
export const settlementRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof settlementOfficeCalls> => ({
  "get-settlement": (_context, { month }) =>
    atOneMoment(db, (tx) => settlementOf(tx, clock, month)),
  "get-settlement-of": (_context, wanted) =>
    atOneMoment(db, (tx) => settlementOfConnection(tx, clock, wanted)),
  "preview-provider-file": (_context, wanted) => previewProviderFile(db, wanted),
  "set-share-rate": async (act, context, { reason: _reason, ...wanted }) => {
    const sides = await rateBeforeAndAfter(act.tx, wanted);
    if (!isCarriedOut(context)) return { proposes: sides };
    await saveRate(act, wanted);
    return { answer: {}, audit: sides };
  },
  "import-provider-file": async (act, _context, { reason: _reason, ...wanted }) => {
    const { differing, lines } = await importProviderFile(act, wanted);
    const after = { fileName: wanted.fileName, lines, differing };
    const object = settlementObject(wanted.connection, wanted.month);
    return { answer: { differing }, audit: { object, before: null, after } };
  },
  "agree-settlement": async (act, context, { reason: _reason, ...wanted }) => {
    const { settled, after } = await assertAgreeable(act, wanted);
    const object = settlementObject(wanted.connection, wanted.month);
    if (!isCarriedOut(context)) return { proposes: { object, after } };
    const hash = await agree(act, wanted, settled);
    return { answer: {}, audit: { object, before: null, after: { ...after, hash } } };
  },
});
