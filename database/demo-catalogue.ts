/**
 * The fictional studios of the demo and their games. The names and marks are invented; check trade
 * marks before any public use. `art/` draws the pictures from `art`.
 */
export type ArtRecipe = { object: string; hue: number; accent: number; pattern: string };
export type DemoProvider = {
  code: string;
  category: "casino" | "slot" | "sport";
  nameKo: string;
  nameEn: string;
  art: ArtRecipe;
};
export type DemoGame = {
  code: string;
  provider: string;
  nameKo: string;
  nameEn: string;
  artId: string;
  art: ArtRecipe;
};

// prettier-ignore
export const demoProviders: readonly DemoProvider[] = [
  { code: "moonhall", category: "casino", nameKo: "문홀 카지노", nameEn: "Moonhall Casino", art: { object: "moon", hue: 265, accent: 85, pattern: "stars" } },
  { code: "hanok", category: "casino", nameKo: "한옥 카지노", nameEn: "Hanok Casino", art: { object: "hanok", hue: 292, accent: 80, pattern: "cloud" } },
  { code: "velvet", category: "casino", nameKo: "벨벳 오빗", nameEn: "Velvet Orbit", art: { object: "planet", hue: 345, accent: 75, pattern: "stars" } },
  { code: "lantern", category: "casino", nameKo: "레드 랜턴 홀", nameEn: "Red Lantern Hall", art: { object: "lantern", hue: 25, accent: 80, pattern: "lattice" } },
  { code: "jade", category: "casino", nameKo: "제이드 테라스", nameEn: "Jade Terrace", art: { object: "jade", hue: 165, accent: 85, pattern: "cloud" } },
  { code: "saffron", category: "casino", nameKo: "사프란 룸", nameEn: "Saffron Room", art: { object: "cards", hue: 70, accent: 25, pattern: "rays" } },
  { code: "north", category: "casino", nameKo: "노스라이트 테이블", nameEn: "Northlight Tables", art: { object: "roulette", hue: 150, accent: 170, pattern: "topo" } },
  { code: "lotus", category: "casino", nameKo: "로터스 덱", nameEn: "Lotus Deck", art: { object: "lotus", hue: 350, accent: 160, pattern: "wave" } },
  { code: "kite", category: "casino", nameKo: "카이트 앤 크라운", nameEn: "Kite & Crown", art: { object: "kite", hue: 240, accent: 25, pattern: "cloud" } },
  { code: "heron", category: "casino", nameKo: "블루 헤론", nameEn: "Blue Heron", art: { object: "heron", hue: 225, accent: 90, pattern: "wave" } },
  { code: "marble", category: "casino", nameKo: "마블 나인", nameEn: "Marble Nine", art: { object: "marble", hue: 200, accent: 60, pattern: "dots" } },
  { code: "opal", category: "casino", nameKo: "오팔 코트", nameEn: "Opal Court", art: { object: "opal", hue: 310, accent: 190, pattern: "lattice" } },
  { code: "tiger", category: "slot", nameKo: "페이퍼 타이거", nameEn: "Paper Tiger Works", art: { object: "tiger", hue: 55, accent: 20, pattern: "rays" } },
  { code: "eye", category: "slot", nameKo: "틴 드래곤", nameEn: "Tin Dragon", art: { object: "eye", hue: 160, accent: 80, pattern: "hex" } },
  { code: "fox", category: "slot", nameKo: "나인 폭시즈", nameEn: "Nine Foxes", art: { object: "fox", hue: 35, accent: 85, pattern: "stars" } },
  { code: "bolt", category: "slot", nameKo: "허니볼트", nameEn: "Honeybolt", art: { object: "bolt", hue: 75, accent: 85, pattern: "hex" } },
  { code: "koi", category: "slot", nameKo: "코퍼 코이", nameEn: "Copper Koi", art: { object: "koi", hue: 30, accent: 60, pattern: "wave" } },
  { code: "wing", category: "slot", nameKo: "글라스윙", nameEn: "Glasswing", art: { object: "wing", hue: 215, accent: 330, pattern: "dots" } },
  { code: "comet", category: "slot", nameKo: "슈가 코멧", nameEn: "Sugar Comet", art: { object: "comet", hue: 355, accent: 350, pattern: "stars" } },
  { code: "snow", category: "slot", nameKo: "폴라 스핀", nameEn: "Polar Spin", art: { object: "snow", hue: 230, accent: 85, pattern: "topo" } },
  { code: "pixel", category: "slot", nameKo: "픽셀 오차드", nameEn: "Pixel Orchard", art: { object: "pixel", hue: 20, accent: 140, pattern: "grid" } },
  { code: "fig", category: "slot", nameKo: "럼블 피그", nameEn: "Rumble Fig", art: { object: "fig", hue: 330, accent: 80, pattern: "topo" } },
  { code: "light", category: "slot", nameKo: "올드 라이트하우스", nameEn: "Old Lighthouse", art: { object: "light", hue: 245, accent: 85, pattern: "stars" } },
  { code: "seven", category: "slot", nameKo: "세븐스 브라스", nameEn: "Seventh Brass", art: { object: "seven", hue: 15, accent: 85, pattern: "rays" } },
  { code: "soccer", category: "sport", nameKo: "필드라인", nameEn: "Fieldline", art: { object: "soccer", hue: 150, accent: 85, pattern: "field" } },
  { code: "basket", category: "sport", nameKo: "코트사이드 24", nameEn: "Courtside 24", art: { object: "basket", hue: 50, accent: 30, pattern: "grid" } },
  { code: "base", category: "sport", nameKo: "다이아 나인", nameEn: "Diamond Nine", art: { object: "base", hue: 20, accent: 85, pattern: "field" } },
  { code: "pad", category: "sport", nameKo: "아레나 바이트", nameEn: "Arena Byte", art: { object: "pad", hue: 290, accent: 85, pattern: "hex" } },
  { code: "tennis", category: "sport", nameKo: "넷 앤 에이스", nameEn: "Net & Ace", art: { object: "tennis", hue: 195, accent: 85, pattern: "grid" } },
  { code: "trophy", category: "sport", nameKo: "피치웨이브", nameEn: "Pitchwave", art: { object: "trophy", hue: 250, accent: 85, pattern: "field" } },
];

