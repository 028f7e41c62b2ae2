import type { StatementKind } from "#contract/acceptances.ts";

/** What a member states at registration. Another text needs another `STATEMENTS_VERSION`. */
export const enMemberStatements: Record<StatementKind, string> = {
  sharing: "I use my account alone and let no one else use it.",
  monitoring: "I agree that my play is recorded and checked for safety and for the law.",
  accuracy: "Everything that I have entered is true, and the bank account is mine.",
};
