/** The look of a game: main symbol, hue of the scene, hue of the accents, background pattern. */
export type Theme = { object: string; hue: number; accent: number; pattern: string };
/** How a slot pays; each has its own figures (`slot/published.ts`). */
export type Mechanic = "lines" | "ways" | "cascades" | "classic" | "hold" | "heights";
/** What the catalogue calls each. */
export const featureGroups: Readonly<Record<Mechanic, string>> = {
  lines: "lines-20",
  ways: "ways-243",
  cascades: "cascades-15",
  classic: "classic-slots-5",
  hold: "hold-and-respin-15",
  heights: "dynamic-reels-6",
};
export type SlotGame = {
  code: string;
  mechanic: Mechanic;
  studio: string;
  nameKo: string;
  nameEn: string;
  theme: Theme;
};

const game = (
  mechanic: Mechanic,
  studio: string,
  code: string,
  nameKo: string,
  nameEn: string,
  object: string,
  hue: number,
  accent: number,
  pattern: string,
): SlotGame => ({
  code,
  mechanic,
  studio,
  nameKo,
  nameEn,
  theme: { object, hue, accent, pattern },
});

// prettier-ignore
export const slotGames: readonly SlotGame[] = [
  game("ways", "tiger", "tigers-lantern", "호랑이의 등불", "Tiger's Lantern", "lantern", 20, 80, "cloud"),
  game("lines", "tiger", "moon-rabbit-mill", "달토끼 방앗간", "Moon Rabbit Mill", "rabbit", 280, 85, "stars"),
  game("cascades", "tiger", "nine-coins-river", "아홉 냥의 강", "Nine Coins River", "coins", 200, 85, "wave"),
  game("hold", "tiger", "golden-persimmon", "황금 홍시", "Golden Persimmon", "persimmon", 50, 80, "rays"),
  game("lines", "tiger", "storm-drum", "폭풍의 북", "Storm Drum", "drum", 15, 230, "cloud"),
  game("hold", "tiger", "jade-steps", "옥의 계단", "Jade Steps", "gem", 165, 85, "lattice"),
  game("heights", "tiger", "crane-letters", "종이학 편지", "Crane Letters", "crane", 345, 80, "lattice"),
  game("lines", "tiger", "fan-dance", "부채춤", "Fan Dance", "fan", 350, 90, "wave"),
  game("cascades", "tiger", "midnight-throne", "왕의 밤참", "Midnight Throne", "crown", 300, 160, "rays"),
  game("ways", "tiger", "dawn-bell", "새벽종", "Dawn Bell", "bell", 240, 40, "rays"),
  game("classic", "tiger", "dice-alley", "주사위 골목", "Dice Alley", "dice", 20, 230, "grid"),
  game("classic", "tiger", "cherry-fair", "버찌 축제", "Cherry Fair", "cherry", 10, 140, "dots"),
  game("ways", "tiger", "verdant-tiles", "비취 마작", "Verdant Tiles", "mahjong", 150, 150, "hex"),
  game("hold", "tiger", "chip-tower", "탑 쌓기", "Chip Tower", "chips", 265, 25, "dots"),
  game("hold", "eye", "bronze-scales", "청동 비늘", "Bronze Scales", "eye", 30, 80, "lattice"),
  game("heights", "eye", "dragon-well", "용의 우물", "Dragon Well", "moon", 175, 80, "wave"),
  game("lines", "eye", "ninth-gate", "아홉 번째 문", "Ninth Gate", "hanok", 15, 80, "hex"),
  game("hold", "eye", "pearl-of-rain", "여의주", "Pearl of Rain", "opal", 220, 85, "cloud"),
  game("ways", "fox", "fox-lantern", "여우 등불", "Fox Lantern", "lantern", 320, 60, "stars"),
  game("lines", "fox", "moonlit-fox", "달밤 여우", "Moonlit Fox", "fox", 260, 85, "cloud"),
  game("classic", "fox", "red-bell", "붉은 방울", "Red Bell", "bell", 20, 85, "dots"),
  game("heights", "fox", "nine-tails", "꼬리 아홉", "Nine Tails", "fan", 45, 85, "rays"),
  game("lines", "bolt", "bee-lightning", "꿀벌 번개", "Bee Lightning", "bolt", 95, 85, "dots"),
  game("hold", "bolt", "amber-mine", "호박 광산", "Amber Mine", "gem", 70, 85, "hex"),
  game("heights", "bolt", "thunder-tea", "천둥 찻집", "Thunder Tea", "drum", 85, 85, "cloud"),
  game("hold", "bolt", "golden-comb", "황금 벌집", "Golden Comb", "coins", 60, 85, "hex"),
  game("hold", "koi", "copper-pond", "구리 연못", "Copper Pond", "koi", 190, 40, "topo"),
  game("ways", "koi", "lotus-ferry", "연꽃 나루", "Lotus Ferry", "lotus", 170, 350, "wave"),
  game("hold", "koi", "ripple-coins", "물결 동전", "Ripple Coins", "coins", 220, 85, "wave"),
  game("cascades", "koi", "scale-dance", "비늘 춤", "Scale Dance", "fan", 25, 60, "lattice"),
  game("ways", "wing", "glass-butterfly", "유리 나비", "Glass Butterfly", "wing", 285, 200, "stars"),
  game("heights", "wing", "wings-of-dawn", "새벽 날개", "Wings of Dawn", "wing", 30, 350, "rays"),
  game("cascades", "wing", "crystal-garden", "수정 정원", "Crystal Garden", "gem", 195, 330, "lattice"),
  game("ways", "wing", "silver-crane", "은빛 학", "Silver Crane", "crane", 235, 85, "cloud"),
  game("lines", "comet", "star-candy", "별사탕", "Star Candy", "comet", 325, 85, "dots"),
  game("heights", "comet", "cotton-planet", "솜사탕 행성", "Cotton Planet", "planet", 350, 200, "stars"),
  game("ways", "comet", "cherry-comet", "체리 혜성", "Cherry Comet", "cherry", 290, 140, "rays"),
  game("lines", "comet", "marble-wave", "구슬 파도", "Marble Wave", "marble", 330, 60, "wave"),
  game("cascades", "snow", "snow-wheel", "눈꽃 바퀴", "Snow Wheel", "snow", 200, 85, "rays"),
  game("ways", "snow", "polar-fox", "북극 여우", "Polar Fox", "fox", 225, 230, "dots"),
  game("hold", "snow", "ice-crown", "얼음 왕관", "Ice Crown", "crown", 210, 220, "hex"),
  game("heights", "snow", "white-beacon", "하얀 등대", "White Beacon", "light", 195, 85, "topo"),
  game("classic", "pixel", "pixel-fruit", "픽셀 과수원", "Pixel Fruit", "pixel", 140, 20, "grid"),
  game("classic", "pixel", "dot-cherry", "도트 체리", "Dot Cherry", "cherry", 345, 140, "grid"),
  game("cascades", "pixel", "block-dice", "블록 주사위", "Block Dice", "dice", 260, 85, "grid"),
  game("ways", "pixel", "eight-bit-king", "8비트 왕", "Eight-Bit King", "crown", 55, 300, "grid"),
  game("lines", "fig", "growling-fig", "으르렁 무화과", "Growling Fig", "fig", 300, 85, "rays"),
  game("cascades", "fig", "persimmon-house", "감나무 집", "Persimmon House", "persimmon", 75, 80, "lattice"),
  game("ways", "fig", "plum-drum", "자두 북", "Plum Drum", "drum", 320, 85, "dots"),
  game("heights", "fig", "jungle-mahjong", "정글 마작", "Jungle Mahjong", "mahjong", 130, 85, "topo"),
  game("heights", "light", "lighthouse-keeper", "등대지기", "Lighthouse Keeper", "light", 265, 85, "wave"),
  game("heights", "light", "fog-bell", "안개 종", "Fog Bell", "bell", 215, 85, "topo"),
  game("lines", "light", "star-voyage", "별 항해", "Star Voyage", "kite", 250, 85, "stars"),
  game("cascades", "light", "moon-harbour", "달의 항구", "Moon Harbour", "moon", 230, 85, "wave"),
  game("classic", "seven", "brass-seven", "놋쇠 칠", "Brass Seven", "seven", 60, 85, "hex"),
  game("classic", "seven", "crimson-seven", "붉은 칠", "Crimson Seven", "seven", 355, 85, "rays"),
  game("classic", "seven", "seven-crowns", "칠공주", "Seven Crowns", "crown", 20, 300, "dots"),
  game("classic", "seven", "lucky-chips", "럭키 칩", "Lucky Chips", "chips", 35, 85, "lattice"),
];

const byCode = new Map(slotGames.map((entry) => [entry.code, entry]));

export const findSlotGame = (code: string): SlotGame | undefined => byCode.get(code);
