import type { DisciplineKey } from "./disciplines.ts";

/** Invented names, which belong to no real team, person or place of the sport. */
export type Team = { ko: string; en: string; strength: number };
export type League = {
  id: string;
  discipline: DisciplineKey;
  ko: string;
  en: string;
  teams: readonly Team[];
};

/** Strengths from 0 to 10 around 5; names in pairs of Korean and English. */
const league = (
  id: string,
  discipline: DisciplineKey,
  ko: string,
  en: string,
  teams: readonly (readonly [ko: string, en: string, strength: number])[],
): League => ({
  id,
  discipline,
  ko,
  en,
  teams: teams.map(([name, english, strength]) => ({ ko: name, en: english, strength })),
});

// prettier-ignore
export const leagues: readonly League[] = [
  league("moonlight", "football", "달빛 리그", "Moonlight League", [
    ["은하 나루", "Eunha Ferry", 7], ["솔바람 FC", "Solbaram FC", 6], ["돌다리 유나이티드", "Doldari United", 5], ["새벽별 SC", "Saebyeok Star SC", 6],
    ["안개섬", "Mist Isle", 4], ["붉은 등대", "Red Beacon", 5], ["여울목", "Yeoulmok", 3], ["하늘재", "Haneuljae", 4],
  ]),
  league("tidewater", "football", "밀물 컵", "Tidewater Cup", [
    ["조약돌 시티", "Pebble City", 5], ["청동 종", "Bronze Bells", 6], ["갈매 항구", "Gullhaven", 4], ["소금창고", "Saltbarn", 5],
    ["북두 로버스", "Dipper Rovers", 7], ["반딧불", "Firefly Athletic", 3], ["물레방아", "Millwheel Town", 4], ["오로라 32", "Aurora 32", 6],
  ]),
  league("court", "basketball", "코트 서클", "Court Circle", [
    ["구름 다이버스", "Cloud Divers", 6], ["번개 우체국", "Thunder Post", 7], ["호박 기사단", "Amber Knights", 4], ["너울 나인", "Swell Nine", 5],
    ["초승달 링", "Crescent Rings", 5], ["회오리", "Whirlwinds", 6], ["참나무", "Oakfield Hoops", 4], ["고래 등", "Whalebacks", 3],
  ]),
  league("lantern", "baseball", "등불 베이스볼", "Lantern Baseball", [
    ["홍시 배터리", "Persimmon Battery", 6], ["두루미", "Crane Sluggers", 5], ["징검다리", "Steppingstones", 4], ["별똥별", "Meteors", 7],
    ["옹기마을", "Potters", 3], ["나팔꽃", "Morning Glories", 5], ["파수꾼", "Watchtowers", 6], ["뭉게구름", "Cumulus", 4],
  ]),
  league("pixel", "esports", "픽셀 아레나", "Pixel Arena", [
    ["제로 나방", "Zero Moth", 6], ["유리 여우", "Glass Fox", 7], ["빈칸", "Blankspace", 5], ["야간 열차", "Night Train", 5],
    ["양철 왕관", "Tin Crown", 4], ["메아리 5", "Echo Five", 6], ["모래시계", "Hourglass", 4], ["등 뒤의 달", "Moon Behind", 3],
  ]),
  league("breaker", "tennis", "브레이커 투어", "Breaker Tour", [
    ["가람 온", "Garam On", 7], ["이든 솔", "Iden Sol", 6], ["노아 빌", "Noa Vill", 5], ["루아 한", "Rua Han", 5],
    ["테오 마린", "Theo Marin", 4], ["세라 윈", "Sera Wynn", 6], ["미르 담", "Mir Dam", 3], ["유니 카", "Yuni Kah", 4],
  ]),
];

const byId = new Map(leagues.map((each) => [each.id, each]));
export const findLeague = (id: string): League | undefined => byId.get(id);
