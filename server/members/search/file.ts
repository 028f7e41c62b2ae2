import type { MemberEntry } from "#contract/office/member-search.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  everyRow,
  listFile,
  ROWS_PER_READ,
  type FileColumn,
  type FileOrigin,
} from "#server/kit/list-file.ts";
import { findMembers, type MembersBy, type MemberSearch } from "#server/members/search/search.ts";

/** The columns of the file of members. Numbers stay out, also masked ones. */
const columns: readonly FileColumn<MemberEntry>[] = [
  ["number", ({ id }) => id],
  ["id", ({ loginId }) => loginId],
  ["nick", ({ nick }) => nick],
  ["status", ({ status }) => status],
  ["level", ({ level }) => level],
  ["test_account", ({ isTest }) => (isTest ? "yes" : "no")],
  ["cash", ({ cash }) => cash],
  ["registered_at", ({ registeredAt }) => registeredAt],
  ["last_sign_in_at", ({ lastSignInAt }) => lastSignInAt],
];

/** The file of the members that a search finds, in the order of the list. */
export const membersFile = (
  db: Queryable,
  membersBy: MembersBy,
  search: MemberSearch,
  origin: FileOrigin,
): AsyncGenerator<string> =>
  listFile(
    everyRow<MemberEntry, string>(async (after) => {
      const page = { ...search, ...(after !== null && { after }) };
      const { members, next } = await findMembers(db, membersBy, page, ROWS_PER_READ);
      return { rows: members, next };
    }),
    columns,
    origin,
  );
