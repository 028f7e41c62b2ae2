import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

/** Null for a session that does not exist, or no longer. */
export type RecordPage = OfficeOutput<"get-session-record"> | null;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const loadRecord: NonNullable<OfficeRoute["load"]> = async (
  call,
  { params: { id = "" }, query },
): Promise<RecordPage> => {
  if (!UUID.test(id)) return null;
  const after = query.get("after");
  const answer = await call("get-session-record", { id, ...(after !== null && { after }) });
  return answer.status === "success" ? answer : null;
};
