import type { acceptanceCalls } from "#contract/acceptances.ts";
import type { fundsCalls } from "#contract/funds.ts";
import type { HandlersOf } from "#contract/handler.ts";
import type { toolCalls } from "#contract/tools.ts";
import type { Acts } from "#server/kit/act.ts";
import { acceptDocuments, documentsDue } from "#server/members/acceptances/acceptances.ts";
import { fundsRoutes } from "#server/members/funds-notices/routes.ts";
import { toolRoutes } from "#server/members/tools/routes.ts";
import { signedIn } from "#server/members/signed-in.ts";

type Names = keyof typeof acceptanceCalls | keyof typeof fundsCalls | keyof typeof toolCalls;

/** The documents, tools and notices that wait for a member, and their acceptance. */
export const acceptanceRoutes = (acts: Acts): HandlersOf<Names> => ({
  ...toolRoutes(acts),
  ...fundsRoutes(acts),
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
