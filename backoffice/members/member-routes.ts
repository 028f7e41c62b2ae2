import { loadBarredPersons } from "#backoffice/members/barred-persons/load-barred-persons.ts";
import { loadCases } from "#backoffice/members/cases/load-cases.ts";
import { loadDuplicateAccounts } from "#backoffice/members/duplicate-accounts/load-duplicate-accounts.ts";
import {
  loadIdentityCheck,
  loadIdentityChecks,
} from "#backoffice/members/identity-checks/load-identity-checks.ts";
import {
  loadPrivacyRequest,
  loadPrivacyRequests,
} from "#backoffice/members/privacy-requests/load-privacy-requests.ts";
import { loadMember } from "#backoffice/members/load-member.ts";
import { loadMembers } from "#backoffice/members/load-members.ts";
import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

/** The screens about members: search, one member, cases, barred persons, duplicate accounts, identities, privacy requests. */
export const memberRoutes: readonly OfficeRoute[] = [
  {
    path: "members",
    page: () => import("#backoffice/members/members-page.tsx"),
    load: loadMembers,
    access: "members.read",
    title: (texts) => texts.members.title,
    group: "members",
    menu: { icon: "users", key: "m" },
  },
  {
    path: "cases",
    page: () => import("#backoffice/members/cases/cases-page.tsx"),
    load: loadCases,
    isAbout: actsOn("member"),
    access: "members.read",
    title: (texts) => texts.cases.title,
    group: "members",
    menu: { icon: "warning", key: "c" },
  },
  {
    path: "barred-persons",
    page: () => import("#backoffice/members/barred-persons/barred-persons-page.tsx"),
    load: loadBarredPersons,
    isAbout: actsOn("barred-person"),
    access: "members.read",
    title: (texts) => texts.barredPersons.title,
    group: "members",
    menu: { icon: "lock", key: "f" },
  },
  {
    path: "duplicate-accounts",
    page: () => import("#backoffice/members/duplicate-accounts/duplicate-accounts-page.tsx"),
    load: loadDuplicateAccounts,
    isAbout: actsOn("member"),
    access: "members.read",
    title: (texts) => texts.duplicateAccounts.title,
    group: "members",
    menu: { icon: "link", count: "duplicateAccounts" },
  },
  {
    path: "identity-checks",
    page: () => import("#backoffice/members/identity-checks/identity-checks-page.tsx"),
    load: loadIdentityChecks,
    isAbout: ({ name }) => name.startsWith("member.identity_"),
    access: "members.verify",
    title: (texts) => texts.identityChecks.title,
    group: "members",
    menu: { icon: "user", key: "g", count: "identities" },
  },
  {
    path: "identity-checks/:id",
    page: () => import("#backoffice/members/identity-checks/identity-check-page.tsx"),
    load: loadIdentityCheck,
    isAbout: ({ name }) => name === "member.identity_decided",
    access: "members.verify",
    title: (texts) => texts.identityChecks.title,
    group: "members",
  },
  {
    path: "privacy-requests",
    page: () => import("#backoffice/members/privacy-requests/privacy-requests-page.tsx"),
    load: loadPrivacyRequests,
    isAbout: ({ name }) => name.startsWith("member.privacy_request") || name === "member.erased",
    access: "members.read",
    title: (texts) => texts.privacyRequests.title,
    group: "members",
    menu: { icon: "envelope", count: "privacyRequests" },
  },
  {
    path: "privacy-requests/:id",
    page: () => import("#backoffice/members/privacy-requests/privacy-request-page.tsx"),
    load: loadPrivacyRequest,
    isAbout: ({ name }) => name.startsWith("member.privacy_request") || name === "member.erased",
    access: "members.read",
    title: (texts) => texts.privacyRequests.title,
    group: "members",
  },
  {
    path: "members/:id",
    page: () => import("#backoffice/members/member-page.tsx"),
    load: loadMember,
    isAbout: ({ memberId, said }, { id }) =>
      String(memberId) === id || said["object"] === `member:${id}`,
    access: "members.read",
    title: (texts) => texts.members.member,
    group: "members",
  },
];
