import type { Theme } from "./slot-games.ts";

/** A game in which the player decides every step of a round. */
export type InstantGame = {
  code: string;
  studio: string;
  nameKo: string;
  nameEn: string;
  theme: Theme;
};

/** What the catalogues call their rules. */
export const instantFeature = "mines";

export const instantGames: readonly InstantGame[] = [
  {
    code: "moonlight-mines",
    studio: "moonhall",
    nameKo: "달빛 마인즈",
    nameEn: "Moonlight Mines",
    theme: { object: "mines", hue: 262, accent: 85, pattern: "stars" },
  },
];

const byCode = new Map(instantGames.map((entry) => [entry.code, entry]));
export const findInstantGame = (code: string): InstantGame | undefined => byCode.get(code);
