import type { TableKind } from "../../catalogue/table-games.ts";
import { baccaratLayout } from "./baccarat-layout.ts";
import { BaccaratStage } from "./baccarat-stage.ts";
import { dragonTigerLayout } from "./dragon-tiger-layout.ts";
import { DragonTigerStage } from "./dragon-tiger-stage.ts";
import { rouletteLayout } from "./roulette-layout.ts";
import { RouletteStage } from "./roulette-stage.ts";
import type { Spots } from "./spots.ts";
import type { TableStage } from "./stage.ts";
import type { TableWords } from "./words.ts";

type Parts = {
  stage: (words: TableWords) => TableStage;
  layout: (host: HTMLElement, words: TableWords) => Spots;
};

/** What each kind of table looks like. */
export const partsOf: Readonly<Record<TableKind, Parts>> = {
  baccarat: { stage: (words) => new BaccaratStage(words), layout: baccaratLayout },
  roulette: { stage: (words) => new RouletteStage(words), layout: rouletteLayout },
  "dragon-tiger": { stage: (words) => new DragonTigerStage(words), layout: dragonTigerLayout },
};
