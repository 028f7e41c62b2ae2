import type { Locale } from "#contract/locales.ts";
import type { AccountTexts } from "#locales/ko/account.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type { MemberTexts } from "#locales/ko/members.ts";
import type { MessageTexts } from "#locales/ko/messages.ts";
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

/**
 * What pages about money and games show. Each file of a language is a chunk of its own: a page loads
 * those that it shows, and no other language.
 */
const accountFiles: Record<Locale, () => Promise<AccountTexts>> = {
  ko: async () => (await import("#locales/ko/account.ts")).koAccount,
  en: async () => (await import("#locales/en/account.ts")).enAccount,
  vn: async () => (await import("#locales/vn/account.ts")).vnAccount,
  jp: async () => (await import("#locales/jp/account.ts")).jpAccount,
  th: async () => (await import("#locales/th/account.ts")).thAccount,
  cn: async () => (await import("#locales/cn/account.ts")).cnAccount,
};

/** What registration, sign-in and a member's own data show. */
const memberFiles: Record<Locale, () => Promise<MemberTexts>> = {
  ko: async () => (await import("#locales/ko/members.ts")).koMembers,
  en: async () => (await import("#locales/en/members.ts")).enMembers,
  vn: async () => (await import("#locales/vn/members.ts")).vnMembers,
  jp: async () => (await import("#locales/jp/members.ts")).jpMembers,
  th: async () => (await import("#locales/th/members.ts")).thMembers,
  cn: async () => (await import("#locales/cn/members.ts")).cnMembers,
};

/** What most other pages show. */
const pageFiles: Record<Locale, () => Promise<PageTexts>> = {
  ko: async () => (await import("#locales/ko/pages.ts")).koPages,
  en: async () => (await import("#locales/en/pages.ts")).enPages,
  vn: async () => (await import("#locales/vn/pages.ts")).vnPages,
  jp: async () => (await import("#locales/jp/pages.ts")).jpPages,
  th: async () => (await import("#locales/th/pages.ts")).thPages,
  cn: async () => (await import("#locales/cn/pages.ts")).cnPages,
};

/** What the self-test shows. */
const selfTestFiles: Record<Locale, () => Promise<SelfTestTexts>> = {
  ko: async () => (await import("#locales/ko/self-test.ts")).koSelfTest,
  en: async () => (await import("#locales/en/self-test.ts")).enSelfTest,
  vn: async () => (await import("#locales/vn/self-test.ts")).vnSelfTest,
  jp: async () => (await import("#locales/jp/self-test.ts")).jpSelfTest,
  th: async () => (await import("#locales/th/self-test.ts")).thSelfTest,
  cn: async () => (await import("#locales/cn/self-test.ts")).cnSelfTest,
};

/** What help desk, notes and notices show. */
const messageFiles: Record<Locale, () => Promise<MessageTexts>> = {
  ko: async () => (await import("#locales/ko/messages.ts")).koMessages,
  en: async () => (await import("#locales/en/messages.ts")).enMessages,
  vn: async () => (await import("#locales/vn/messages.ts")).vnMessages,
  jp: async () => (await import("#locales/jp/messages.ts")).jpMessages,
  th: async () => (await import("#locales/th/messages.ts")).thMessages,
  cn: async () => (await import("#locales/cn/messages.ts")).cnMessages,
};

/** What the home page and the frame show. */
const homeFiles: Record<Locale, () => Promise<HomeTexts>> = {
  ko: async () => (await import("#locales/ko/home.ts")).koHome,
  en: async () => (await import("#locales/en/home.ts")).enHome,
  vn: async () => (await import("#locales/vn/home.ts")).vnHome,
  jp: async () => (await import("#locales/jp/home.ts")).jpHome,
  th: async () => (await import("#locales/th/home.ts")).thHome,
  cn: async () => (await import("#locales/cn/home.ts")).cnHome,
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
export const loadHomeTexts = kept((locale) => homeFiles[locale]());

/** The same with what pages about money and games show. */
export const loadAccountTexts = kept(async (locale): Promise<TextsOfAccount> =>
  joined(...(await Promise.all([loadHomeTexts(locale), accountFiles[locale]()]))),
);

/** The texts of home with what registration and sign-in show. */
export const loadMemberTexts = kept(async (locale): Promise<TextsOfMembers> =>
  joined(...(await Promise.all([loadHomeTexts(locale), memberFiles[locale]()]))),
);

/** What pages about money show, with the texts of most other pages. */
export const loadPageTexts = kept(async (locale): Promise<TextsOfPages> => {
  const [account, members, pages] = await Promise.all([
    loadAccountTexts(locale),
    memberFiles[locale](),
    pageFiles[locale](),
  ]);
  return joined(joined(account, members), pages);
});

/** The same with the texts of the self-test. */
export const loadSelfTestTexts = kept(async (locale): Promise<TextsOfSelfTest> =>
  joined(...(await Promise.all([loadPageTexts(locale), selfTestFiles[locale]()]))),
);

/** The same as pages about money, with the texts of help desk, notes and notices. */
export const loadMessageTexts = kept(async (locale): Promise<TextsOfMessages> =>
  joined(...(await Promise.all([loadAccountTexts(locale), messageFiles[locale]()]))),
);

/** The texts of all pages. */
export const loadTexts = kept(async (locale): Promise<Texts> =>
  joined(...(await Promise.all([loadSelfTestTexts(locale), messageFiles[locale]()]))),
);
