import { jpAccount } from "#locales/jp/account.ts";
import { jpHome } from "#locales/jp/home.ts";
import { jpMembers } from "#locales/jp/members.ts";
import { jpMessages } from "#locales/jp/messages.ts";
import { jpPages } from "#locales/jp/pages.ts";
import { jpSelfTest } from "#locales/jp/self-test.ts";
import type { Texts } from "#locales/ko/site.ts";
import { jpOpenedGame } from "#locales/jp/opened-game.ts";
import { jpSessionOver } from "#locales/jp/session-over.ts";
import { joined } from "#locales/sections.ts";

const jpOfPages = joined(joined(joined(jpHome, jpAccount), jpMembers), jpPages);

export const jp: Texts = joined(
  joined(joined(joined(jpOfPages, jpSelfTest), jpMessages), jpSessionOver),
  jpOpenedGame,
);
