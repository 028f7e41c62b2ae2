import { createContext, use } from "react";
import type { Locale } from "#contract/locales.ts";
import type { EmergencyActName } from "#contract/office/emergency-acts.ts";
import type { OwnSelf } from "#contract/office/operators.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { OfficeCaller, OfficeSaver } from "#backoffice/api.ts";
import type { Theme } from "#backoffice/frame/theme.ts";

/** The context of every screen of the office. */
export type Office = {
  locale: Locale;
  texts: OfficeTexts;
  operator: OwnSelf;
  call: OfficeCaller;
  /** Saves the file that a call answers. */
  save: OfficeSaver;
  preferences: Preferences;
  may(permission: Permission): boolean;
  /** Whether an act is allowed by the role, or by the emergency access of this session. */
  mayAct(call: EmergencyActName, input?: Readonly<Record<string, unknown>>): boolean;
};

export type Preferences = {
  theme: Theme;
  usesSingleKeys: boolean;
  hasSound: boolean;
  setTheme(theme: Theme): void;
  setLocale(locale: Locale): void;
  setUsesSingleKeys(uses: boolean): void;
  setHasSound(has: boolean): void;
};

const OfficeContext = createContext<Office | null>(null);
export const OfficeProvider = OfficeContext;

export function useOffice(): Office {
  const office = use(OfficeContext);
  if (!office) throw new Error("The component is outside the office.");
  return office;
}

export const useOfficeTexts = (): OfficeTexts => useOffice().texts;
