import { ko, type Texts } from "#locales/ko.ts";
export const th = ko satisfies Texts;
