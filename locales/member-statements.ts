import type { StatementKind } from "#contract/acceptances.ts";
import type { Locale } from "#contract/locales.ts";
import { cnMemberStatements } from "#locales/cn/member-statements.ts";
import { enMemberStatements } from "#locales/en/member-statements.ts";
import { jpMemberStatements } from "#locales/jp/member-statements.ts";
import { koMemberStatements } from "#locales/ko/member-statements.ts";
import { thMemberStatements } from "#locales/th/member-statements.ts";
import { vnMemberStatements } from "#locales/vn/member-statements.ts";

/** What a member states at registration, in every language, whose hashes the server stores; a page has its own language only. */
export const memberStatements: Readonly<Record<Locale, Record<StatementKind, string>>> = {
  ko: koMemberStatements,
  en: enMemberStatements,
  vn: vnMemberStatements,
  jp: jpMemberStatements,
  th: thMemberStatements,
  cn: cnMemberStatements,
};
