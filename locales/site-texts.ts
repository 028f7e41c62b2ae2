import type { Locale } from "#contract/locales.ts";
import type { AccountTexts } from "#locales/ko/account.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type { MemberTexts } from "#locales/ko/members.ts";
import type { MessageTexts } from "#locales/ko/messages.ts";
import type { OpenedGameTexts } from "#locales/ko/opened-game.ts";
import type { SessionOverTexts } from "#locales/ko/session-over.ts";
import type { SelfTestTexts } from "#locales/ko/self-test.ts";
import type { PageTexts } from "#locales/ko/pages.ts";
import type {
  Texts,
  TextsOfAccount,
  TextsOfMembers,
  TextsOfMessages,
  TextsOfPages,
  TextsOfSelfTest,
} from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

type Files<Of> = Record<Locale, () => Promise<Record<string, Of>>>;

/** What the file of a language exports: its texts, and nothing beside them. */
async function only<Of>(files: Files<Of>, locale: Locale): Promise<Of> {
  const [texts] = Object.values(await files[locale]());
  if (!texts) throw new Error(`The file of ${locale} has no texts.`);
  return texts;
}

/**
 * What pages about money and games show. Each file of a language is a chunk of its own: a page loads
 * those that it shows, and no other language.
 */
const accountFiles: Files<AccountTexts> = {
  ko: () => import("#locales/ko/account.ts"),
  en: () => import("#locales/en/account.ts"),
  vn: () => import("#locales/vn/account.ts"),
  jp: () => import("#locales/jp/account.ts"),
  th: () => import("#locales/th/account.ts"),
  cn: () => import("#locales/cn/account.ts"),
};

/** What registration, sign-in and a member's own data show. */
const memberFiles: Files<MemberTexts> = {
  ko: () => import("#locales/ko/members.ts"),
  en: () => import("#locales/en/members.ts"),
  vn: () => import("#locales/vn/members.ts"),
  jp: () => import("#locales/jp/members.ts"),
  th: () => import("#locales/th/members.ts"),
  cn: () => import("#locales/cn/members.ts"),
};

/** What most other pages show. */
const pageFiles: Files<PageTexts> = {
  ko: () => import("#locales/ko/pages.ts"),
  en: () => import("#locales/en/pages.ts"),
  vn: () => import("#locales/vn/pages.ts"),
  jp: () => import("#locales/jp/pages.ts"),
  th: () => import("#locales/th/pages.ts"),
  cn: () => import("#locales/cn/pages.ts"),
};

/** What the self-test shows. */
const selfTestFiles: Files<SelfTestTexts> = {
  ko: () => import("#locales/ko/self-test.ts"),
  en: () => import("#locales/en/self-test.ts"),
  vn: () => import("#locales/vn/self-test.ts"),
  jp: () => import("#locales/jp/self-test.ts"),
  th: () => import("#locales/th/self-test.ts"),
  cn: () => import("#locales/cn/self-test.ts"),
};

/** Why a session ended, which a page loads when one did. */
const sessionOverFiles: Files<SessionOverTexts> = {
  ko: () => import("#locales/ko/session-over.ts"),
  en: () => import("#locales/en/session-over.ts"),
  vn: () => import("#locales/vn/session-over.ts"),
  jp: () => import("#locales/jp/session-over.ts"),
  th: () => import("#locales/th/session-over.ts"),
  cn: () => import("#locales/cn/session-over.ts"),
};

/** What a member is told beside a game that opened. */
const openedGameFiles: Files<OpenedGameTexts> = {
  ko: () => import("#locales/ko/opened-game.ts"),
  en: () => import("#locales/en/opened-game.ts"),
  vn: () => import("#locales/vn/opened-game.ts"),
  jp: () => import("#locales/jp/opened-game.ts"),
  th: () => import("#locales/th/opened-game.ts"),
  cn: () => import("#locales/cn/opened-game.ts"),
};

/** What help desk, notes and notices show. */
const messageFiles: Files<MessageTexts> = {
  ko: () => import("#locales/ko/messages.ts"),
  en: () => import("#locales/en/messages.ts"),
  vn: () => import("#locales/vn/messages.ts"),
  jp: () => import("#locales/jp/messages.ts"),
  th: () => import("#locales/th/messages.ts"),
  cn: () => import("#locales/cn/messages.ts"),
};

/** What the home page and the frame show. */
const homeFiles: Files<HomeTexts> = {
  ko: () => import("#locales/ko/home.ts"),
  en: () => import("#locales/en/home.ts"),
  vn: () => import("#locales/vn/home.ts"),
  jp: () => import("#locales/jp/home.ts"),
  th: () => import("#locales/th/home.ts"),
  cn: () => import("#locales/cn/home.ts"),
};

/**
 * Keeps what was loaded, because asking the module loader again costs a twentieth of a page on the
 * server. A failed load is tried again.
 */
function kept<Loaded>(load: (locale: Locale) => Promise<Loaded>): typeof load {
  const loaded = new Map<Locale, Promise<Loaded>>();
  return (locale) => {
    const texts = loaded.get(locale) ?? load(locale);
    loaded.set(locale, texts);
    texts.catch(() => loaded.delete(locale));
    return texts;
  };
}

/** The texts of the home page and of the frame around every page. */
export const loadHomeTexts = kept((locale) => only(homeFiles, locale));

/** The same with what pages about money and games show. */
export const loadAccountTexts = kept(async (locale): Promise<TextsOfAccount> =>
  joined(...(await Promise.all([loadHomeTexts(locale), only(accountFiles, locale)]))),
);

/** The texts of home with what registration and sign-in show. */
export const loadMemberTexts = kept(async (locale): Promise<TextsOfMembers> =>
  joined(...(await Promise.all([loadHomeTexts(locale), only(memberFiles, locale)]))),
);

/** What pages about money show, with the texts of most other pages. */
export const loadPageTexts = kept(async (locale): Promise<TextsOfPages> => {
  const [account, members, pages] = await Promise.all([
    loadAccountTexts(locale),
    only(memberFiles, locale),
    only(pageFiles, locale),
  ]);
  return joined(joined(account, members), pages);
});

/** The same with the texts of the self-test. */
export const loadSelfTestTexts = kept(async (locale): Promise<TextsOfSelfTest> =>
  joined(...(await Promise.all([loadPageTexts(locale), only(selfTestFiles, locale)]))),
);

/** The same as pages about money, with the texts of help desk, notes and notices. */
export const loadMessageTexts = kept(async (locale): Promise<TextsOfMessages> =>
  joined(...(await Promise.all([loadAccountTexts(locale), only(messageFiles, locale)]))),
);

/** The texts of all pages. */
export const loadTexts = kept(async (locale): Promise<Texts> =>
  joined(
    joined(...(await Promise.all([loadSelfTestTexts(locale), only(messageFiles, locale)]))),
    joined(await loadSessionOverTexts(locale), await loadOpenedGameTexts(locale)),
  ),
);

/** Why a session ended, in words. */
export const loadSessionOverTexts = (locale: Locale): Promise<SessionOverTexts> =>
  only(sessionOverFiles, locale);

/** What a member is told beside a game that opened. */
export const loadOpenedGameTexts = (locale: Locale): Promise<OpenedGameTexts> =>
  only(openedGameFiles, locale);
