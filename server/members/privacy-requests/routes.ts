import type { privacyRequestCalls } from "#contract/privacy-requests.ts";
import type { HandlersOf } from "#contract/handler.ts";
import type { Acts } from "#server/kit/act.ts";
import {
  openPrivacyRequest,
  ownPrivacyRequests,
  withdrawPrivacyRequest,
} from "#server/members/privacy-requests/own-requests.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const privacyRequestRoutes = (acts: Acts): HandlersOf<keyof typeof privacyRequestCalls> => ({
  "get-privacy-requests": (context) =>
    ownPrivacyRequests(acts.db, acts.clock, signedIn(context).memberId),
  "open-privacy-request": async (context, request) => ({
    id: Number(await openPrivacyRequest(acts, signedIn(context).memberId, request)),
  }),
  "withdraw-privacy-request": async (context, { id }) => {
    const { memberId } = signedIn(context);
    await acts.perform({ kind: "member", memberId }, (act) =>
      withdrawPrivacyRequest(act, memberId, BigInt(id)),
    );
    return {};
  },
});
