import { complaintLists } from "#contract/office/complaints.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

type Address = { query: URLSearchParams };

/** A list of complaints, and the figures by month. */
export async function loadComplaints(call: OfficeCaller, { query }: Address) {
  const list = complaintLists.find((each) => each === query.get("view")) ?? "open";
  const after = numberIn(query.get("after"));
  const answer = await call("get-complaints", { list, ...(after !== undefined && { after }) });
  const none = { rows: [], next: null, months: [] };
  const { rows, next, months } = answer.status === "success" ? answer : none;
  return { list, isFirst: after === undefined, rows, next, months };
}
export type ComplaintsData = Awaited<ReturnType<typeof loadComplaints>>;
