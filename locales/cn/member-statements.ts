import type { StatementKind } from "#contract/acceptances.ts";

/** What a member states at registration. Another text needs another `STATEMENTS_VERSION`. */
export const cnMemberStatements: Record<StatementKind, string> = {
  sharing: "账号仅供本人使用，不与他人共用，也不借给他人。",
  monitoring: "同意为安全和合规目的记录并核查本人的使用情况。",
  accuracy: "所填信息全部属实，银行账户属于本人。",
};
