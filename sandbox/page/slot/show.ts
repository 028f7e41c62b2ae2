import { rulesView } from "../../play/rules-view.ts";
import type { DropView, RoundView, SpinView } from "../../play/wire.ts";
import type { Mechanic } from "../../catalogue/slot-games.ts";
import { element, wantsMotion } from "../dom.ts";
import { award } from "./award.ts";
import { isAbove } from "../celebrated.ts";
import { celebrationMs, showJackpot, type WonJackpot } from "./jackpots.ts";
import { marksOf, placesOf } from "./marks.ts";
import { wait } from "./reels/motion.ts";
import { showHold, writeCoins } from "./show-hold.ts";
import type { ShowTools } from "./show-tools.ts";

/** Shows a settled round whose reels are turning: the paid spin, then what it won. */
export async function showRound(tools: ShowTools, round: RoundView): Promise<void> {
  const { base, win } = round;
  if (base === null || win === null) throw new Error("only a settled round can be shown");
  await showSpin(tools, base, round);
  if (round.freeSpins.length > 0) await showFreeSpins(tools, round);
  if (round.jackpot?.won) await celebrateJackpot(tools, round.jackpot.won);
  describeReels(tools);
}

/** Comes after the rest of the round, for long enough to be read. */
async function celebrateJackpot(tools: ShowTools, jackpot: WonJackpot): Promise<void> {
  const { banner, sound, stage, words } = tools;
  const won = showJackpot(words, jackpot);
  void banner.amount(won.title, won.amount, true, wantsMotion());
  sound.award();
  if (wantsMotion()) void stage.celebrate();
  await wait(celebrationMs);
  won.hide();
}

/** Shows the result of a round without its animation. */
export async function showEnd(tools: ShowTools, round: RoundView): Promise<void> {
  const last = round.freeSpins.at(-1) ?? round.base;
  if (last === null || round.win === null) return;
  await tools.stage.become(round.mechanic);
  tools.stage.show(last.drops.at(-1)?.window ?? last.window);
  await tools.stage.cover(last.covered, false);
  sayWays(tools, round.mechanic, last.window);
  if (!isHeld(last)) await tools.stage.mark(...marksOf(rulesView(round.mechanic), last), false);
  if (last.hold !== null) writeCoins(tools, last.hold, true);
  await announceWin(tools, round.win, round.stake, false);
  describeReels(tools);
}

async function showSpin(tools: ShowTools, spin: SpinView, round: RoundView): Promise<void> {
  const { mechanic, stake } = round;
  const count = (columns: readonly string[]) => sayWays(tools, mechanic, columns);
  if (wantsMotion()) await tools.stage.land(spin.window, count);
  else tools.stage.show(spin.window);
  count(spin.window);
  if (spin.drops.length > 0) {
    await showDrops(tools, spin, stake);
    return;
  }
  if (spin.hold !== null) writeCoins(tools, spin.hold, false);
  await tools.stage.cover(spin.covered, wantsMotion());
  const [lines, scatters] = marksOf(rulesView(mechanic), spin);
  if (spin.hold !== null && isHeld(spin)) {
    if (lines.length > 0) await tools.stage.mark(lines, scatters, wantsMotion());
    await showHold(tools, spin.hold);
    celebrateAbove(tools, spin.win, stake);
    await announceWin(tools, spin.win, stake, wantsMotion());
    return;
  }
  if (lines.length === 0 && scatters.length === 0) {
    tools.banner.say(tools.words.text("noWin"));
    return;
  }
  celebrateAbove(tools, spin.win, stake);
  const factor = Math.max(1, ...spin.lines.map((line) => line.factor));
  await Promise.all([
    tools.stage.mark(lines, scatters, wantsMotion()),
    announceWin(tools, spin.win, stake, wantsMotion(), factor),
  ]);
}

/** Where the reels' heights change, so does the number of ways over them. */
export function sayWays(
  { stage, words }: Pick<ShowTools, "stage" | "words">,
  mechanic: Mechanic,
  columns: readonly string[],
): void {
  if (mechanic !== "heights") return;
  const ways = columns.reduce((product, column) => product * column.length, 1);
  stage.say(words.text("waysCount", { count: words.number(String(ways)) }));
}

