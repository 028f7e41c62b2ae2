import type { ReactNode } from "react";
import { hasConflict } from "#contract/office/duties.ts";
import type { AccountToReview, ReviewedAccount } from "#contract/office/reviews.ts";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { Day, Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The columns of an account under review; `tagOf` marks the own one. */
export function useAccountColumns<Row extends AccountToReview | ReviewedAccount>(
  tagOf: (row: Row) => ReactNode,
): readonly Column<Row>[] {
  const { reviews, roles, staff } = useOfficeTexts();
  return [
    {
      id: "name",
      header: reviews.account,
      renderCell: (row) => {
        const tag = tagOf(row);
        return (
          <>
            <span translate="no">
              {row.name} ({row.loginId})
            </span>{" "}
            {tag && <span className="tag">{tag}</span>}
          </>
        );
      },
    },
    {
      id: "role",
      header: reviews.role,
      renderCell: ({ role }) => (
        <>
          {roles[role]}{" "}
          {hasConflict(role) && <span className="tag tag-warn">{reviews.dutiesJoined}</span>}
        </>
      ),
    },
    {
      id: "signIn",
      header: reviews.lastSignIn,
      renderCell: ({ lastSignInAt }) => (lastSignInAt ? <Moment at={lastSignInAt} /> : staff.never),
    },
    {
      id: "factor",
      header: reviews.secondFactor,
      renderCell: ({ secondFactor }) => reviews.secondFactors[secondFactor],
    },
    {
      id: "password",
      header: reviews.password,
      renderCell: ({ passwordChangedAt }) => <Day at={passwordChangedAt} />,
    },
    {
      id: "until",
      header: reviews.until,
      renderCell: ({ accessUntil }) => (accessUntil ? <Moment at={accessUntil} /> : reviews.noEnd),
    },
  ];
}
