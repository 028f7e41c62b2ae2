/** Texts of the report of comp. */
export const koOfficeIncentives = {
  title: "콤프",
  lead: "기초 콤프에 적립·지급을 더하고 전환, 소멸, 적립 취소를 빼면 현재 콤프입니다. 콤프 1은 1원이며 소멸하지 않습니다.",
  columns: {
    opening: "기초",
    issued: "적립·지급",
    redeemed: "전환",
    expired: "소멸",
    adjusted: "적립 취소",
    current: "현재",
  },
};

export type OfficeIncentiveTexts = typeof koOfficeIncentives;
