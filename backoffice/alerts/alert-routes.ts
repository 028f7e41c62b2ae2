import { isAboutAlerts, loadAlerts, loadChannels } from "#backoffice/alerts/load-alerts.ts";
import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

/** The screens of alerts and of where they are sent. */
export const alertRoutes: readonly OfficeRoute[] = [
  {
    path: "alerts",
    page: () => import("#backoffice/alerts/alerts-page.tsx"),
    load: loadAlerts,
    isAbout: isAboutAlerts,
    access: "reports.read",
    title: (texts) => texts.alerts.title,
    menu: { icon: "bell", key: "e", count: "alerts" },
  },
  {
    path: "alerts/channels",
    page: () => import("#backoffice/alerts/channels-page.tsx"),
    load: loadChannels,
    isAbout: actsOn("alert-channel"),
    access: "settings.read",
    title: (texts) => texts.alerts.channelsTitle,
  },
];
