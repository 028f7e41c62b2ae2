import type { StatementKind } from "#contract/acceptances.ts";

/** What a member states at registration. Another text needs another `STATEMENTS_VERSION`. */
export const vnMemberStatements: Record<StatementKind, string> = {
  sharing: "Tôi chỉ dùng tài khoản một mình, không dùng chung và không cho mượn.",
  monitoring:
    "Tôi đồng ý để hoạt động của mình được ghi lại và kiểm tra vì an toàn và theo pháp luật.",
  accuracy: "Mọi thông tin tôi đã nhập đều đúng, và tài khoản ngân hàng là của chính tôi.",
};
