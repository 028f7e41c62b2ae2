import { koAccount } from "#locales/ko/account.ts";
import { koHome } from "#locales/ko/home.ts";
import { koMessages, type MessageTexts } from "#locales/ko/messages.ts";
import { koMembers, type MemberTexts } from "#locales/ko/members.ts";
import { koSelfTest, type SelfTestTexts } from "#locales/ko/self-test.ts";
import { koPages, type PageTexts } from "#locales/ko/pages.ts";
import { koOpenedGame } from "#locales/ko/opened-game.ts";
import { koSessionOver } from "#locales/ko/session-over.ts";
import { joined } from "#locales/sections.ts";

const koOfAccount = joined(koHome, koAccount);

/** What home, the frame and the pages about money and games show. */
export type TextsOfAccount = typeof koOfAccount;
/** What home, the frame, registration and sign-in show. */
export type TextsOfMembers = typeof koHome & MemberTexts;
/** What pages about money show, with the texts of most other pages. */
export type TextsOfPages = TextsOfAccount & MemberTexts & PageTexts;
/** The same with the texts of the self-test. */
export type TextsOfSelfTest = TextsOfPages & SelfTestTexts;
/** What pages about money show, with the texts of help desk, notes and notices. */
export type TextsOfMessages = TextsOfAccount & MessageTexts;

/** The source of every visible text of the member site. */
export const ko = joined(
  joined(
    joined(joined(joined(joined(koOfAccount, koMembers), koPages), koSelfTest), koMessages),
    koSessionOver,
  ),
  koOpenedGame,
);

/** What every other language must provide: the same keys, the same arguments. */
export type Texts = typeof ko;
