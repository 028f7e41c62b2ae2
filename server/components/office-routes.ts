import { CHECKS_SHOWN, type componentOfficeCalls } from "#contract/office/components.ts";
import type { Database } from "#server/kit/database.ts";
import { listChecks } from "#server/components/store.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's call about what the running release is made of. */
export const componentRoutes = ({
  db,
}: {
  db: Database;
}): OfficeHandlersOf<keyof typeof componentOfficeCalls> => ({
  "get-component-checks": async () => {
    const rows = await listChecks(db, CHECKS_SHOWN);
    return {
      checks: rows.map(({ id, at, ...row }) => ({
        ...row,
        id: Number(id),
        at: at.toISOString(),
      })),
    };
  },
});
