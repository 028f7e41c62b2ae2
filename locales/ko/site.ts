import { koHome } from "#locales/ko/home.ts";
import { koPages } from "#locales/ko/pages.ts";
import { joined } from "#locales/sections.ts";

/** The source of every visible text of the member site. */
export const ko = joined(koHome, koPages);

/** What every other language must provide: the same keys, the same arguments. */
export type Texts = typeof ko;
