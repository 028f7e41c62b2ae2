import type { StatementKind } from "#contract/acceptances.ts";

/** What a member states at registration. Another text needs another `STATEMENTS_VERSION`. */
export const jpMemberStatements: Record<StatementKind, string> = {
  sharing: "アカウントを他人と共用せず、貸しません。",
  monitoring: "安全と法令順守のため、利用記録が確認、保管されることに同意します。",
  accuracy: "入力した情報はすべて事実であり、銀行口座は本人名義です。",
};