// prettier-ignore
export const demoGames: readonly DemoGame[] = [
  { code: "moonlight-mines", provider: "moonhall", nameKo: "달빛 마인즈", nameEn: "Moonlight Mines", artId: "g-mines", art: { object: "mines", hue: 262, accent: 85, pattern: "stars" } },
  { code: "tigers-lantern", provider: "tiger", nameKo: "호랑이의 등불", nameEn: "Tiger's Lantern", artId: "g-lantern", art: { object: "lantern", hue: 20, accent: 80, pattern: "cloud" } },
  { code: "moon-rabbit-mill", provider: "tiger", nameKo: "달토끼 방앗간", nameEn: "Moon Rabbit Mill", artId: "g-rabbit", art: { object: "rabbit", hue: 280, accent: 85, pattern: "stars" } },
  { code: "nine-coins-river", provider: "tiger", nameKo: "아홉 냥의 강", nameEn: "Nine Coins River", artId: "g-coins", art: { object: "coins", hue: 200, accent: 85, pattern: "wave" } },
  { code: "golden-persimmon", provider: "tiger", nameKo: "황금 홍시", nameEn: "Golden Persimmon", artId: "g-persimmon", art: { object: "persimmon", hue: 50, accent: 80, pattern: "rays" } },
  { code: "storm-drum", provider: "tiger", nameKo: "폭풍의 북", nameEn: "Storm Drum", artId: "g-drum", art: { object: "drum", hue: 15, accent: 230, pattern: "cloud" } },
  { code: "jade-steps", provider: "tiger", nameKo: "옥의 계단", nameEn: "Jade Steps", artId: "g-jade", art: { object: "gem", hue: 165, accent: 85, pattern: "lattice" } },
  { code: "crane-letters", provider: "tiger", nameKo: "종이학 편지", nameEn: "Crane Letters", artId: "g-crane", art: { object: "crane", hue: 345, accent: 80, pattern: "lattice" } },
  { code: "fan-dance", provider: "tiger", nameKo: "부채춤", nameEn: "Fan Dance", artId: "g-fan", art: { object: "fan", hue: 350, accent: 90, pattern: "wave" } },
  { code: "midnight-throne", provider: "tiger", nameKo: "왕의 밤참", nameEn: "Midnight Throne", artId: "g-crown", art: { object: "crown", hue: 300, accent: 160, pattern: "rays" } },
  { code: "dawn-bell", provider: "tiger", nameKo: "새벽종", nameEn: "Dawn Bell", artId: "g-bell", art: { object: "bell", hue: 240, accent: 40, pattern: "rays" } },
  { code: "dice-alley", provider: "tiger", nameKo: "주사위 골목", nameEn: "Dice Alley", artId: "g-dice", art: { object: "dice", hue: 20, accent: 230, pattern: "grid" } },
  { code: "cherry-fair", provider: "tiger", nameKo: "버찌 축제", nameEn: "Cherry Fair", artId: "g-cherry", art: { object: "cherry", hue: 10, accent: 140, pattern: "dots" } },
  { code: "verdant-tiles", provider: "tiger", nameKo: "비취 마작", nameEn: "Verdant Tiles", artId: "g-mahjong", art: { object: "mahjong", hue: 150, accent: 150, pattern: "hex" } },
  { code: "chip-tower", provider: "tiger", nameKo: "탑 쌓기", nameEn: "Chip Tower", artId: "g-chips", art: { object: "chips", hue: 265, accent: 25, pattern: "dots" } },
  { code: "bronze-scales", provider: "eye", nameKo: "청동 비늘", nameEn: "Bronze Scales", artId: "g-bronze-scales", art: { object: "eye", hue: 30, accent: 80, pattern: "lattice" } },
  { code: "dragon-well", provider: "eye", nameKo: "용의 우물", nameEn: "Dragon Well", artId: "g-dragon-well", art: { object: "moon", hue: 175, accent: 80, pattern: "wave" } },
  { code: "ninth-gate", provider: "eye", nameKo: "아홉 번째 문", nameEn: "Ninth Gate", artId: "g-ninth-gate", art: { object: "hanok", hue: 15, accent: 80, pattern: "hex" } },
  { code: "pearl-of-rain", provider: "eye", nameKo: "여의주", nameEn: "Pearl of Rain", artId: "g-pearl-of-rain", art: { object: "opal", hue: 220, accent: 85, pattern: "cloud" } },
  { code: "fox-lantern", provider: "fox", nameKo: "여우 등불", nameEn: "Fox Lantern", artId: "g-fox-lantern", art: { object: "lantern", hue: 320, accent: 60, pattern: "stars" } },
  { code: "moonlit-fox", provider: "fox", nameKo: "달밤 여우", nameEn: "Moonlit Fox", artId: "g-moonlit-fox", art: { object: "fox", hue: 260, accent: 85, pattern: "cloud" } },
  { code: "red-bell", provider: "fox", nameKo: "붉은 방울", nameEn: "Red Bell", artId: "g-red-bell", art: { object: "bell", hue: 20, accent: 85, pattern: "dots" } },
  { code: "nine-tails", provider: "fox", nameKo: "꼬리 아홉", nameEn: "Nine Tails", artId: "g-nine-tails", art: { object: "fan", hue: 45, accent: 85, pattern: "rays" } },
  { code: "bee-lightning", provider: "bolt", nameKo: "꿀벌 번개", nameEn: "Bee Lightning", artId: "g-bee-lightning", art: { object: "bolt", hue: 95, accent: 85, pattern: "dots" } },
  { code: "amber-mine", provider: "bolt", nameKo: "호박 광산", nameEn: "Amber Mine", artId: "g-amber-mine", art: { object: "gem", hue: 70, accent: 85, pattern: "hex" } },
  { code: "thunder-tea", provider: "bolt", nameKo: "천둥 찻집", nameEn: "Thunder Tea", artId: "g-thunder-tea", art: { object: "drum", hue: 85, accent: 85, pattern: "cloud" } },
  { code: "golden-comb", provider: "bolt", nameKo: "황금 벌집", nameEn: "Golden Comb", artId: "g-golden-comb", art: { object: "coins", hue: 60, accent: 85, pattern: "hex" } },
  { code: "copper-pond", provider: "koi", nameKo: "구리 연못", nameEn: "Copper Pond", artId: "g-copper-pond", art: { object: "koi", hue: 190, accent: 40, pattern: "topo" } },
  { code: "lotus-ferry", provider: "koi", nameKo: "연꽃 나루", nameEn: "Lotus Ferry", artId: "g-lotus-ferry", art: { object: "lotus", hue: 170, accent: 350, pattern: "wave" } },
  { code: "ripple-coins", provider: "koi", nameKo: "물결 동전", nameEn: "Ripple Coins", artId: "g-ripple-coins", art: { object: "coins", hue: 220, accent: 85, pattern: "wave" } },
  { code: "scale-dance", provider: "koi", nameKo: "비늘 춤", nameEn: "Scale Dance", artId: "g-scale-dance", art: { object: "fan", hue: 25, accent: 60, pattern: "lattice" } },
  { code: "glass-butterfly", provider: "wing", nameKo: "유리 나비", nameEn: "Glass Butterfly", artId: "g-glass-butterfly", art: { object: "wing", hue: 285, accent: 200, pattern: "stars" } },
  { code: "wings-of-dawn", provider: "wing", nameKo: "새벽 날개", nameEn: "Wings of Dawn", artId: "g-wings-of-dawn", art: { object: "wing", hue: 30, accent: 350, pattern: "rays" } },
  { code: "crystal-garden", provider: "wing", nameKo: "수정 정원", nameEn: "Crystal Garden", artId: "g-crystal-garden", art: { object: "gem", hue: 195, accent: 330, pattern: "lattice" } },
  { code: "silver-crane", provider: "wing", nameKo: "은빛 학", nameEn: "Silver Crane", artId: "g-silver-crane", art: { object: "crane", hue: 235, accent: 85, pattern: "cloud" } },
  { code: "star-candy", provider: "comet", nameKo: "별사탕", nameEn: "Star Candy", artId: "g-star-candy", art: { object: "comet", hue: 325, accent: 85, pattern: "dots" } },
  { code: "cotton-planet", provider: "comet", nameKo: "솜사탕 행성", nameEn: "Cotton Planet", artId: "g-cotton-planet", art: { object: "planet", hue: 350, accent: 200, pattern: "stars" } },
  { code: "cherry-comet", provider: "comet", nameKo: "체리 혜성", nameEn: "Cherry Comet", artId: "g-cherry-comet", art: { object: "cherry", hue: 290, accent: 140, pattern: "rays" } },
  { code: "marble-wave", provider: "comet", nameKo: "구슬 파도", nameEn: "Marble Wave", artId: "g-marble-wave", art: { object: "marble", hue: 330, accent: 60, pattern: "wave" } },
  { code: "snow-wheel", provider: "snow", nameKo: "눈꽃 바퀴", nameEn: "Snow Wheel", artId: "g-snow-wheel", art: { object: "snow", hue: 200, accent: 85, pattern: "rays" } },
  { code: "polar-fox", provider: "snow", nameKo: "북극 여우", nameEn: "Polar Fox", artId: "g-polar-fox", art: { object: "fox", hue: 225, accent: 230, pattern: "dots" } },
  { code: "ice-crown", provider: "snow", nameKo: "얼음 왕관", nameEn: "Ice Crown", artId: "g-ice-crown", art: { object: "crown", hue: 210, accent: 220, pattern: "hex" } },
  { code: "white-beacon", provider: "snow", nameKo: "하얀 등대", nameEn: "White Beacon", artId: "g-white-beacon", art: { object: "light", hue: 195, accent: 85, pattern: "topo" } },
  { code: "pixel-fruit", provider: "pixel", nameKo: "픽셀 과수원", nameEn: "Pixel Fruit", artId: "g-pixel-fruit", art: { object: "pixel", hue: 140, accent: 20, pattern: "grid" } },
  { code: "dot-cherry", provider: "pixel", nameKo: "도트 체리", nameEn: "Dot Cherry", artId: "g-dot-cherry", art: { object: "cherry", hue: 345, accent: 140, pattern: "grid" } },
  { code: "block-dice", provider: "pixel", nameKo: "블록 주사위", nameEn: "Block Dice", artId: "g-block-dice", art: { object: "dice", hue: 260, accent: 85, pattern: "grid" } },
  { code: "eight-bit-king", provider: "pixel", nameKo: "8비트 왕", nameEn: "Eight-Bit King", artId: "g-eight-bit-king", art: { object: "crown", hue: 55, accent: 300, pattern: "grid" } },
  { code: "growling-fig", provider: "fig", nameKo: "으르렁 무화과", nameEn: "Growling Fig", artId: "g-growling-fig", art: { object: "fig", hue: 300, accent: 85, pattern: "rays" } },
  { code: "persimmon-house", provider: "fig", nameKo: "감나무 집", nameEn: "Persimmon House", artId: "g-persimmon-house", art: { object: "persimmon", hue: 75, accent: 80, pattern: "lattice" } },
  { code: "plum-drum", provider: "fig", nameKo: "자두 북", nameEn: "Plum Drum", artId: "g-plum-drum", art: { object: "drum", hue: 320, accent: 85, pattern: "dots" } },
  { code: "jungle-mahjong", provider: "fig", nameKo: "정글 마작", nameEn: "Jungle Mahjong", artId: "g-jungle-mahjong", art: { object: "mahjong", hue: 130, accent: 85, pattern: "topo" } },
  { code: "lighthouse-keeper", provider: "light", nameKo: "등대지기", nameEn: "Lighthouse Keeper", artId: "g-lighthouse-keeper", art: { object: "light", hue: 265, accent: 85, pattern: "wave" } },
  { code: "fog-bell", provider: "light", nameKo: "안개 종", nameEn: "Fog Bell", artId: "g-fog-bell", art: { object: "bell", hue: 215, accent: 85, pattern: "topo" } },
  { code: "star-voyage", provider: "light", nameKo: "별 항해", nameEn: "Star Voyage", artId: "g-star-voyage", art: { object: "kite", hue: 250, accent: 85, pattern: "stars" } },
  { code: "moon-harbour", provider: "light", nameKo: "달의 항구", nameEn: "Moon Harbour", artId: "g-moon-harbour", art: { object: "moon", hue: 230, accent: 85, pattern: "wave" } },
  { code: "brass-seven", provider: "seven", nameKo: "놋쇠 칠", nameEn: "Brass Seven", artId: "g-brass-seven", art: { object: "seven", hue: 60, accent: 85, pattern: "hex" } },
  { code: "crimson-seven", provider: "seven", nameKo: "붉은 칠", nameEn: "Crimson Seven", artId: "g-crimson-seven", art: { object: "seven", hue: 355, accent: 85, pattern: "rays" } },
  { code: "seven-crowns", provider: "seven", nameKo: "칠공주", nameEn: "Seven Crowns", artId: "g-seven-crowns", art: { object: "crown", hue: 20, accent: 300, pattern: "dots" } },
  { code: "lucky-chips", provider: "seven", nameKo: "럭키 칩", nameEn: "Lucky Chips", artId: "g-lucky-chips", art: { object: "chips", hue: 35, accent: 85, pattern: "lattice" } },
];
