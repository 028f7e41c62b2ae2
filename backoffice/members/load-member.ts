import { accountKinds, type AccountName } from "#contract/office/wallet.ts";
import type { OfficeCallName, OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { MemberFacts } from "#contract/office/members.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;

export const tabNames = [
  "overview",
  "ledger",
  "requests",
  "games",
  "comp",
  "help",
  "notes",
  "sign-ins",
  "sessions",
  "limits",
  "identity",
  "privacy-requests",
  "remarks",
  "audit",
  "accesses",
] as const;
type TabName = (typeof tabNames)[number];

/** The data of a tab; `denied` without the permission for it. */
export type Tab =
  | ({ name: "overview" } & OfficeOutput<"get-member-links"> &
      OfficeOutput<"get-member-duplicates"> &
      OfficeOutput<"get-member-marketing">)
  | ({ name: "ledger" | "comp"; account: AccountName } & OfficeOutput<"get-member-entries">)
  | ({ name: "requests" } & OfficeOutput<"get-member-requests">)
  | ({ name: "games"; page: number; round: string | null } & OfficeOutput<"get-member-rounds">)
  | ({ name: "help" } & OfficeOutput<"get-member-helps">)
  | ({ name: "notes" } & OfficeOutput<"get-member-notes">)
  | ({ name: "sign-ins" } & OfficeOutput<"get-member-sign-ins">)
  | ({ name: "sessions" } & OfficeOutput<"get-member-sessions">)
  | ({ name: "limits" } & OfficeOutput<"get-member-limits">)
  | ({ name: "identity" } & OfficeOutput<"get-member-identity">)
  | ({ name: "privacy-requests" } & OfficeOutput<"get-member-privacy-requests">)
  | ({ name: "remarks" } & OfficeOutput<"get-member-remarks">)
  | ({ name: "audit" } & OfficeOutput<"get-member-audit">)
  | ({ name: "accesses" } & OfficeOutput<"get-member-accesses">)
  | { name: "denied" };

export type MemberPage = {
  /** Null for an unknown member. */
  member: MemberFacts | null;
  tabName: TabName;
  tab: Tab;
};

/** The operator lacks the permission for the call. */
class Denied extends Error {}

type Read = Extract<OfficeCallName, `get-member${string}`>;

/** Makes a call that either succeeds or is denied for an existing member. */
const asking =
  (call: OfficeCaller) =>
  async <Name extends Read>(name: Name, input: OfficeInput<Name>): Promise<OfficeOutput<Name>> => {
    const answer = await call(name, input);
    if (answer.status === "forbidden") throw new Denied(name);
    if (answer.status !== "success") throw new Error(`${name} answered ${answer.status}`);
    return answer as unknown as OfficeOutput<Name>;
  };

async function tabOf(
  call: OfficeCaller,
  id: number,
  name: TabName,
  query: URLSearchParams,
): Promise<Tab> {
  const ask = asking(call);
  const older = { id, before: numberIn(query.get("before")) };
  const account = accountKinds.find((kind) => kind === query.get("account")) ?? "cash";
  switch (name) {
    case "overview":
      return overviewTab(ask, id);
    case "ledger":
      return { name, account, ...(await ask("get-member-entries", { ...older, account })) };
    case "comp":
      return {
        name,
        account: "comp",
        ...(await ask("get-member-entries", { ...older, account: "comp" })),
      };
    case "requests":
      return { name, ...(await ask("get-member-requests", older)) };
    case "games":
      return roundsTab(ask, id, query);
    case "help":
      return { name, ...(await ask("get-member-helps", older)) };
    case "notes":
      return { name, ...(await ask("get-member-notes", older)) };
    case "sign-ins":
      return { name, ...(await ask("get-member-sign-ins", older)) };
    case "sessions": {
      const after = query.get("after");
      return {
        name,
        ...(await ask("get-member-sessions", { id, ...(after !== null && { after }) })),
      };
    }
    case "limits":
      return { name, ...(await ask("get-member-limits", { id })) };
    case "identity":
      return { name, ...(await ask("get-member-identity", { id })) };
    case "privacy-requests":
      return { name, ...(await ask("get-member-privacy-requests", { id })) };
    case "remarks":
      return { name, ...(await ask("get-member-remarks", older)) };
    case "audit":
      return { name, ...(await ask("get-member-audit", { id })) };
    case "accesses":
      return { name, ...(await ask("get-member-accesses", older)) };
  }
}

async function overviewTab(ask: ReturnType<typeof asking>, id: number): Promise<Tab> {
  const [links, duplicates, marketing] = await Promise.all([
    ask("get-member-links", { id }),
    ask("get-member-duplicates", { id }),
    ask("get-member-marketing", { id }),
  ]);
  return { name: "overview", ...links, ...duplicates, ...marketing };
}

async function roundsTab(
  ask: ReturnType<typeof asking>,
  id: number,
  query: URLSearchParams,
): Promise<Tab> {
  const [round = null] = /^\d{1,19}-\d{1,19}$/.exec(query.get("round") ?? "") ?? [];
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(query.get("page"))) || 1));
  const found = await ask("get-member-rounds", { id, page, ...(round && { round }) });
  return { name: "games", page, round, ...found };
}

export const loadMember: Load = async (call, { params, query }): Promise<MemberPage> => {
  const id = numberIn(params["id"]);
  const tabName = tabNames.find((name) => name === query.get("tab")) ?? "overview";
  const missing: MemberPage = { member: null, tabName, tab: { name: "denied" } };
  if (id === undefined) return missing;
  const facts = await call("get-member", { id });
  if (facts.status === "not_found") return missing;
  if (facts.status !== "success") throw new Error(`get-member answered ${facts.status}`);
  try {
    return { member: facts.member, tabName, tab: await tabOf(call, id, tabName, query) };
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    return { member: facts.member, tabName, tab: { name: "denied" } };
  }
};
