import type { GameActTexts } from "#locales/ko/office/game-acts.ts";

export const cnGameActs: GameActTexts = {
  "set-provider-used": "开关厂商",
  "order-providers": "调整厂商顺序",
  "change-provider": "修改厂商",
  "set-game-used": "开关游戏",
  "order-games": "调整游戏顺序",
  "change-game": "修改游戏",
  "upload-game-art": "上传游戏图片",
  "add-game-provider": "添加厂商",
  "add-game": "添加游戏",
  "import-games": "应用游戏列表",
  "import-game-list": "应用整个游戏列表",
  "set-game-availability": "更改提供范围",
  "set-game-info-sheet": "填写游戏说明",
  "pin-game-build": "固定游戏版本号",
  "set-build-used": "开关版本",
  "set-game-figures": "填写返还率和波动性",
  "add-game-certificate": "登记认证",
  "add-system-certificate": "登记随机数生成器或平台认证",
  "withdraw-system-certificate": "撤销随机数生成器或平台认证",
  "withdraw-game-certificate": "撤销认证",
};
