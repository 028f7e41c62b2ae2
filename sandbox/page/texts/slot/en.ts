import type { SlotTexts } from "./ko.ts";

export const en: SlotTexts = {
  stakeLess: "Lower the stake",
  stakeMore: "Raise the stake",
  spin: "Spin",
  spinFor: "Spin, stake {stake}",
  lastWin: "Last win",
  reels: "{count} reels from the left, each from top to bottom: {columns}",
  ready: "Press Space or the spin button to start",
  readyTouch: "Press the spin button to start",
  spinning: "The reels are spinning",
  noWin: "No win",
  freeAward: "{count} free spins",
  freeAbout: "A wild covers its whole reel",
  freeStep: "Free spin {step} of {count}",
  freeTotal: "Total of {count} free spins",
  interrupted: "This is the result of your interrupted round",
  tooEarly: "A round takes at least 2.5 seconds",
  roundOpen: "The previous round is not finished yet",
  paytable: "Paytable",
  paytableAbout: "Pays at a stake of {stake} for equal symbols on adjacent reels from the left",
  ofAKind: "{count}×",
  wildAbout: "Wild: substitutes for every symbol except the scatter. On reels 2, 3 and 4",
  scatterAbout: "Scatter: {count} or more anywhere pay and win free spins",
  scatterRow: "{count}×: {win} + {spins} free spins",
  linesTitle: "{count} lines",
  linesAbout:
    "The stake is spread evenly over {count} lines. Each line pays its longest run; the wins of all lines are added",
  classicWild:
    "Wild: substitutes for every symbol and multiplies the win it is part of by {factor}; two wilds multiply it by {both}",
  classicPlain: "There are no free spins: each spin is a whole round",
  holdAward: "{count} coins held!",
  holdAbout: "{count} respins. Each new coin starts the {count} again",
  holdLeft: "{left} respins left · {count} coins",
  holdFull: "Every place is a coin!",
  holdTotal: "Total of {count} coins",
  holdWild: "Wild: substitutes for every symbol except the coin. On reels 2, 3 and 4",
  holdRule:
    "{coins} or more coins are held, and the other places spin {count} more times. Each new coin is held too and starts the {count} respins again. At the end all coins pay their amounts",
  holdAmounts: "A coin's amount is {amounts} the stake",
  holdFullRule: "15 coins pay {factor} the stake in addition",
  holdPlain: "Coins that are not held pay nothing. There are no free spins",
  holdParts: "paid spins {base}, coin respins {free}",
  holdRate: "Coin respins",
  waysCount: "{count} ways",
  heightsTitle: "6 reels of changing height",
  heightsAbout:
    "In every spin each reel gets a new height of {least} to {most} symbols, and the number of ways changes with it",
  heightsFree:
    "In free spins every reel is {height} symbols high. No further free spins can be won",
  heightsWild: "Wild: substitutes for every symbol except the scatter. On reels 2, 3, 4 and 5",
  ruleDecided:
    "The server computes the result from the seeds before the reels stop. You can verify it under Fairness",
  ruleFree:
    "In free spins a wild covers its whole reel, and no further free spins can be won. They use the stake of the round",
  ruleInterrupted:
    "If the connection is lost, the round is still completed. Open the game again to see it",
  ruleVoid: "A round whose stake the wallet does not confirm is cancelled and the stake returned",
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
    "Computed by counting every position of the reels. They are long-term averages and do not predict a single round",
  dropStep: "Drop {step} · ×{factor}",
  paytableWays:
    "Pay of one way at a stake of {stake}: one place on each adjacent reel from the left",
  paytableCascades:
    "Pays at a stake of {stake} for equal symbols anywhere, before the factor of the drop",
  atLeast: "{count} or more",
  waysTitle: "243 ways",
  waysAbout:
    "There are no lines: equal symbols on adjacent reels from the left pay once for every way to pick one place on each reel. Wilds count too",
  waysFree:
    "In free spins every pay is multiplied by {factor}, and no further free spins can be won",
  cascadesTitle: "Cascades",
  cascadesAbout:
    "{count} or more equal symbols pay anywhere. Winning symbols vanish and new ones fall from above",
  cascadesFactors: "Factors of the drops: paid spins {base}, free spins {free}",
  cascadesFree:
    "{drops} paying drops in one spin win {spins} free spins. A spin has at most {most} drops",
  figuresCascades:
    "Computed by counting every combination of symbols. They are long-term averages and do not predict a single round",
  jackpots: "Jackpots",
  jackpotOff: "Not available",
  jackpotNone: "none",
  jackpotWon: "{tier} jackpot!",
  jackpotOffers: "Available before the draw",
  jackpotDraw: "Jackpot draw",
  jackpotDrawn: "{number} of numbers below {limit} · {tier}",
  jackpotAbout:
    "MEGA, MAJOR and MINOR are real pools that all slots of this site feed. The amounts above the reels are their current balances",
  jackpotChance: "once in {stakes} of stakes on average",
  jackpotShare: "{share} of each stake goes into it; after a win it restarts at {start}",
  jackpotRuleDraw:
    "Every paid spin draws once after the reels, from the same seeds. The chance is proportional to the stake. Free spins and practice spins do not draw",
  jackpotRuleAmount:
    "You win the whole amount that the pool showed just before the draw. Later contributions stay in the pool. A pool has no upper limit",
  jackpotRuleTie:
    "A round wins at most one tier, the highest. If two rounds hit it at once, the first drawn wins, and the tier is unavailable until its payment is known",
  jackpotRuleFeed:
    "While the amount of a pool is unknown, it is shown as not available and cannot be won. Every round records the available jackpots",
  jackpotRuleEnd:
    "The theoretical return does not include jackpots. A jackpot has no end date: while games feed it, its money stays until it is won",
};
