import { en } from "../texts/mines/en.ts";
import { ja } from "../texts/mines/ja.ts";
import { ko, type MinesTexts } from "../texts/mines/ko.ts";
import { th } from "../texts/mines/th.ts";
import { vi } from "../texts/mines/vi.ts";
import { zh } from "../texts/mines/zh.ts";
import { wordsOf, type Words } from "../words.ts";

export type MinesKey = keyof MinesTexts;
export type MinesWords = Words<MinesKey>;

export const minesTexts = { ko, en, vi, ja, th, zh };

export const minesWordsOf = (locale: string): MinesWords => wordsOf<MinesKey>(locale, minesTexts);
