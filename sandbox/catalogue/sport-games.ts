import type { DisciplineKey } from "../sport/disciplines.ts";
import type { Theme } from "./slot-games.ts";

/** A studio's entry to the sport book, which opens at the studio's discipline. */
export type SportDoor = {
  code: string;
  nameKo: string;
  nameEn: string;
  discipline: DisciplineKey;
  theme: Theme;
};

const door = (
  code: string,
  discipline: DisciplineKey,
  nameKo: string,
  nameEn: string,
  object: string,
  hue: number,
  accent: number,
  pattern: string,
): SportDoor => ({
  code,
  nameKo,
  nameEn,
  discipline,
  theme: { object, hue, accent, pattern },
});

export const sportDoors: readonly SportDoor[] = [
  door("soccer", "football", "필드라인", "Fieldline", "marble", 150, 85, "grid"),
  door("basket", "basketball", "코트사이드 24", "Courtside 24", "persimmon", 50, 30, "grid"),
  door("base", "baseball", "다이아 나인", "Diamond Nine", "opal", 20, 85, "lattice"),
  door("pad", "esports", "아레나 바이트", "Arena Byte", "pixel", 290, 85, "hex"),
  door("tennis", "tennis", "넷 앤 에이스", "Net & Ace", "planet", 195, 85, "grid"),
  door("trophy", "football", "피치웨이브", "Pitchwave", "crown", 250, 85, "rays"),
];

const byCode = new Map(sportDoors.map((entry) => [entry.code, entry]));
export const findSportDoor = (code: string): SportDoor | undefined => byCode.get(code);
