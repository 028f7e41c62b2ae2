/** The parts of what is kept about a member, as staff open them: the tabs of the member's page. */
const tabs = [
  "overview",
  "ledger",
  "requests",
  "games",
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
/** What staff open by an act, which has its reason in the audit trail. */
const opened = ["phone", "bank", "identity-file", "help-file"] as const;
export type OpenedByAct = (typeof opened)[number];
export const accessParts = [...tabs, ...opened] as const;
export type AccessPart = (typeof accessParts)[number];

type ShownPart = (typeof tabs)[number];

/**
 * For a call that shows the data of one member: each is recorded as an access to that part, before
 * it is answered. `path` leads to the member's number or sign-in id; where nothing is there, the
 * call shows several members and is not recorded.
 */
export type ShownMember = { part: ShownPart; in: "input" | "answer"; path: readonly string[] };

/** Of a call about the member with the number `id`. */
export const memberById = (part: ShownPart): ShownMember => ({ part, in: "input", path: ["id"] });

/** Of a list that can be narrowed to the member with this sign-in id. */
export const memberByLoginId = (part: ShownPart, field = "loginId"): ShownMember => ({
  part,
  in: "input",
  path: [field],
});

/** Of a call about something else, whose answer contains the member's number. */
export const memberInAnswer = (part: ShownPart, ...path: readonly string[]): ShownMember => ({
  part,
  in: "answer",
  path,
});
