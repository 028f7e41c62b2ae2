import type { OfficeRoute } from "#backoffice/office-route.ts";
import {
  loadAccounts,
  loadComp,
  loadLimits,
  loadSites,
  loadSwitches,
} from "#backoffice/settings/load-settings.ts";

/** The screens of the settings that staff change at run time. */
export const settingRoutes: readonly OfficeRoute[] = [
  {
    path: "settings",
    page: () => import("#backoffice/settings/sites-page.tsx"),
    load: loadSites,
    access: "settings.read",
    title: (texts) => texts.settings.title,
    menu: { icon: "wrench", key: "s" },
  },
  {
    path: "settings/accounts",
    page: () => import("#backoffice/settings/accounts-page.tsx"),
    load: loadAccounts,
    access: "settings.read",
    title: (texts) => texts.settings.accounts,
  },
  {
    path: "settings/limits",
    page: () => import("#backoffice/settings/limits-page.tsx"),
    load: loadLimits,
    access: "settings.read",
    title: (texts) => texts.settings.limits,
  },
  {
    path: "settings/comp",
    page: () => import("#backoffice/settings/comp-page.tsx"),
    load: loadComp,
    access: "settings.read",
    title: (texts) => texts.settings.comp,
  },
  {
    path: "settings/switches",
    page: () => import("#backoffice/settings/switches-page.tsx"),
    load: loadSwitches,
    access: "settings.read",
    title: (texts) => texts.settings.switches,
  },
];
