import type { Locale } from "#contract/locales.ts";

/** The page that checks a proof, of a statement or of a published total, without a network. */
export type ProofTexts = {
  title: string;
  intro: string;
  choose: string;
  checking: string;
  isTrue: string;
  isFalse: string;
  because: Record<"format" | "sequence" | "balance" | "seal" | "signature", string>;
  empty: string;
  /** A proof that an amount is in a published total. */
  total: {
    isTrue: string;
    isFalse: string;
    because: Record<"sum" | "root", string>;
    member: string;
    day: string;
    amount: string;
    owed: string;
    root: string;
    hint: string;
  };
  site: string;
  account: string;
  count: string;
  opening: string;
  closing: string;
  sealedAt: string;
  keyId: string;
  keyHint: string;
  unreadable: string;
  cannotCheck: string;
};

/** Texts that one page alone shows: no other page carries them. */
const files: Record<Locale, () => Promise<ProofTexts>> = {
  ko: async () => (await import("#locales/ko/proof.ts")).koProof,
  en: async () => (await import("#locales/en/proof.ts")).enProof,
  vn: async () => (await import("#locales/vn/proof.ts")).vnProof,
  jp: async () => (await import("#locales/jp/proof.ts")).jpProof,
  th: async () => (await import("#locales/th/proof.ts")).thProof,
  cn: async () => (await import("#locales/cn/proof.ts")).cnProof,
};

export const loadProofTexts = (locale: Locale): Promise<ProofTexts> => files[locale]();