/** Whether the spin's coins are held for respins. */
const isHeld = ({ hold }: SpinView): boolean => hold !== null && hold.respins.length > 0;

/** One drop after the other: what pays is highlighted and vanishes, and the rest falls. */
async function showDrops(tools: ShowTools, spin: SpinView, stake: string): Promise<void> {
  const { stage, banner, words } = tools;
  for (const [index, drop] of spin.drops.entries()) {
    if (drop.wins.length === 0) break;
    await showDrop(tools, drop);
    const next = spin.drops[index + 1];
    if (next === undefined) break;
    banner.say(words.text("dropStep", { step: index + 2, factor: next.factor }));
    const gone = new Set(drop.wins.map(({ symbol }) => symbol));
    await stage.fall(next.window, gone, wantsMotion());
  }
  if (Number(spin.win) === 0) {
    banner.say(words.text("noWin"));
    return;
  }
  celebrateAbove(tools, spin.win, stake);
  await announceWin(tools, spin.win, stake, wantsMotion());
}

async function showDrop({ stage, banner, words, sound }: ShowTools, drop: DropView): Promise<void> {
  const letters = new Set(drop.wins.map(({ symbol }) => symbol));
  const places = placesOf(drop.window, (letter) => letters.has(letter));
  sound.land(drop.factor);
  await Promise.all([
    stage.mark([], places, wantsMotion()),
    banner.amount(`×${drop.factor} · ${words.text("win")}`, drop.win, false, false),
  ]);
  await wait(wantsMotion() ? 350 : 1_200);
}

function celebrateAbove(tools: ShowTools, win: string, stake: string): void {
  if (!isAbove(win, stake)) return;
  tools.sound.win(Number(win) / Number(stake));
  if (wantsMotion()) void tools.stage.celebrate();
}

async function showFreeSpins(tools: ShowTools, round: RoundView): Promise<void> {
  const { words, stage, banner, sound } = tools;
  const count = round.freeSpins.length;
  sound.award();
  await award(words.text("freeAward", { count }), freeAbout(tools, round.mechanic), 2_600);
  document.body.dataset.free = "true";
  for (const [index, spin] of round.freeSpins.entries()) {
    banner.say(words.text("freeStep", { step: index + 1, count }));
    if (wantsMotion()) stage.turn();
    await showSpin(tools, spin, round);
    await wait(wantsMotion() ? 500 : 1_600);
  }
  delete document.body.dataset.free;
  const total = round.win ?? "0";
  if (isAbove(total, round.stake) && wantsMotion()) void stage.celebrate();
  await award(words.text("freeTotal", { count }), words.money(total), 2_400);
  await announceWin(tools, total, round.stake, false);
}

function freeAbout({ words }: ShowTools, mechanic: Mechanic): string {
  const rules = rulesView(mechanic);
  if (rules.mechanic === "heights")
    return words.text("heightsFree", { height: Math.max(...rules.freeHeights) });
  if (rules.mechanic === "ways") return words.text("waysFree", { factor: rules.freeFactor });
  if (rules.mechanic === "cascades")
    return rules.freeFactors.map((factor) => `×${factor}`).join(" ");
  return words.text("freeAbout");
}

/** `factor` is the highest by which wilds counted a part of the win. */
function announceWin(
  tools: ShowTools,
  win: string,
  stake: string,
  moving: boolean,
  factor = 1,
): Promise<void> {
  const { words, banner } = tools;
  if (Number(win) === 0) {
    banner.say(words.text("noWin"));
    return Promise.resolve();
  }
  const joyful = isAbove(win, stake);
  const text = words.text(joyful ? "win" : "returned");
  return banner.amount(factor > 1 ? `×${factor} · ${text}` : text, win, joyful, moving);
}

const spokenNames: Readonly<Record<string, string>> = {
  W: "★",
  S: "◎",
  s: "♠",
  h: "♥",
  c: "♣",
  d: "♦",
};

/** Describes the reels for screen readers. */
function describeReels({ stage, words }: ShowTools): void {
  const columns = stage.window
    .map((column) => [...column].map((letter) => spokenNames[letter] ?? letter).join(" "))
    .join(" / ");
  const count = stage.window.length;
  element("reels", HTMLElement).setAttribute("aria-label", words.text("reels", { count, columns }));
}
