import type { duplicateAccountCalls } from "#contract/office/duplicate-accounts.ts";
import type { Queryable } from "#server/kit/database.ts";
import { assertExists, objectOf } from "#server/members/administration/member-facts.ts";
import {
  decideReview,
  lockOpenReview,
  opensAccount,
} from "#server/members/duplicate-accounts/deciding.ts";
import { duplicateReviews, reviewsOfMember } from "#server/members/duplicate-accounts/listing.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about accounts that may be one person's. */
export const duplicateAccountRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof duplicateAccountCalls> => ({
  "get-duplicate-accounts": (_context, { list, after }) => duplicateReviews(db, list, after),
  "get-member-duplicates": async (_context, { id }) => {
    await assertExists(db, BigInt(id));
    return reviewsOfMember(db, BigInt(id));
  },
  "decide-duplicate-account": async (act, context, { reviewId, version, outcome, ...input }) => {
    const secondId = input.secondId === undefined ? null : BigInt(input.secondId);
    const review = await lockOpenReview(act, BigInt(reviewId), { version, outcome, secondId });
    const isOpened = await opensAccount(act, review, outcome);
    const { memberId, otherId } = review;
    const about = secondId ?? memberId;
    const change = {
      object: objectOf(about),
      before: { duplicateReview: "open", ...(isOpened && { status: "suspended" }) },
      after: {
        duplicateReview: outcome,
        otherMember: Number(about === memberId ? otherId : memberId),
        ...(isOpened && { status: "active" }),
      },
    };
    if (isOpened && !isCarriedOut(context)) return { proposes: change };
    await decideReview(act, review, { outcome, secondId, findings: input.reason, isOpened });
    return { answer: {}, audit: change };
  },
});
