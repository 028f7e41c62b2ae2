import type { FundsLevel } from "#contract/funds.ts";

/** What members are told about their money in an insolvency. Another text needs another `FUNDS_VERSION`. */
export const koFundsNotices: Record<FundsLevel, string> = {
  not_protected:
    "회원의 돈은 사업 자금과 다른 계좌에 보관하지만, 운영자가 파산하면 회사 재산으로 다루어져 돌려받지 못할 수 있습니다.",
  medium:
    "회원의 돈은 사업 자금과 다른 계좌에 보관하며, 운영자가 파산하면 회원에게 나누어 돌려주기 위한 장치가 있습니다. 전액을 돌려받지 못할 수도 있습니다.",
  high: "회원의 돈은 법적으로나 실제로나 회사 재산과 분리된 계좌에 보관하며, 외부의 독립된 기관이 이를 확인합니다.",
};
