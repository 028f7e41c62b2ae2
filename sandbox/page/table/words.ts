import { en } from "../texts/table/en.ts";
import { ja } from "../texts/table/ja.ts";
import { ko, type TableTexts } from "../texts/table/ko.ts";
import { th } from "../texts/table/th.ts";
import { vi } from "../texts/table/vi.ts";
import { zh } from "../texts/table/zh.ts";
import { wordsOf, type Words } from "../words.ts";

export type TableKey = keyof TableTexts;
export type TableWords = Words<TableKey>;

export const tableTexts = { ko, en, vi, ja, th, zh };

export const tableWordsOf = (locale: string): TableWords => wordsOf<TableKey>(locale, tableTexts);
