import type { HandlersOf } from "#contract/handler.ts";
import type { protectionCalls } from "#contract/protection.ts";
import { fieldsOfRegisters } from "#contract/registers.ts";
import type { settingCalls } from "#contract/settings.ts";
import type { Database } from "#server/kit/database.ts";
import { contactsOf } from "#server/settings/contacts/contacts.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { findPublished } from "#server/settings/documents/store.ts";
import type { IsOpen } from "#server/settings/opening/opening.ts";
import { isSwitchedOn } from "#server/settings/switches/switches.ts";
import { isRegistrationOpen, siteOf } from "#server/settings/sites.ts";

export const settingRoutes = (
  db: Database,
  publicHost: string | null,
  isOpen: IsOpen,
): HandlersOf<keyof typeof settingCalls | keyof typeof protectionCalls> => ({
  "get-reg-domain": async (context) => {
    const site = await siteOf(db, context.host);
    const rules = await rulesOfSite(db, site.siteId);
    return {
      open:
        (await isOpen()) &&
        (await isSwitchedOn(db, "registrations")) &&
        (await isRegistrationOpen(db, site, context.host, publicHost)),
      codeRequired: site.codeRequired,
      siteName: site.name,
      minimumAge: site.minimumAge,
      termsVersion: site.termsVersion,
      asks: fieldsOfRegisters(rules.registers),
      offersLimit: rules.limitOffer.includes("registration"),
    };
  },
  "get-protection": async ({ host }) => {
    const { siteId } = await siteOf(db, host);
    const [contacts, rules] = await Promise.all([contactsOf(db, siteId), rulesOfSite(db, siteId)]);
    return {
      contacts,
      terms: [...rules.coolingOffTerms, ...rules.exclusionTerms],
      raiseWaitsHours: rules.raiseWaitsHours,
      funds: rules.fundsProtection[0] ?? null,
    };
  },
  "get-legal-text": async ({ host, locale }, { kind }) => {
    const site = await siteOf(db, host);
    const published = await findPublished(db, { siteId: site.siteId, kind, locale });
    return { contents: published?.contents ?? null, version: site.termsVersion };
  },
});
