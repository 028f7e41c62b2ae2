import { vnAccount } from "#locales/vn/account.ts";
import { vnHome } from "#locales/vn/home.ts";
import { vnMembers } from "#locales/vn/members.ts";
import { vnMessages } from "#locales/vn/messages.ts";
import { vnPages } from "#locales/vn/pages.ts";
import { vnSelfTest } from "#locales/vn/self-test.ts";
import type { Texts } from "#locales/ko/site.ts";
import { vnOpenedGame } from "#locales/vn/opened-game.ts";
import { vnSessionOver } from "#locales/vn/session-over.ts";
import { joined } from "#locales/sections.ts";

const vnOfPages = joined(joined(joined(vnHome, vnAccount), vnMembers), vnPages);

export const vn: Texts = joined(
  joined(joined(joined(vnOfPages, vnSelfTest), vnMessages), vnSessionOver),
  vnOpenedGame,
);
