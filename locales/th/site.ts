import { thAccount } from "#locales/th/account.ts";
import { thHome } from "#locales/th/home.ts";
import { thMessages } from "#locales/th/messages.ts";
import { thPages } from "#locales/th/pages.ts";
import type { Texts } from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

export const th: Texts = joined(joined(joined(thHome, thAccount), thPages), thMessages);
