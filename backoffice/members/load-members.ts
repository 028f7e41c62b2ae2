import { searchKinds, type MemberEntry, type SearchKind } from "#contract/office/member-search.ts";
import { memberStatuses, type MemberStatus } from "#contract/office/members.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { SavedView } from "#contract/office/saved-views.ts";
import { CallFault } from "#ui/call.ts";
import { ownViews } from "#backoffice/frame/own-views.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type ExportedMembers = Omit<OfficeInput<"export-members">, "reason">;
type Load = NonNullable<OfficeRoute["load"]>;

/** The filter of the list, as in the address. */
export type MemberFilter = {
  by: SearchKind;
  query: string;
  status: MemberStatus | "";
  level: string;
  test: "" | "only" | "without";
  after: string;
};

type SearchProblem = keyof OfficeTexts["members"]["searchProblems"];

export type MembersPage = {
  filter: MemberFilter;
  members: readonly MemberEntry[];
  next: string | null;
  /**
   * Why there is no list: too many searches of a kind that is limited, or a text that cannot be
   * searched; null with a list.
   */
  problem: SearchProblem | "time" | null;
  views: readonly SavedView[];
};

export const testFilters = ["only", "without"] as const;

const filterOf = (query: URLSearchParams): MemberFilter => ({
  by: searchKinds.find((kind) => kind === query.get("by")) ?? "any",
  query: (query.get("q") ?? "").trim().slice(0, 128),
  status: memberStatuses.find((status) => status === query.get("status")) ?? "",
  level: /^([1-9]|10)$/.test(query.get("level") ?? "") ? (query.get("level") ?? "") : "",
  test: testFilters.find((each) => each === query.get("test")) ?? "",
  after: (query.get("after") ?? "").slice(0, 64),
});

/** The address of the list with this filter, without empty parameters. */
export function addressWith(filter: MemberFilter): string {
  const query = new URLSearchParams();
  if (filter.query && filter.by !== "any") query.set("by", filter.by);
  if (filter.query) query.set("q", filter.query);
  if (filter.status) query.set("status", filter.status);
  if (filter.level) query.set("level", filter.level);
  if (filter.test) query.set("test", filter.test);
  if (filter.after) query.set("after", filter.after);
  return `/members${query.size > 0 ? `?${query}` : ""}`;
}

/** What a file of the list is narrowed to; null for searches that only the screen makes. */
export function exportedBy({
  by,
  query,
  status,
  level,
  test,
}: MemberFilter): ExportedMembers | null {
  const narrowing = {
    ...(status && { status }),
    ...(level && { level: Number(level) }),
    ...(test && { isTest: test === "only" }),
  };
  if (query === "") return narrowing;
  return by === "id" || by === "nick" ? { ...narrowing, by, query } : null;
}

/** The fault of the text that was searched; undefined for every other error. */
function problemOf(error: unknown): SearchProblem | undefined {
  const faults = error instanceof CallFault ? error.fields : [];
  const code = faults.find(({ path }) => path === "query")?.code;
  return searchProblems.find((problem) => problem === code);
}
const searchProblems = ["address_unreadable", "network_too_wide", "device_unreadable"] as const;

export const loadMembers: Load = async (call, { query }): Promise<MembersPage> => {
  const filter = filterOf(query);
  const views = await ownViews(call, "members");
  const none = { filter, members: [], next: null, views };
  const asked = {
    by: filter.by,
    ...(filter.query && { query: filter.query }),
    ...(filter.status && { status: filter.status }),
    ...(filter.level && { level: Number(filter.level) }),
    ...(filter.test && { isTest: filter.test === "only" }),
    ...(filter.after && { after: filter.after }),
  };
  try {
    const answer = await call("find-members", asked);
    if (answer.status === "time") return { ...none, problem: "time" };
    if (answer.status !== "success") throw new Error(`the search answered ${answer.status}`);
    return { problem: null, filter, views, members: answer.members, next: answer.next };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return { ...none, problem };
  }
};
