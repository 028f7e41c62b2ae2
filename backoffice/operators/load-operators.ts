import type { OfficeCaller } from "#backoffice/api.ts";

/** The answer of a call that cannot say no. */
export const loadAccount = async (call: OfficeCaller) => {
  const [sessions, signIns] = await Promise.all([
    call("get-own-sessions", {}),
    call("get-own-sign-ins", {}),
  ]);
  return {
    sessions: sessions.status === "success" ? sessions.sessions : [],
    events: signIns.status === "success" ? signIns.events : [],
  };
};
export type AccountPage = Awaited<ReturnType<typeof loadAccount>>;

export const loadProposals = async (call: OfficeCaller) => {
  const answer = await call("get-proposals", {});
  return { proposals: answer.status === "success" ? answer.proposals : [] };
};
export type ProposalsPage = Awaited<ReturnType<typeof loadProposals>>;
