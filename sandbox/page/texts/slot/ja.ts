import type { SlotTexts } from "./ko.ts";

export const ja: SlotTexts = {
  stakeLess: "ベットを下げる",
  stakeMore: "ベットを上げる",
  spin: "スピン",
  spinFor: "スピン、ベット{stake}",
  lastWin: "直近の配当",
  reels: "{count}リール、左から順に上から下へ：{columns}",
  ready: "スペースキーまたはスピンボタンで開始してください",
  readyTouch: "スピンボタンを押して始めてください",
  spinning: "リールが回っています",
  noWin: "配当なし",
  freeAward: "フリースピン{count}回",
  freeAbout: "ワイルドが出たリールは全体がワイルドになります",
  freeStep: "フリースピン {step} / {count}",
  freeTotal: "フリースピン{count}回の配当合計",
  interrupted: "前回最後まで表示されなかったラウンドの結果です",
  tooEarly: "1ラウンドは2.5秒以上かかります",
  roundOpen: "前のラウンドがまだ終わっていません",
  paytable: "配当表",
  paytableAbout: "ベット{stake}のとき、左のリールから並んだ同じ絵柄の配当",
  ofAKind: "{count}個",
  wildAbout: "ワイルド：スキャッター以外のすべての絵柄の代わりになります。2・3・4番リールに出ます",
  scatterAbout: "スキャッター：位置に関係なく{count}個から配当があり、フリースピンを獲得します",
  scatterRow: "{count}個：{win} + フリースピン{spins}回",
  linesTitle: "{count}ライン",
  linesAbout:
    "ベットは{count}ラインに均等に分けられます。ラインごとに最も長い並びを支払い、全ラインの配当を合計します",
  classicWild:
    "ワイルド：すべての絵柄の代わりになり、加わった配当を{factor}倍にします。2個なら{both}倍です",
  classicPlain: "フリースピンはありません。1回のスピンが1ラウンドです",
  holdAward: "コイン{count}枚をホールド！",
  holdAbout: "リスピン{count}回。新しいコインが出るたびに{count}回に戻ります",
  holdLeft: "リスピン残り{left}回・コイン{count}枚",
  holdFull: "すべてのマスがコイン！",
  holdTotal: "コイン{count}枚の合計",
  holdWild: "ワイルド：コイン以外のすべての絵柄の代わりになります。2・3・4番リールに出ます",
  holdRule:
    "コインが{coins}枚以上出るとすべてホールドされ、残りのマスだけが{count}回リスピンします。新しいコインもホールドされ、{count}回に戻ります。最後にすべてのコインの金額を受け取ります",
  holdAmounts: "コインの金額はベットの{amounts}です",
  holdFullRule: "15マスすべてがコインなら、さらにベットの{factor}を受け取ります",
  holdPlain: "ホールドされないコインに配当はありません。フリースピンはありません",
  holdParts: "通常スピン{base}、コインのリスピン{free}",
  holdRate: "コインのリスピン",
  waysCount: "{count}通り",
  heightsTitle: "高さが変わる6リール",
  heightsAbout: "スピンのたびに各リールの高さが{least}～{most}個の間で決まり、通りの数も変わります",
  heightsFree:
    "フリースピンではすべてのリールが{height}個の高さになります。フリースピンの再獲得はありません",
  heightsWild:
    "ワイルド：スキャッター以外のすべての絵柄の代わりになります。2・3・4・5番リールに出ます",
  ruleDecided:
    "結果はサーバーでシードから計算して決まり、画面はその結果を表示します。「公正性の確認」で自分で計算し直せます",
  ruleFree:
    "フリースピンではワイルドがリール全体を覆い、フリースピンの再獲得はありません。ベットは元のラウンドと同じです",
  ruleInterrupted: "接続が切れてもラウンドは最後まで処理されます。開き直すと結果を表示します",
  ruleVoid: "ウォレットがベットを確認できないラウンドは取り消され、ベットを返金します",
  rtpParts: "通常スピン{base}、フリースピン{free}",
  hitRate: "配当が出るラウンド",
  freeRate: "フリースピン",
  freeRateValue: "平均{count}回に1回",
  deviation: "1ラウンドの標準偏差",
  timesStake: "ベットの{count}倍",
  largest: "1ラウンドの最大配当",
  volatility: "変動性",
  volatility_low: "低い",
  volatility_medium: "普通",
  volatility_high: "高い",
  volatility_very_high: "とても高い",
  figuresAbout:
    "リールの全位置を数えて計算した値です。長期間の平均であり、1回の結果を約束するものではありません",
  dropStep: "{step}回目の落下 · ×{factor}",
  paytableWays: "ベット{stake}の場合、左から続くリールごとに1か所を選ぶ組み合わせ1通りの配当",
  paytableCascades:
    "ベット{stake}の場合、位置に関係なく集まった同じ絵柄の配当。落下の倍率を掛ける前の金額です",
  atLeast: "{count}個以上",
  waysTitle: "243通り",
  waysAbout:
    "ラインはありません。左から続くリールに同じ絵柄があれば、各リールで1か所を選ぶすべての通りの数だけ支払います。ワイルドも数えます",
  waysFree: "フリースピンではすべての配当が{factor}倍になり、フリースピンの再獲得はありません",
  cascadesTitle: "連鎖落下",
  cascadesAbout:
    "同じ絵柄が{count}個以上なら位置に関係なく配当が出ます。配当が出た絵柄は消え、上から新しい絵柄が落ちます",
  cascadesFactors: "落下の倍率：通常スピン{base}、フリースピン{free}",
  cascadesFree:
    "1スピンで{drops}回続けて配当が出るとフリースピン{spins}回を獲得します。落下は1スピン{most}回までです",
  figuresCascades:
    "絵柄の個数の全組み合わせを正確に数えて計算した値です。長期間の平均であり、1回の結果を約束するものではありません",
  jackpots: "ジャックポット",
  jackpotOff: "利用不可",
  jackpotNone: "なし",
  jackpotWon: "{tier}ジャックポット当選！",
  jackpotOffers: "抽選前に対象だったジャックポット",
  jackpotDraw: "ジャックポット抽選",
  jackpotDrawn: "{limit}未満から{number} · {tier}",
  jackpotAbout:
    "MEGA・MAJOR・MINORは、このサイトのすべてのスロットが一緒に積み立てる実際の賞金です。リールの上の金額が現在の積立額です",
  jackpotChance: "ベット合計{stakes}につき平均1回",
  jackpotShare: "ベットの{share}を積み立て、当選後は{start}から再開",
  jackpotRuleDraw:
    "有料のスピンごとに、リールの後に同じシードで1回抽選します。確率はベットに比例します。フリースピンと練習では抽選しません",
  jackpotRuleAmount:
    "抽選直前に表示された積立額の全額を受け取ります。その間に増えた分は積立に残ります。積立に上限はありません",
  jackpotRuleTie:
    "1ラウンドで受け取れるのは最も高い段階ひとつです。同時に当選した場合は先に抽選されたラウンドが受け取り、支払いが確認されるまでその段階は対象外です",
  jackpotRuleFeed:
    "積立額を確認できない間は「利用不可」と表示し、そのジャックポットは抽選しません。何が対象だったかはラウンドごとに記録されます",
  jackpotRuleEnd:
    "理論還元率にジャックポットは含まれません。ジャックポットに終了日はなく、対象のゲームがある間、積立額は当選するまで残ります",
};
