import type { Locale } from "#contract/locales.ts";
import { cnAccountLetters, cnLetters, cnRefusalMemos } from "#locales/cn/letters.ts";
import { enAccountLetters, enLetters, enRefusalMemos } from "#locales/en/letters.ts";
import { jpAccountLetters, jpLetters, jpRefusalMemos } from "#locales/jp/letters.ts";
import {
  koAccountLetters,
  koLetters,
  koRefusalMemos,
  type AccountLetters,
  type Letters,
  type RefusalMemos,
} from "#locales/ko/letters.ts";
import { thAccountLetters, thLetters, thRefusalMemos } from "#locales/th/letters.ts";
import { vnAccountLetters, vnLetters, vnRefusalMemos } from "#locales/vn/letters.ts";

/** Letters about a decided deposit or withdrawal. Only the server needs them: no page carries them. */
export const letters: Readonly<Record<Locale, Letters>> = {
  ko: koLetters,
  en: enLetters,
  vn: vnLetters,
  jp: jpLetters,
  th: thLetters,
  cn: cnLetters,
};

/** Letters about a changed password. Only the server needs them: no page carries them. */
export const accountLetters: Readonly<Record<Locale, AccountLetters>> = {
  ko: koAccountLetters,
  en: enAccountLetters,
  vn: vnAccountLetters,
  jp: jpAccountLetters,
  th: thAccountLetters,
  cn: cnAccountLetters,
};

/** The reasons an operator chooses from when refusing a request, in the member's language. */
export const refusalMemos: Readonly<Record<Locale, RefusalMemos>> = {
  ko: koRefusalMemos,
  en: enRefusalMemos,
  vn: vnRefusalMemos,
  jp: jpRefusalMemos,
  th: thRefusalMemos,
  cn: cnRefusalMemos,
};
