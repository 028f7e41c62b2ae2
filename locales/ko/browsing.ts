/** Texts about all games and what each of them is. */
export const koBrowsing = {
  allGames: "모든 게임",
  allGamesDescription: "카지노, 슬롯, 스포츠 게임을 종류, 게임사, 환수율로 찾아봅니다.",
  anyKind: "모든 종류",
  kind: "종류",
  studio: "게임사",
  anyStudio: "모든 게임사",
  jackpotOnly: "잭팟",
  practiceOnly: "연습 가능",
  sortNew: "신규순",
  sortPopular: "인기순",
  popularHint: "최근 7일 동안 정산된 라운드가 많은 순서입니다.",
  everyCategory: "전체",
  gameCount: (count: string) => `게임 ${count}개`,
  returnOf: (percent: string) => `환수율 ${percent}`,
  volatilityOf: (level: string) => `변동성 ${level}`,
  /** From 1, calm, to 5, wild. */
  volatilities: ["매우 낮음", "낮음", "중간", "높음", "매우 높음"] as readonly string[],
  practice: "연습",
  practiceOf: (name: string) => `${name} 연습하기`,
  searchHint: "게임, 게임사, 종류(바카라, 축구 등), 초성으로 찾을 수 있습니다.",
  searchAll: "모든 게임에서 찾기",
  clearFilters: "조건 지우기",
  seeAllSlots: (count: string) => `슬롯 ${count}종 모두 보기`,
  kindNames: {
    baccarat: "바카라",
    roulette: "룰렛",
    blackjack: "블랙잭",
    dragon_tiger: "드래곤 타이거",
    sic_bo: "식보",
    lines: "페이라인",
    ways: "웨이",
    cascades: "캐스케이드",
    football: "축구",
    basketball: "농구",
    baseball: "야구",
    tennis: "테니스",
    esports: "e스포츠",
  },
};

/** What every other language must provide. */
export type BrowsingTexts = typeof koBrowsing;
