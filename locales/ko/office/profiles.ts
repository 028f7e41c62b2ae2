import { koBreakTerms } from "#locales/ko/breaks.ts";
/** Texts of the back office about the rules of jurisdictions. */
export const koOfficeProfiles = {
  title: "관할 규정",
  lead: "국가나 허가 기관마다 다른 규정입니다. 사이트가 관할을 정하면 그 규정이 적용되고, 규정이 없는 항목에는 가장 엄격한 기본값이 적용됩니다. 변경은 다른 담당자가 확인합니다.",
  builtIn: "기본값 (가장 엄격함)",
  sites: "적용 사이트",
  noSites: "적용한 사이트가 없습니다.",
  noRules:
    "규정이 없습니다. 기본값이 적용되며, 이 관할을 정한 사이트는 실제 금액으로 시작되지 않습니다.",
  rule: "규정",
  value: "값",
  source: "출처",
  readOn: "확인한 날",
  add: "관할 추가",
  id: "관할 코드",
  idHint: "영문 소문자, 숫자, 하이픈(-) 2~32자",
  name: "이름",
  change: "변경",
  addRule: "규정 추가",
  remove: "규정 삭제 (기본값 적용)",
  choose: "사이트 관할",
  site: "사이트",
  wrong: "이 규정에 쓸 수 없는 값입니다.",
  range: (least: string, most: string) => `${least}부터 ${most}까지`,
  rules: {
    minimumAge: "최소 연령",
    raiseWaitsHours: "한도를 올리기 전 대기 시간",
    raiseConfirmDays: "대기 후 확인할 수 있는 기간",
    returnWaitsHours: "자가 차단 후 재개 대기 시간",
    coolingOffTerms: "잠시 쉬기 기간",
    exclusionTerms: "자가 차단 기간",
  },
  terms: koBreakTerms,
  units: {
    years: (n: string) => `${n}세`,
    hours: (n: string) => `${n}시간`,
    days: (n: string) => `${n}일`,
  },
};

export type OfficeProfileTexts = typeof koOfficeProfiles;
