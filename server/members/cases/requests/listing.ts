import type { CaseRequest } from "#contract/office/case-requests.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/cases/requests/store.ts";

/** The requests of each case, without their evidence. */
export async function requestsOf(
  db: Queryable,
  caseIds: readonly bigint[],
): Promise<(caseId: bigint) => CaseRequest[]> {
  const rows = caseIds.length > 0 ? await store.listRequests(db, caseIds) : [];
  return (caseId) =>
    rows
      .filter((row) => row.caseId === caseId)
      .map(({ id, caseId: _, recordedAt, ...row }) => ({
        ...row,
        id: Number(id),
        recordedAt: recordedAt.toISOString(),
      }));
}
