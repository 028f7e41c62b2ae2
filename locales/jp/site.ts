import { jpHome } from "#locales/jp/home.ts";
import { jpPages } from "#locales/jp/pages.ts";
import type { Texts } from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

export const jp: Texts = joined(jpHome, jpPages);
