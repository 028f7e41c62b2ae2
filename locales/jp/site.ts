import { jpAccount } from "#locales/jp/account.ts";
import { jpHome } from "#locales/jp/home.ts";
import { jpMessages } from "#locales/jp/messages.ts";
import { jpPages } from "#locales/jp/pages.ts";
import type { Texts } from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

export const jp: Texts = joined(joined(joined(jpHome, jpAccount), jpPages), jpMessages);
