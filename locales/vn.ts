import { ko, type Texts } from "#locales/ko.ts";
export const vn = ko satisfies Texts;
