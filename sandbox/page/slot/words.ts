import { en } from "../texts/slot/en.ts";
import { ja } from "../texts/slot/ja.ts";
import { ko, type SlotTexts } from "../texts/slot/ko.ts";
import { th } from "../texts/slot/th.ts";
import { vi } from "../texts/slot/vi.ts";
import { zh } from "../texts/slot/zh.ts";
import { wordsOf, type Words } from "../words.ts";

export type SlotWords = Words<keyof SlotTexts>;

export const slotTexts = { ko, en, vi, ja, th, zh };

export const slotWordsOf = (locale: string): SlotWords =>
  wordsOf<keyof SlotTexts>(locale, slotTexts);
