import { gameKinds, type GameKind } from "#contract/browsing.ts";

/** What each kind is called in catalogues and in the six languages, for searching. */
export const wordsOfKinds: Readonly<Record<GameKind, readonly string[]>> = {
  baccarat: ["baccarat", "바카라", "バカラ", "บาคาร่า", "百家乐"],
  roulette: ["roulette", "룰렛", "cò quay", "ルーレット", "รูเล็ต", "轮盘"],
  blackjack: ["blackjack", "블랙잭", "xì dách", "ブラックジャック", "แบล็คแจ็ค", "二十一点", "21点"],
  dragon_tiger: ["dragon tiger", "드래곤 타이거", "rồng hổ", "ドラゴンタイガー", "เสือมังกร", "龙虎"],
  sic_bo: ["sic bo", "식보", "다이사이", "tài xỉu", "シックボー", "大小", "ไฮโล", "骰宝"],
  lines: [
    "lines",
    "paylines",
    "페이라인",
    "라인",
    "đường thắng",
    "ペイライン",
    "ライン",
    "เพย์ไลน์",
    "线",
  ],
  ways: ["ways", "웨이", "cách thắng", "ウェイ", "เวย์", "路"],
  cascades: ["cascades", "tumble", "캐스케이드", "폭포", "thác", "カスケード", "แคสเคด", "消除"],
  classic: [
    "classic slots",
    "three reels",
    "클래식 슬롯",
    "slot cổ điển",
    "クラシックスロット",
    "สล็อตคลาสสิก",
    "经典老虎机",
  ],
  heights: [
    "dynamic reels",
    "changing reels",
    "변동 릴",
    "cuộn biến đổi",
    "可変リール",
    "วงล้อเปลี่ยนขนาด",
    "可变转轮",
  ],
  hold: [
    "hold and respin",
    "홀드 앤 리스핀",
    "giữ và quay lại",
    "ホールド＆リスピン",
    "โฮลด์แอนด์รีสปิน",
    "锁定重转",
  ],
  mines: ["mines", "마인즈", "지뢰찾기", "dò mìn", "マインズ", "地雷", "ทุ่นระเบิด", "扫雷"],
  football: ["football", "soccer", "축구", "bóng đá", "サッカー", "フットボール", "ฟุตบอล", "足球"],
  basketball: ["basketball", "농구", "bóng rổ", "バスケットボール", "バスケ", "บาสเกตบอล", "篮球"],
  baseball: ["baseball", "야구", "bóng chày", "野球", "เบสบอล", "棒球"],
  tennis: ["tennis", "테니스", "quần vợt", "テニス", "เทนนิส", "网球"],
  esports: ["esports", "e-sports", "e스포츠", "이스포츠", "eスポーツ", "อีสปอร์ต", "电竞"],
};

/** The kinds that a provider's category or feature group names. */
export function kindsIn(category: string | null): GameKind[] {
  const words = (category ?? "").toLowerCase().replace(/[_-]+/g, " ");
  return gameKinds.filter((kind) => wordsOfKinds[kind].some((word) => words.includes(word)));
}
