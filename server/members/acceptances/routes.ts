import type { acceptanceCalls } from "#contract/acceptances.ts";
import type { HandlersOf } from "#contract/handler.ts";
import type { Acts } from "#server/kit/act.ts";
import { acceptDocuments, documentsDue } from "#server/members/acceptances/acceptances.ts";
import { signedIn } from "#server/members/signed-in.ts";

/** The documents that wait for a member, and their acceptance. */
export const acceptanceRoutes = (acts: Acts): HandlersOf<keyof typeof acceptanceCalls> => ({
  "get-documents-due": async (context) => {
    const due = await documentsDue(acts.db, signedIn(context).memberId, context.host);
    return {
      due: due && { version: due.version, publishedAt: due.publishedAt.toISOString() },
    };
  },
  "accept-documents": async (context, { terms }) => {
    await acceptDocuments(acts, signedIn(context).memberId, context, terms);
    return {};
  },
});
