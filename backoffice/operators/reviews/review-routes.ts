import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import {
  loadAccountsToReview,
  loadLogToReview,
  loadReview,
  loadReviews,
} from "#backoffice/operators/reviews/load-reviews.ts";

/** The screens of the reviews of access and logs. */
export const reviewRoutes: readonly OfficeRoute[] = [
  {
    path: "operators/reviews",
    page: () => import("#backoffice/operators/reviews/reviews-page.tsx"),
    load: loadReviews,
    isAbout: actsOn("review"),
    access: "operators.read",
    title: (texts) => texts.reviews.title,
    group: "system",
  },
  {
    path: "operators/reviews/access",
    page: () => import("#backoffice/operators/reviews/access-page.tsx"),
    load: loadAccountsToReview,
    isAbout: actsOn("review", "operator"),
    access: "operators.check",
    title: (texts) => texts.reviews.kinds.access,
    group: "system",
  },
  {
    path: "operators/reviews/log",
    page: () => import("#backoffice/operators/reviews/log-page.tsx"),
    load: loadLogToReview,
    access: "operators.check",
    title: (texts) => texts.reviews.kinds.log,
    group: "system",
  },
  {
    path: "operators/reviews/:id",
    page: () => import("#backoffice/operators/reviews/review-page.tsx"),
    load: loadReview,
    access: "operators.read",
    title: (texts) => texts.reviews.title,
    group: "system",
  },
];
