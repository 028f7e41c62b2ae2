/** The source of the slots' texts; the other languages have the same keys and placeholders. */
export const ko = {
  stakeLess: "베팅 줄이기",
  stakeMore: "베팅 늘리기",
  spin: "스핀",
  spinFor: "스핀, 베팅 {stake}",
  lastWin: "최근 당첨",
  reels: "릴 {count}개, 왼쪽부터 위에서 아래로: {columns}",
  ready: "스페이스 키나 스핀 버튼으로 시작해 주세요",
  readyTouch: "스핀 버튼을 눌러 시작해 주세요",
  spinning: "릴이 돌고 있습니다",
  noWin: "당첨 없음",
  freeAward: "무료 스핀 {count}회",
  freeAbout: "와일드가 나온 릴은 모두 와일드로 바뀝니다",
  freeStep: "무료 스핀 {step} / {count}",
  freeTotal: "무료 스핀 {count}회의 당첨 합계",
  interrupted: "지난번에 끝까지 보지 못한 라운드의 결과입니다",
  tooEarly: "한 라운드는 2.5초 이상 걸립니다",
  roundOpen: "앞의 라운드가 아직 끝나지 않았습니다",
  paytable: "당첨표",
  paytableAbout: "베팅 {stake} 기준, 왼쪽 릴부터 이어진 같은 그림의 당첨 금액",
  ofAKind: "{count}개",
  wildAbout: "와일드: 스캐터를 뺀 모든 그림을 대신합니다. 2·3·4번 릴에 나옵니다",
  scatterAbout: "스캐터: 어디에 나와도 {count}개부터 당첨되고 무료 스핀을 줍니다",
  scatterRow: "{count}개: {win} + 무료 스핀 {spins}회",
  linesTitle: "라인 {count}개",
  linesAbout:
    "베팅 금액은 {count}개 라인에 똑같이 나뉩니다. 라인마다 가장 긴 당첨 하나를 지급하고 모든 라인의 당첨을 더합니다",
  classicWild:
    "와일드: 모든 그림을 대신하고, 들어간 당첨을 {factor}배로 늘립니다. 와일드가 2개면 {both}배입니다",
  classicPlain: "무료 스핀이 없습니다. 스핀 하나가 한 라운드입니다",
  holdAward: "코인 {count}개 고정!",
  holdAbout: "리스핀 {count}회. 새 코인이 나오면 다시 {count}회부터 셉니다",
  holdLeft: "리스핀 {left}회 남음 · 코인 {count}개",
  holdFull: "모든 자리가 코인!",
  holdTotal: "코인 {count}개의 합계",
  holdWild: "와일드: 코인을 뺀 모든 그림을 대신합니다. 2·3·4번 릴에 나옵니다",
  holdRule:
    "코인이 {coins}개 이상 나오면 모두 고정되고 나머지 자리만 {count}번 다시 돕니다. 새 코인도 고정되며 다시 {count}번부터 셉니다. 끝나면 모든 코인의 금액을 받습니다",
  holdAmounts: "코인의 금액은 베팅의 {amounts}입니다",
  holdFullRule: "15자리가 모두 코인이면 베팅의 {factor}를 더 받습니다",
  holdPlain: "고정되지 않은 코인은 지급하지 않습니다. 무료 스핀은 없습니다",
  holdParts: "기본 스핀 {base}, 코인 리스핀 {free}",
  holdRate: "코인 리스핀",
  waysCount: "{count}가지 길",
  heightsTitle: "높이가 변하는 릴 6개",
  heightsAbout:
    "스핀할 때마다 릴의 높이가 {least}칸에서 {most}칸 사이로 새로 정해지고, 길의 수도 함께 바뀝니다",
  heightsFree: "무료 스핀에서는 모든 릴이 {height}칸 높이입니다. 무료 스핀이 다시 나오지 않습니다",
  heightsWild: "와일드: 스캐터를 뺀 모든 그림을 대신합니다. 2·3·4·5번 릴에 나옵니다",
  ruleDecided:
    "결과는 서버에서 시드로부터 계산해 정하며, 화면은 정해진 결과를 보여 줍니다. 공정성 확인에서 직접 다시 계산할 수 있습니다",
  ruleFree:
    "무료 스핀에서는 와일드가 릴 전체를 덮고, 무료 스핀이 다시 나오지 않습니다. 베팅은 처음 라운드와 같습니다",
  ruleInterrupted: "연결이 끊겨도 라운드는 끝까지 처리됩니다. 다시 열면 결과를 보여 드립니다",
  ruleVoid: "지갑이 베팅을 확인하지 못한 라운드는 취소되고 베팅을 돌려 드립니다",
  rtpParts: "기본 스핀 {base}, 무료 스핀 {free}",
  hitRate: "당첨이 나오는 라운드",
  freeRate: "무료 스핀",
  freeRateValue: "평균 {count}회에 한 번",
  deviation: "한 라운드의 표준편차",
  timesStake: "베팅의 {count}배",
  largest: "한 라운드의 최대 당첨",
  volatility: "변동성",
  volatility_low: "낮음",
  volatility_medium: "보통",
  volatility_high: "높음",
  volatility_very_high: "매우 높음",
  figuresAbout:
    "모든 릴 위치를 하나씩 세어 계산한 값입니다. 오랜 기간의 평균이며 한 번의 결과를 약속하지 않습니다",
  dropStep: "{step}번째 낙하 · ×{factor}",
  paytableWays:
    "베팅 {stake} 기준, 왼쪽 릴부터 이어진 릴마다 한 자리씩 고르는 경우의 수 하나의 당첨 금액",
  paytableCascades:
    "베팅 {stake} 기준, 위치와 관계없이 모인 같은 그림의 당첨 금액. 낙하 배수를 곱하기 전입니다",
  atLeast: "{count}개 이상",
  waysTitle: "243가지 길",
  waysAbout:
    "줄 대신, 왼쪽부터 이어진 릴에 같은 그림이 있으면 자리를 고르는 모든 경우의 수만큼 지급합니다. 와일드도 함께 셉니다",
  waysFree: "무료 스핀에서는 모든 당첨이 {factor}배이고, 무료 스핀이 다시 나오지 않습니다",
  cascadesTitle: "연쇄 낙하",
  cascadesAbout:
    "같은 그림이 {count}개 이상이면 위치와 관계없이 당첨입니다. 당첨된 그림은 사라지고 위에서 새 그림이 떨어집니다",
  cascadesFactors: "연쇄 배수: 기본 스핀 {base}, 무료 스핀 {free}",
  cascadesFree:
    "한 스핀에서 {drops}번 연속 당첨되면 무료 스핀 {spins}회를 줍니다. 한 스핀은 낙하 {most}번까지입니다",
  figuresCascades:
    "그림 개수의 모든 조합을 정확히 세어 계산한 값입니다. 오랜 기간의 평균이며 한 번의 결과를 약속하지 않습니다",
  jackpots: "잭팟",
  jackpotOff: "이용 불가",
  jackpotNone: "없음",
  jackpotWon: "{tier} 잭팟 당첨!",
  jackpotOffers: "추첨 전에 걸려 있던 잭팟",
  jackpotDraw: "잭팟 추첨",
  jackpotDrawn: "{limit} 미만에서 {number} · {tier}",
  jackpotAbout:
    "MEGA, MAJOR, MINOR는 이 사이트의 모든 슬롯이 함께 쌓는 실제 적립금이며, 릴 위에 보이는 금액이 지금 적립된 금액입니다",
  jackpotChance: "베팅 합계 {stakes}마다 평균 한 번",
  jackpotShare: "베팅의 {share}를 적립, 당첨 뒤 {start}부터 다시 시작",
  jackpotRuleDraw:
    "돈을 건 모든 스핀이 릴 다음에 같은 시드로 한 번 추첨합니다. 당첨 확률은 베팅에 비례하고, 무료 스핀과 연습 게임에는 추첨이 없습니다",
  jackpotRuleAmount:
    "추첨 직전에 표시된 적립금 전액을 받습니다. 추첨하는 사이에 늘어난 금액은 적립금에 남습니다. 적립금에 상한은 없습니다",
  jackpotRuleTie:
    "한 라운드는 가장 높은 단계 하나만 받습니다. 동시에 당첨되면 먼저 추첨된 라운드가 받고, 지급이 확인될 때까지 그 단계는 걸려 있지 않습니다",
  jackpotRuleFeed:
    "적립금을 확인할 수 없는 동안에는 ‘이용 불가’로 표시되고 그 잭팟은 추첨에 걸리지 않습니다. 라운드마다 무엇이 걸려 있었는지 기록됩니다",
  jackpotRuleEnd:
    "이론 환수율에는 잭팟이 들어 있지 않습니다. 잭팟은 종료 기간이 없으며 게임이 참여하는 동안 쌓인 금액은 당첨될 때까지 남습니다",
};

export type SlotTexts = Readonly<Record<keyof typeof ko, string>>;
