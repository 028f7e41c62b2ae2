import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { loadAuditorReads } from "#backoffice/operators/auditor-reads/load-auditor-reads.ts";
import { loadEmergencies } from "#backoffice/operators/emergencies/load-emergencies.ts";
import { reviewRoutes } from "#backoffice/operators/reviews/review-routes.ts";
import { loadAudit, loadSignIns, loadStaff } from "#backoffice/operators/load-operators.ts";

/** The screens about operators and what they did. */
export const staffRoutes: readonly OfficeRoute[] = [
  {
    path: "operators",
    page: () => import("#backoffice/operators/staff-page.tsx"),
    load: loadStaff,
    isAbout: actsOn("operator", "invitation", "rule"),
    access: "operators.read",
    title: (texts) => texts.staff.title,
    group: "system",
    menu: { icon: "shield", key: "o" },
  },
  {
    path: "operators/roles",
    page: () => import("#backoffice/operators/roles-page.tsx"),
    access: "operators.read",
    title: (texts) => texts.staff.roles,
    group: "system",
  },
  {
    path: "operators/sign-ins",
    page: () => import("#backoffice/operators/sign-ins-page.tsx"),
    load: loadSignIns,
    access: "operators.read",
    title: (texts) => texts.staff.signIns,
    group: "system",
  },
  ...reviewRoutes,
  {
    path: "operators/emergencies",
    page: () => import("#backoffice/operators/emergencies/emergencies-page.tsx"),
    load: loadEmergencies,
    isAbout: actsOn("emergency"),
    access: "operators.read",
    title: (texts) => texts.emergencies.listTitle,
    group: "system",
  },
  {
    path: "audit",
    page: () => import("#backoffice/operators/audit-page.tsx"),
    load: loadAudit,
    access: "audit.read",
    title: (texts) => texts.audit.title,
    group: "reports",
    menu: { icon: "list", key: "a" },
  },
  {
    path: "audit/reads",
    page: () => import("#backoffice/operators/auditor-reads/auditor-reads-page.tsx"),
    load: loadAuditorReads,
    access: "audit.read",
    title: (texts) => texts.auditorReads.title,
    group: "reports",
  },
];
