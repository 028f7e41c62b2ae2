import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import {
  loadAccounts,
  loadComp,
  loadLicences,
  loadLimits,
  loadProfiles,
  loadSites,
  loadSwitches,
} from "#backoffice/settings/load-settings.ts";

/** The screens of the settings that staff change at run time. */
export const settingRoutes: readonly OfficeRoute[] = [
  {
    path: "settings",
    page: () => import("#backoffice/settings/sites-page.tsx"),
    load: loadSites,
    isAbout: actsOn("site"),
    access: "settings.read",
    title: (texts) => texts.settings.title,
    group: "system",
    menu: { icon: "wrench", key: "s" },
  },
  {
    path: "settings/accounts",
    page: () => import("#backoffice/settings/accounts-page.tsx"),
    load: loadAccounts,
    isAbout: actsOn("receiving-account"),
    access: "settings.read",
    title: (texts) => texts.settings.accounts,
    group: "system",
  },
  {
    path: "settings/limits",
    page: () => import("#backoffice/settings/limits-page.tsx"),
    load: loadLimits,
    isAbout: actsOn("limits"),
    access: "settings.read",
    title: (texts) => texts.settings.limits,
    group: "system",
  },
  {
    path: "settings/licences",
    page: () => import("#backoffice/settings/licences-page.tsx"),
    load: loadLicences,
    isAbout: actsOn("licence", "site"),
    access: "settings.read",
    title: (texts) => texts.licences.title,
    group: "system",
  },
  {
    path: "settings/profiles",
    page: () => import("#backoffice/settings/profiles-page.tsx"),
    load: loadProfiles,
    isAbout: actsOn("profile", "site"),
    access: "settings.read",
    title: (texts) => texts.profiles.title,
    group: "system",
  },
  {
    path: "settings/comp",
    page: () => import("#backoffice/settings/comp-page.tsx"),
    load: loadComp,
    isAbout: actsOn("comp"),
    access: "settings.read",
    title: (texts) => texts.settings.comp,
    group: "system",
  },
  {
    path: "settings/switches",
    page: () => import("#backoffice/settings/switches-page.tsx"),
    load: loadSwitches,
    isAbout: actsOn("switch"),
    access: "settings.read",
    title: (texts) => texts.settings.switches,
    group: "system",
  },
];
