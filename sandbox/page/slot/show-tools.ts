import type { Sound } from "../sound.ts";
import type { Banner } from "./banner.ts";
import type { Stage } from "./reels/stage.ts";
import type { SlotWords } from "./words.ts";

/** What showing a round needs. */
export type ShowTools = {
  stage: Stage;
  banner: Banner;
  sound: Sound;
  words: SlotWords;
};
