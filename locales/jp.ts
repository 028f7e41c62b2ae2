import { ko, type Texts } from "#locales/ko.ts";
export const jp = ko satisfies Texts;
