/** Texts of the files and the saved views of lists. */
export const koOfficeLists = {
  pages: "목록의 쪽",
  next: "다음",
  first: "처음으로",
  export: "CSV 내려받기",
  exportLead:
    "지금 조건에 맞는 목록을 최대 10만 건까지 내려받습니다. 내려받은 사람과 사유가 감사 기록에 남습니다.",
  exported: "목록을 내려받았습니다.",
  views: "저장한 보기",
  keep: "보기 저장",
  keepLead: "지금 조건을 이름으로 저장합니다. 본인에게만 보입니다.",
  name: "이름",
  kept: "보기를 저장했습니다.",
  remove: (name: string) => `보기 ‘${name}’ 삭제`,
  removed: "보기를 삭제했습니다.",
  nameTaken: "같은 이름의 보기가 있습니다.",
  tooMany: "목록마다 보기 20개까지 저장할 수 있습니다.",
};

export type OfficeListsTexts = typeof koOfficeLists;
