import { thAccount } from "#locales/th/account.ts";
import { thHome } from "#locales/th/home.ts";
import { thMembers } from "#locales/th/members.ts";
import { thMessages } from "#locales/th/messages.ts";
import { thPages } from "#locales/th/pages.ts";
import { thSelfTest } from "#locales/th/self-test.ts";
import type { Texts } from "#locales/ko/site.ts";
import { thOpenedGame } from "#locales/th/opened-game.ts";
import { thSessionOver } from "#locales/th/session-over.ts";
import { joined } from "#locales/sections.ts";

const thOfPages = joined(joined(joined(thHome, thAccount), thMembers), thPages);

export const th: Texts = joined(
  joined(joined(joined(thOfPages, thSelfTest), thMessages), thSessionOver),
  thOpenedGame,
);
