import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

/** Null for a session that does not exist, or no longer. */
export type RecordPage = OfficeOutput<"get-session-record"> | null;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const loadRecord: NonNullable<OfficeRoute["load"]> = async (
  call,
  { params: { id = "", session = "" }, query },
): Promise<RecordPage> => {
  if (!/^\d{1,15}$/.test(id) || !UUID.test(session)) return null;
  const after = query.get("after");
  const asked = { id: Number(id), session, ...(after !== null && { after }) };
  const answer = await call("get-session-record", asked);
  return answer.status === "success" ? answer : null;
};
