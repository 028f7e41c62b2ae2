import type { Theme } from "./slot-games.ts";

export const tableKinds = ["baccarat", "roulette", "dragon-tiger"] as const;
export type TableKind = (typeof tableKinds)[number];

/** A studio's lobby of tables; its one code opens all of them. */
export type TableLobby = { code: string; nameKo: string; nameEn: string; theme: Theme };
export type Table = { id: string; kind: TableKind; lobby: string };

const lobby = (
  code: string,
  nameKo: string,
  nameEn: string,
  object: string,
  hue: number,
  accent: number,
  pattern: string,
): TableLobby => ({ code, nameKo, nameEn, theme: { object, hue, accent, pattern } });

// prettier-ignore
export const tableLobbies: readonly TableLobby[] = [
  lobby("moonhall", "문홀 카지노", "Moonhall Casino", "moon", 265, 85, "stars"),
  lobby("hanok", "한옥 카지노", "Hanok Casino", "hanok", 292, 80, "cloud"),
  lobby("velvet", "벨벳 오빗", "Velvet Orbit", "planet", 345, 75, "stars"),
  lobby("lantern", "레드 랜턴 홀", "Red Lantern Hall", "lantern", 25, 80, "lattice"),
  lobby("jade", "제이드 테라스", "Jade Terrace", "gem", 165, 85, "cloud"),
  lobby("saffron", "사프란 룸", "Saffron Room", "dice", 70, 25, "rays"),
  lobby("north", "노스라이트 테이블", "Northlight Tables", "chips", 150, 170, "topo"),
  lobby("lotus", "로터스 덱", "Lotus Deck", "lotus", 350, 160, "wave"),
  lobby("kite", "카이트 앤 크라운", "Kite & Crown", "kite", 240, 25, "cloud"),
  lobby("heron", "블루 헤론", "Blue Heron", "crane", 225, 90, "wave"),
  lobby("marble", "마블 나인", "Marble Nine", "marble", 200, 60, "dots"),
  lobby("opal", "오팔 코트", "Opal Court", "opal", 310, 190, "lattice"),
];

const byCode = new Map(tableLobbies.map((entry) => [entry.code, entry]));
export const findTableLobby = (code: string): TableLobby | undefined => byCode.get(code);

/** The tables of a lobby; ids are unique in the whole sandbox. */
export const tablesOf = ({ code }: TableLobby): Table[] =>
  tableKinds.map((kind) => ({ id: `${code}-${kind}`, kind, lobby: code }));

const tables = new Map(tableLobbies.flatMap(tablesOf).map((table) => [table.id, table]));
export const findTable = (id: string): Table | undefined => tables.get(id);
