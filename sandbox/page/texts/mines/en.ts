import type { MinesTexts } from "./ko.ts";

export const en: MinesTexts = {
  mines: "Mines",
  field: "25 tiles",
  ladder: "Payments by step",
  tileHidden: "Row {row}, column {column}, covered",
  tileSafe: "Row {row}, column {column}, moon",
  tileMine: "Row {row}, column {column}, mine hit",
  tileLeftSafe: "Row {row}, column {column}, moon not picked",
  tileLeftMine: "Row {row}, column {column}, mine not picked",
  startFor: "Start for {stake}",
  starting: "Your stake is being checked.",
  pickTile: "Pick a tile",
  picking: "Pick tiles to find the moons.",
  ready: "Choose a stake and the number of mines to start.",
  collect: "Collect {amount}",
  collectNow: "You can collect",
  collected: "Collected",
  lost: "You hit a mine.",
  resumed: "Your round goes on.",
  roundOver: "The round is already over.",
  seedsOpen: "You can change seeds when the round is over.",
  foundCount: "{count} found",
  moonsLeft: "Moons left",
  nextChance: "Chance of a moon next",
  nextPay: "Next payment",
  roundFacts: "{mines} mines · {found} found",
  minesAt: "Tiles with a mine",
  ruleField:
    "The number of mines that you choose is hidden under 25 tiles. Their places are drawn from the seeds when the round starts and never change.",
  ruleReveal:
    "Reveal tiles one by one to find moons. Each moon raises what you can collect. A mine ends the round and the stake is lost.",
  rulePay:
    "The payment after k moons is stake × {percent} × C(25, k) ÷ C(25 − mines, k), truncated to whole won. The theoretical return is the same at every step.",
  ruleCollect:
    "After the first moon you can collect at any time. The last step is collected by itself.",
  ruleMost:
    "A round pays at most {most}. There is no step above it; the step before is the last one.",
  ruleLeftAlone:
    "A round ends after {minutes} minutes without an action: what you found is paid, and a round without a moon returns the stake.",
  ruleInterrupted: "A round is kept when the connection breaks. Open the game again to go on.",
  ruleVoid:
    "A round whose stake the wallet does not confirm is cancelled and the stake is returned.",
  figuresAbout:
    "Computed for every stake, number of mines and step. They are long-term averages and do not predict a single round.",
  lowestReturn: "Lowest return after truncation",
  smallestStake: "Smallest stake",
  largestStake: "Largest stake",
  largestWin: "Largest win of a round",
  keys: "Keyboard",
  keysAbout: "Arrows: move over the tiles, Enter or Space: reveal, Tab: go to the collect button",
};
