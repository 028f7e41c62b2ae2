import { useLoaderData } from "react-router";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ChecksTable } from "#backoffice/members/identity-checks/checks-table.tsx";
import type { IdentityChecksPage } from "#backoffice/members/identity-checks/load-identity-checks.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Identity documents that wait for an operator, or those that are decided. */
export default function IdentityChecks() {
  const { identityChecks: words } = useOfficeTexts();
  const { list, checks, next } = useLoaderData<IdentityChecksPage>();
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <ListViews
        label={words.title}
        views={["waiting", "decided"]}
        current={list}
        nameOf={(each) => words.lists[each]}
      />
      <ChecksTable
        caption={words.lists[list]}
        empty={words.none[list]}
        checks={checks}
        hasMembers
      />
      <MorePages next={next} name="after" />
    </div>
  );
}
