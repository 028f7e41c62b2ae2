import { holdMachine } from "../../slot/hold/rules.ts";
import type { CoinView, HoldView } from "../../play/wire.ts";
import { wantsMotion } from "../dom.ts";
import type { CoinMark } from "./reels/coins.ts";
import { wait } from "./reels/motion.ts";
import type { ShowTools } from "./show-tools.ts";
import { award } from "./award.ts";

const turnMs = 720;

const { respins: respinsAfter } = holdMachine;

/** Writes the amounts of a spin's coins, and with `held` those that the respins brought. */
export function writeCoins(tools: ShowTools, hold: HoldView, held: boolean): void {
  tools.stage.coins.write(labelled(tools, hold.coins));
  if (!held || hold.respins.length === 0) return;
  tools.stage.coins.cover(emptyPlaces(tools, hold.coins));
  void tools.stage.coins.land(labelled(tools, hold.respins.flat()), false);
}

/** Shows the respins of held coins one by one, then what all coins pay. */
export async function showHold(tools: ShowTools, hold: HoldView): Promise<void> {
  const { words, stage, banner, sound } = tools;
  const title = words.text("holdAward", { count: hold.coins.length });
  sound.award();
  await award(title, words.text("holdAbout", { count: respinsAfter }), 2_200);
  document.body.dataset.free = "true";
  stage.clear();
  stage.coins.write(labelled(tools, hold.coins));
  stage.coins.cover(emptyPlaces(tools, hold.coins));
  const held = [...hold.coins];
  let left = respinsAfter;
  for (const coins of hold.respins) {
    banner.say(words.text("holdLeft", { left, count: held.length }));
    await turned(tools, held);
    held.push(...coins);
    left = coins.length > 0 ? respinsAfter : left - 1;
    if (coins.length > 0) sound.land(held.length);
    await stage.coins.land(labelled(tools, coins), wantsMotion());
    banner.say(words.text("holdLeft", { left, count: held.length }));
    await wait(wantsMotion() ? 260 : 900);
  }
  delete document.body.dataset.free;
  if (Number(hold.full) > 0) await award(words.text("holdFull"), words.money(hold.full), 2_400);
  await award(words.text("holdTotal", { count: held.length }), words.money(hold.held), 2_200);
}

async function turned({ stage }: ShowTools, held: readonly CoinView[]): Promise<void> {
  if (wantsMotion()) await stage.coins.turn(emptyPlaces({ stage }, held), turnMs);
}

const labelled = ({ words }: Pick<ShowTools, "words">, coins: readonly CoinView[]): CoinMark[] =>
  coins.map(({ reel, row, times }) => ({ reel, row, label: `×${words.number(String(times))}` }));

const emptyPlaces = ({ stage }: Pick<ShowTools, "stage">, coins: readonly CoinView[]) => {
  const taken = new Set(coins.map(({ reel, row }) => `${reel}.${row}`));
  return stage.window.flatMap((column, reel) =>
    [...column].flatMap((_, row) => (taken.has(`${reel}.${row}`) ? [] : [{ reel, row }])),
  );
};
