import { vnHome } from "#locales/vn/home.ts";
import { vnPages } from "#locales/vn/pages.ts";
import type { Texts } from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

export const vn: Texts = joined(vnHome, vnPages);
