/** Texts of the checks of components. */
export const koOfficeComponents = {
  title: "구성 요소 점검",
  lead: "파일과 데이터베이스 함수가 설치한 릴리스와 같은지 프로세스가 시작할 때와 매일 점검합니다. 다르면 프로세스가 시작되지 않고 알림이 갑니다.",
  release: "릴리스 해시",
  certified: "유효한 인증서가 이 릴리스를 인증합니다.",
  uncertified: "이 릴리스를 인증하는 유효한 인증서가 없습니다.",
  none: "점검 기록이 없습니다",
  at: "시각",
  place: "프로세스",
  kind: "범위",
  kinds: { start: "시작 시", whole: "전체" },
  components: "구성 요소",
  result: "결과",
  same: "일치",
  differs: (count: string) => `불일치 ${count}개`,
  faults: { changed: "변경됨", missing: "없음", unknown: "릴리스에 없음" },
};

/** What every other language must provide. */
export type OfficeComponentTexts = typeof koOfficeComponents;
