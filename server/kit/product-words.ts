/**
 * Words that are tried first when guessing a password of this product (ASVS 6.1.2): its name, as it
 * is written and as Korean typed on Latin keys, and its trade.
 */
export const PRODUCT_WORDS: readonly string[] = [
  "dalbit",
  "달빛",
  "ekfqlc",
  "moonlight",
  "moon",
  "operator",
  "member",
  "casino",
  "카지노",
  "zkwlsh",
  "slot",
  "slots",
  "슬롯",
  "tmffht",
  "바카라",
  "qkzkfk",
  "baccarat",
  "roulette",
  "jackpot",
  "잭팟",
  "betting",
  "배팅",
  "poker",
  "포커",
  "lucky",
  "winner",
];
