import type { RoundView, SpinView } from "../play/wire.ts";
import type { Banner } from "./banner.ts";
import { element } from "./dom.ts";
import { wait } from "./reels/motion.ts";
import type { Mark, Stage } from "./reels/stage.ts";
import type { Sound } from "./sound.ts";
import type { Words } from "./words.ts";

type Tools = { stage: Stage; banner: Banner; sound: Sound; words: Words; lines: number[][] };

const stillMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
export const isMoving = (): boolean => !stillMotion.matches;

const isAbove = (amount: string, stake: string) => Number(amount) > Number(stake);

/** Shows a settled round whose reels are turning: the paid spin, then its free spins. */
export async function showRound(tools: Tools, round: RoundView): Promise<void> {
  const { base, win } = round;
  if (base === null || win === null) throw new Error("only a settled round can be shown");
  await showSpin(tools, base, round.stake);
  if (round.freeSpins.length > 0) await showFreeSpins(tools, round);
  tellReels(tools);
}

/** Shows where a round ended, without playing it again. */
export async function showEnd(tools: Tools, round: RoundView): Promise<void> {
  const last = round.freeSpins.at(-1) ?? round.base;
  if (last === null || round.win === null) return;
  tools.stage.show(last.window);
  await tools.stage.cover(last.covered, false);
  await tools.stage.mark(...marksOf(tools, last), false);
  await tellWin(tools, round.win, round.stake, false);
  tellReels(tools);
}

async function showSpin(tools: Tools, spin: SpinView, stake: string): Promise<void> {
  if (isMoving()) await tools.stage.land(spin.window);
  else tools.stage.show(spin.window);
  await tools.stage.cover(spin.covered, isMoving());
  const [lines, scatters] = marksOf(tools, spin);
  if (lines.length === 0 && scatters.length === 0) {
    tools.banner.say(tools.words.text("noWin"));
    return;
  }
  const joyful = isAbove(spin.win, stake);
  if (joyful) {
    tools.sound.win(Number(spin.win) / Number(stake));
    if (isMoving()) void tools.stage.celebrate();
  }
  await Promise.all([
    tools.stage.mark(lines, scatters, isMoving()),
    tellWin(tools, spin.win, stake, isMoving()),
  ]);
}

async function showFreeSpins(tools: Tools, round: RoundView): Promise<void> {
  const { words, stage, banner, sound } = tools;
  const count = round.freeSpins.length;
  sound.award();
  await award(words.text("freeAward", { count }), words.text("freeAbout"), 2_600);
  document.body.dataset.free = "true";
  for (const [index, spin] of round.freeSpins.entries()) {
    banner.say(words.text("freeStep", { step: index + 1, count }));
    if (isMoving()) stage.turn();
    await showSpin(tools, spin, round.stake);
    await wait(isMoving() ? 500 : 1_600);
  }
  delete document.body.dataset.free;
  const total = round.win ?? "0";
  if (isAbove(total, round.stake) && isMoving()) void stage.celebrate();
  await award(words.text("freeTotal", { count }), words.money(total), 2_400);
  await tellWin(tools, total, round.stake, false);
}

/** A panel over the reels that goes away by itself: it opens and closes the free spins. */
async function award(title: string, text: string, lengthMs: number): Promise<void> {
  const panel = element("award", HTMLElement);
  element("award-title", HTMLElement).textContent = title;
  element("award-text", HTMLElement).textContent = text;
  panel.hidden = false;
  await wait(lengthMs);
  panel.hidden = true;
}

function tellWin(tools: Tools, win: string, stake: string, moving: boolean): Promise<void> {
  const { words, banner } = tools;
  if (Number(win) === 0) {
    banner.say(words.text("noWin"));
    return Promise.resolve();
  }
  const joyful = isAbove(win, stake);
  return banner.amount(words.text(joyful ? "win" : "returned"), win, joyful, moving);
}

function marksOf(tools: Tools, spin: SpinView) {
  const lines = spin.lines.map(({ line, count }) => ({
    line,
    count,
    rows: tools.lines[line] ?? [],
  }));
  const scatters: Mark[] =
    spin.scatters < 3
      ? []
      : spin.window.flatMap((column, reel) =>
          [...column].flatMap((letter, row) => (letter === "S" ? [{ reel, row }] : [])),
        );
  return [lines, scatters] as const;
}

const spokenNames: Readonly<Record<string, string>> = {
  W: "★",
  S: "◎",
  A: "A",
  B: "B",
  C: "C",
  D: "D",
  s: "♠",
  h: "♥",
  c: "♣",
  d: "♦",
};

/** Names what the reels show for those who do not see them. */
function tellReels({ stage, words }: Tools): void {
  const rows = [0, 1, 2]
    .map((row) => stage.window.map((column) => spokenNames[column[row] ?? ""] ?? "").join(" "))
    .join(" / ");
  element("reels", HTMLElement).setAttribute("aria-label", words.text("reels", { rows }));
}
