import { cnAccount } from "#locales/cn/account.ts";
import { cnHome } from "#locales/cn/home.ts";
import { cnMembers } from "#locales/cn/members.ts";
import { cnMessages } from "#locales/cn/messages.ts";
import { cnPages } from "#locales/cn/pages.ts";
import { cnSelfTest } from "#locales/cn/self-test.ts";
import type { Texts } from "#locales/ko/site.ts";
import { cnOpenedGame } from "#locales/cn/opened-game.ts";
import { cnSessionOver } from "#locales/cn/session-over.ts";
import { joined } from "#locales/sections.ts";

const cnOfPages = joined(joined(joined(cnHome, cnAccount), cnMembers), cnPages);

export const cn: Texts = joined(
  joined(joined(joined(cnOfPages, cnSelfTest), cnMessages), cnSessionOver),
  cnOpenedGame,
);
