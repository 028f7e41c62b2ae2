/** Texts of selecting rows and of acts on several of them. */
export const koOfficeBulk = {
  count: (count: string) => `${count}건`,
  sum: (count: string, sum: string) => `${count}건, 합계 ${sum}`,
  lead: "한 건씩 따로 처리합니다. 한 건이 거절되어도 나머지는 처리됩니다.",
  progress: (done: string, all: string) => `${all}건 중 ${done}건 처리`,
  outcomes: "처리 결과",
  outcome: { success: "처리됨", proposed: "2차 승인 대기" },
  finished: (count: string) => `${count}건을 처리했습니다.`,
  nextRow: "다음 행",
  previousRow: "이전 행",
  selectRow: "행 선택",
  selectAll: "모두 선택",
  select: "선택",
  selectOne: (name: string) => `${name} 선택`,
  view: (name: string) => `보기: ${name}`,
};

export type OfficeBulkTexts = typeof koOfficeBulk;
