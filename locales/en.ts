import { ko, type Texts } from "#locales/ko.ts";
export const en = ko satisfies Texts;
