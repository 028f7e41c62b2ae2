import type { StatementKind } from "#contract/acceptances.ts";

/** What a member states at registration. Another text needs another `STATEMENTS_VERSION`. */
export const koMemberStatements: Record<StatementKind, string> = {
  sharing: "계정을 다른 사람과 함께 쓰거나 빌려주지 않습니다.",
  monitoring: "안전과 법규 준수를 위해 이용 기록을 확인하고 보관하는 데 동의합니다.",
  accuracy: "입력한 정보는 모두 사실이며, 등록한 계좌는 본인 명의입니다.",
};
