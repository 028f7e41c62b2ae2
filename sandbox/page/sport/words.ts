import { en } from "../texts/sport/en.ts";
import { ja } from "../texts/sport/ja.ts";
import { ko, type SportTexts } from "../texts/sport/ko.ts";
import { th } from "../texts/sport/th.ts";
import { vi } from "../texts/sport/vi.ts";
import { zh } from "../texts/sport/zh.ts";
import { wordsOf, type Words } from "../words.ts";

export type SportKey = keyof SportTexts;
export type SportWords = Words<SportKey>;

export const sportTexts = { ko, en, vi, ja, th, zh };

export const sportWordsOf = (locale: string): SportWords => wordsOf<SportKey>(locale, sportTexts);
