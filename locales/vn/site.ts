import { vnAccount } from "#locales/vn/account.ts";
import { vnHome } from "#locales/vn/home.ts";
import { vnMessages } from "#locales/vn/messages.ts";
import { vnPages } from "#locales/vn/pages.ts";
import type { Texts } from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

export const vn: Texts = joined(joined(joined(vnHome, vnAccount), vnPages), vnMessages);
