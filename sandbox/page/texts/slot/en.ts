import type { SlotTexts } from "./ko.ts";

export const en: SlotTexts = {
  stakeLess: "Lower the stake",
  stakeMore: "Raise the stake",
  spin: "Spin",
  spinFor: "Spin, stake {stake}",
  lastWin: "Last win",
  reels: "5 reels, 3 rows: {rows}",
  ready: "Press Space or the spin button to start",
  spinning: "The reels are spinning",
  noWin: "No win",
  returned: "Returned",
  lineWin: "Line {line} · {count} of a kind",
  scatterWin: "{count} scatters",
  freeAward: "{count} free spins",
  freeAbout: "A reel that shows a wild turns wild from top to bottom",
  freeStep: "Free spin {step} of {count}",
  freeTotal: "Total of {count} free spins",
  interrupted: "This is the result of the round you did not see to its end",
  tooEarly: "A round takes at least 2.5 seconds",
  roundOpen: "The round before is not finished yet",
  paytable: "Paytable",
  paytableAbout: "Pays at a stake of {stake} for equal symbols side by side from the left reel",
  ofAKind: "{count}×",
  wildAbout: "Wild: stands in for every symbol except the scatter. On reels 2, 3 and 4",
  scatterAbout: "Scatter: pays anywhere from 3 on and gives free spins",
  scatterRow: "{count}×: {win} + {spins} free spins",
  linesTitle: "20 lines",
  linesAbout:
    "The stake is shared evenly over 20 lines. Each line pays its longest run; the wins of all lines are added",
  ruleDecided:
    "The result is computed on the server from the seeds; the screen shows what was decided. You can compute it again yourself under Fairness",
  ruleFree:
    "In free spins a wild covers its whole reel, and no further free spins can be won. The stake is that of the round",
  ruleInterrupted:
    "If the connection is lost the round is still finished. Open the game again to see it",
  ruleVoid:
    "A round whose stake the wallet does not confirm is cancelled and the stake is given back",
  rtpParts: "paid spins {base}, free spins {free}",
  hitRate: "Rounds with a win",
  freeRate: "Free spins",
  freeRateValue: "once in {count} rounds on average",
  deviation: "Standard deviation of a round",
  timesStake: "{count} times the stake",
  largest: "Largest win of a round",
  volatility: "Volatility",
  volatility_low: "low",
  volatility_medium: "medium",
  volatility_high: "high",
  volatility_very_high: "very high",
  figuresAbout:
    "Computed by counting every position of the reels. They are averages over a long time and promise nothing for one round",
  dropStep: "Drop {step} · ×{factor}",
  paytableWays:
    "Pay of one way at a stake of {stake}: one place on each reel side by side from the left",
  paytableCascades:
    "Pays at a stake of {stake} for equal symbols anywhere, before the factor of the drop",
  atLeast: "{count} or more",
  waysTitle: "243 ways",
  waysAbout:
    "There are no lines: equal symbols on reels side by side from the left pay once for every way to pick one place on each reel. Wilds count too",
  waysFree: "In free spins every pay counts {factor} times, and no further free spins can be won",
  cascadesTitle: "Cascades",
  cascadesAbout:
    "{count} or more equal symbols pay wherever they are. What paid vanishes and new symbols fall from above",
  cascadesFactors: "Factors of the drops: paid spins {base}, free spins {free}",
  cascadesFree:
    "{drops} paying drops in one spin win {spins} free spins. A spin has at most {most} drops",
  waysWin: "{count} reels · {ways} ways",
  figuresCascades:
    "Computed by counting every combination of symbols exactly. They are averages over a long time and promise nothing for one round",
  jackpots: "Jackpots",
  jackpotOff: "not on offer right now",
  jackpotNone: "none",
  jackpotWon: "{tier} jackpot!",
  jackpotOffers: "On offer before the draw",
  jackpotDraw: "Jackpot draw",
  jackpotDrawn: "{number} of numbers below {limit} · {tier}",
  jackpotAbout:
    "MEGA, MAJOR and MINOR are real pools that all slots of this site feed together. The amounts over the reels are what they hold now",
  jackpotChance: "once in {stakes} of stakes on average",
  jackpotShare: "{share} of each stake goes in; after a win it begins again with {start}",
  jackpotRuleDraw:
    "Every spin that is paid for draws once after the reels, from the same seeds. The chance is in proportion to the stake. Free spins and practice do not draw",
  jackpotRuleAmount:
    "You win all that the pool was shown to hold just before the draw. What came in meanwhile stays in the pool. A pool has no ceiling",
  jackpotRuleTie:
    "A round wins one tier at most, the highest. If two hit it at once the round drawn first wins, and the tier is not on offer until that payment is known",
  jackpotRuleFeed:
    "While it is not known what a pool holds a dash is shown and that jackpot is not drawn for. Every round keeps what was on offer",
  jackpotRuleEnd:
    "The theoretical return does not count jackpots. If a jackpot ends, what is left moves to another one that the operator names beforehand",
};
