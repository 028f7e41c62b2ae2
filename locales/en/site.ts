import { enAccount } from "#locales/en/account.ts";
import { enHome } from "#locales/en/home.ts";
import { enMembers } from "#locales/en/members.ts";
import { enMessages } from "#locales/en/messages.ts";
import { enPages } from "#locales/en/pages.ts";
import { enSelfTest } from "#locales/en/self-test.ts";
import type { Texts } from "#locales/ko/site.ts";
import { enOpenedGame } from "#locales/en/opened-game.ts";
import { enSessionOver } from "#locales/en/session-over.ts";
import { joined } from "#locales/sections.ts";

const enOfPages = joined(joined(joined(enHome, enAccount), enMembers), enPages);

export const en: Texts = joined(
  joined(joined(joined(enOfPages, enSelfTest), enMessages), enSessionOver),
  enOpenedGame,
);
