/** How many studios the bench adds to those of the demo. */
export const STUDIOS = 200;

type Name = { ko: string; en: string };
const word = (pair: string): Name => {
  const [ko = "", en = ""] = pair.split("/");
  return { ko, en };
};

/** Forty, fifty and ten words make twenty thousand different names. */
const first = (
  "은빛/Silver 금빛/Golden 푸른/Blue 붉은/Crimson 고요한/Quiet 춤추는/Dancing 숨은/Hidden 새벽/Dawn " +
  "한밤/Midnight 겨울/Winter 여름/Summer 가을/Autumn 봄날/Spring 구름/Cloud 바람/Wind 파도/Wave " +
  "화산/Volcano 사막/Desert 정글/Jungle 북극/Arctic 고대/Ancient 왕의/Royal 용의/Dragon 여우/Fox " +
  "토끼/Rabbit 호랑이/Tiger 거북/Turtle 나비/Butterfly 연꽃/Lotus 매화/Plum 대나무/Bamboo 비단/Silk " +
  "옥빛/Jade 진주/Pearl 루비/Ruby 호박/Amber 수정/Crystal 번개/Thunder 유성/Meteor 등불/Lantern"
)
  .split(" ")
  .map(word);
const second = (
  "보물/Treasure 궁전/Palace 정원/Garden 시장/Market 항구/Harbour 다리/Bridge 방앗간/Mill 우물/Well " +
  "거울/Mirror 북소리/Drums 종소리/Bells 가면/Masks 부채/Fans 잉어/Carp 학/Cranes 사자/Lions 늑대/Wolves " +
  "곰/Bears 고래/Whales 독수리/Eagles 구슬/Beads 동전/Coins 주사위/Dice 열쇠/Keys 왕관/Crown 검/Blades " +
  "활/Arrows 방패/Shields 지도/Maps 나침반/Compass 배/Ships 기차/Trains 마차/Carriages 축제/Festival " +
  "폭죽/Fireworks 잔치/Feast 사탕/Candies 과일/Fruits 체리/Cherries 포도/Grapes 복숭아/Peaches " +
  "감나무/Persimmons 국수/Noodles 찻집/Teahouse 서당/School 탑/Tower 동굴/Caves 계곡/Valley 섬/Island 별/Stars"
)
  .split(" ")
  .map(word);
const third = (
  "이야기/Story 여행/Journey 전설/Legend 모험/Quest 행운/Luck 비밀/Secret 노래/Song 약속/Promise " +
  "꿈/Dream 귀환/Return"
)
  .split(" ")
  .map(word);

const at = (words: readonly Name[], place: number): Name =>
  words[place % words.length] ?? { ko: "", en: "" };
const joined = (...parts: Name[]): Name => ({
  ko: parts.map(({ ko }) => ko).join(" "),
  en: parts.map(({ en }) => en).join(" "),
});

/** The name of a game, from 0 to 19,999. */
export const nameOf = (n: number): Name =>
  joined(
    at(first, n),
    at(second, Math.floor(n / first.length)),
    at(third, Math.floor(n / (first.length * second.length))),
  );

/** The name of a studio. */
export const studioNameOf = (n: number): Name => {
  const { ko, en } = joined(at(second, n), at(first, n + Math.floor(n / second.length)));
  return { ko: `${ko} 공방`, en: `${en} Works` };
};
