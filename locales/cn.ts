import { ko, type Texts } from "#locales/ko.ts";
export const cn = ko satisfies Texts;
