/** The parts of what is kept about a member, as staff open them: the tabs of the member's page. */
export const accessParts = [
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
  "remarks",
  "audit",
  "accesses",
] as const;
export type AccessPart = (typeof accessParts)[number];

/**
 * For a call that shows the data of one member: each is recorded as an access to that part, before
 * it is answered. `path` leads to the member's number or sign-in id; where nothing is there, the
 * call shows several members and is not recorded.
 */
export type ShownMember = { part: AccessPart; in: "input" | "answer"; path: readonly string[] };

/** Of a call about the member with the number `id`. */
export const memberById = (part: AccessPart): ShownMember => ({ part, in: "input", path: ["id"] });

/** Of a list that can be narrowed to the member with this sign-in id. */
export const memberByLoginId = (part: AccessPart, field = "loginId"): ShownMember => ({
  part,
  in: "input",
  path: [field],
});

/** Of a call about something else, whose answer contains the member's number. */
export const memberInAnswer = (part: AccessPart, ...path: readonly string[]): ShownMember => ({
  part,
  in: "answer",
  path,
});
