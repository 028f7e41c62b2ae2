import type { ReplayView } from "../../play/wire.ts";
import { Banner } from "./banner.ts";
import { element, wantsMotion } from "../dom.ts";
import { Notice } from "../notice.ts";
import type { Sound } from "../sound.ts";
import type { Stage } from "./reels/stage.ts";
import { showRound } from "./show.ts";
import type { SlotWords } from "./words.ts";

type Parts = { replay: ReplayView; words: SlotWords; stage: Stage; sound: Sound };

/** A page that shows one past round, as often as its viewer likes. No session, no money. */
export async function playAgain({ replay, words, stage, sound }: Parts): Promise<void> {
  const { round } = replay;
  document.body.dataset.replay = "true";
  for (const id of ["open-history", "open-sheet", "open-fairness", "stake-group", "bar"]) {
    element(id, HTMLElement).hidden = true;
  }
  new Notice().say(words.text("replayNotice"), "calm");
  const button = element("spin", HTMLButtonElement);
  const label = button.querySelector("span");
  if (label !== null) label.textContent = words.text("replay");
  const show = async () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    stage.onLand = (reel) => sound.land(reel);
    if (wantsMotion()) stage.turn();
    await showRound({ stage, sound, words, banner: new Banner(words) }, round);
    button.setAttribute("aria-disabled", "false");
  };
  button.disabled = false;
  button.addEventListener("click", () => void show());
  await show();
}
