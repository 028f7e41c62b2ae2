/** The source of the texts of mines; the other languages have the same keys and placeholders. */
export const ko = {
  mines: "지뢰",
  field: "타일 25개",
  ladder: "단계별 지급",
  tileHidden: "{row}행 {column}열, 덮인 타일",
  tileSafe: "{row}행 {column}열, 달",
  tileMine: "{row}행 {column}열, 터진 지뢰",
  tileLeftSafe: "{row}행 {column}열, 열지 않은 달",
  tileLeftMine: "{row}행 {column}열, 열지 않은 지뢰",
  startFor: "{stake} 걸고 시작",
  starting: "베팅을 확인하고 있습니다.",
  pickTile: "타일을 선택해 주세요",
  picking: "달을 찾아 타일을 선택해 주세요.",
  ready: "베팅과 지뢰 수를 정하고 시작해 주세요.",
  collect: "{amount} 받기",
  collectNow: "지금 받을 수 있는 금액",
  collected: "받은 금액",
  lost: "지뢰가 나왔습니다.",
  resumed: "하던 라운드를 이어서 합니다.",
  roundOver: "라운드가 이미 끝났습니다.",
  seedsOpen: "라운드가 끝난 뒤에 시드를 바꿀 수 있습니다.",
  foundCount: "달 {count}개",
  moonsLeft: "남은 달",
  nextChance: "다음 타일이 달일 확률",
  nextPay: "다음 단계 지급",
  roundFacts: "지뢰 {mines}개 · 달 {found}개",
  minesAt: "지뢰가 있던 타일 번호",
  ruleField:
    "타일 25개 가운데 정한 수의 지뢰가 숨어 있습니다. 지뢰의 자리는 라운드를 시작할 때 시드로 정해지고 바뀌지 않습니다.",
  ruleReveal:
    "타일을 하나씩 열어 달을 찾습니다. 달이 나올 때마다 받을 수 있는 금액이 커지고, 지뢰가 나오면 라운드가 끝나며 베팅을 잃습니다.",
  rulePay:
    "k번째 달까지의 지급은 베팅 × {percent} × C(25, k) ÷ C(25 − 지뢰, k)이며, 원 아래는 버립니다. 어느 단계에서 받아도 이론 환수율이 같습니다.",
  ruleCollect:
    "달을 하나라도 찾았으면 언제든 받을 수 있습니다. 마지막 단계에 이르면 저절로 받습니다.",
  ruleMost:
    "한 라운드의 최대 지급은 {most}입니다. 이를 넘는 단계는 없으며, 그 앞 단계가 마지막입니다.",
  ruleLeftAlone:
    "{minutes}분 동안 아무것도 하지 않으면 라운드가 끝납니다. 찾은 달이 있으면 그 금액을 지급하고, 없으면 베팅을 돌려 드립니다.",
  ruleInterrupted: "연결이 끊겨도 라운드는 보관됩니다. 게임을 다시 열면 이어서 할 수 있습니다.",
  ruleVoid: "지갑이 베팅을 확인하지 못한 라운드는 취소되고 베팅을 돌려 드립니다.",
  figuresAbout:
    "모든 베팅, 지뢰 수, 단계를 하나씩 계산한 값입니다. 오랜 기간의 평균이며 한 번의 결과를 약속하지 않습니다.",
  lowestReturn: "원 아래를 버린 뒤 가장 낮은 환수율",
  smallestStake: "최소 베팅",
  largestStake: "최대 베팅",
  largestWin: "한 라운드의 최대 당첨",
  keys: "키보드",
  keysAbout: "화살표: 타일 옮기기, Enter나 스페이스: 타일 열기, Tab: 받기 버튼으로 이동",
};

export type MinesTexts = Readonly<Record<keyof typeof ko, string>>;
