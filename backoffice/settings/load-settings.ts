import type { OfficeCaller } from "#backoffice/api.ts";

export const loadSites = async (call: OfficeCaller) => {
  const answer = await call("get-sites", {});
  return { sites: answer.status === "success" ? answer.sites : [] };
};
export type SitesPage = Awaited<ReturnType<typeof loadSites>>;

export const loadAccounts = async (call: OfficeCaller) => {
  const answer = await call("get-receiving-accounts", {});
  return { accounts: answer.status === "success" ? answer.accounts : [] };
};
export type AccountsPage = Awaited<ReturnType<typeof loadAccounts>>;

export const loadLimits = async (call: OfficeCaller) => {
  const answer = await call("get-money-limits", {});
  if (answer.status !== "success") throw new Error(`the limits answered ${answer.status}`);
  return { limits: answer.limits };
};
export type LimitsPage = Awaited<ReturnType<typeof loadLimits>>;

export const loadProfiles = async (call: OfficeCaller) => {
  const [profiles, sites] = await Promise.all([call("get-profiles", {}), call("get-sites", {})]);
  return {
    profiles: profiles.status === "success" ? profiles.profiles : [],
    sites: sites.status === "success" ? sites.sites : [],
  };
};
export type ProfilesPage = Awaited<ReturnType<typeof loadProfiles>>;

export const loadComp = async (call: OfficeCaller) => {
  const answer = await call("get-comp-rates", {});
  if (answer.status !== "success") throw new Error(`the comp rates answered ${answer.status}`);
  const { categories, version, changes } = answer;
  return { categories, version, changes };
};
export type CompPage = Awaited<ReturnType<typeof loadComp>>;

export const loadSwitches = async (call: OfficeCaller) => {
  const answer = await call("get-switches", {});
  return { switches: answer.status === "success" ? answer.switches : [] };
};
export type SwitchesPage = Awaited<ReturnType<typeof loadSwitches>>;

export const loadLicences = async (call: OfficeCaller) => {
  const [answer, networks] = await Promise.all([
    call("get-licences", {}),
    call("get-network-rules", {}),
  ]);
  if (answer.status !== "success") throw new Error(`the licences answered ${answer.status}`);
  if (networks.status !== "success") throw new Error(`the networks answered ${networks.status}`);
  const { sites, allowed, refusals } = answer;
  return { sites, allowed, refusals, networks };
};
export type LicencesPage = Awaited<ReturnType<typeof loadLicences>>;

export const loadDocuments = async (call: OfficeCaller) => {
  const [documents, sites] = await Promise.all([call("get-documents", {}), call("get-sites", {})]);
  return {
    documents: documents.status === "success" ? documents.sites : [],
    sites: sites.status === "success" ? sites.sites : [],
  };
};
export type DocumentsPage = Awaited<ReturnType<typeof loadDocuments>>;

export const loadOpening = async (call: OfficeCaller) => {
  const [answer, testers] = await Promise.all([
    call("get-opening", {}),
    call("get-tester-links", {}),
  ]);
  if (answer.status !== "success") throw new Error(`the opening answered ${answer.status}`);
  if (testers.status !== "success") throw new Error(`the links answered ${testers.status}`);
  const { mode, openedAt, sites, lines } = answer;
  return { mode, openedAt, sites, lines, links: testers.links };
};
export type OpeningPage = Awaited<ReturnType<typeof loadOpening>>;
