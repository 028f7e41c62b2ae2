import { createHash } from "node:crypto";
import type { StatementKind } from "#contract/acceptances.ts";
import type { FundsLevel } from "#contract/funds.ts";
import type { Locale } from "#contract/locales.ts";
import type { MarketingProduct } from "#contract/marketing.ts";
import { consentWordings } from "#locales/consent-wordings.ts";
import { fundsNotices } from "#locales/funds-notices.ts";
import { memberStatements } from "#locales/member-statements.ts";

/** The version of the statements; a changed text gets another one. */
export const STATEMENTS_VERSION = "2026-11";

/** The SHA-256 of what a member states at registration, as the form shows it in a language. */
export const statementHash = (kind: StatementKind, locale: Locale): Buffer =>
  createHash("sha256").update(memberStatements[locale][kind], "utf8").digest();

/** The version of the wordings of consent to promotional notes; a changed text gets another one. */
export const CONSENTS_VERSION = "2026-11";

/** The SHA-256 of the wording of consent for a product, as pages show it in a language. */
export const consentHash = (product: MarketingProduct, locale: Locale): Buffer =>
  createHash("sha256").update(consentWordings[locale][product], "utf8").digest();

/** The SHA-256 of the notice of a level, as the page of deposits shows it in a language. */
export const fundsHash = (level: FundsLevel, locale: Locale): Buffer =>
  createHash("sha256").update(fundsNotices[locale][level], "utf8").digest();
