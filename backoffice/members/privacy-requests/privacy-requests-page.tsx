import { useLoaderData } from "react-router";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import type { PrivacyRequestsPage } from "#backoffice/members/privacy-requests/load-privacy-requests.ts";
import { RequestsTable } from "#backoffice/members/privacy-requests/requests-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Privacy requests: waiting ones, the soonest due first, or ended ones. */
export default function PrivacyRequests() {
  const { privacyRequests: words } = useOfficeTexts();
  const { list, requests, next } = useLoaderData<PrivacyRequestsPage>();
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <ListViews
        label={words.title}
        views={["waiting", "ended"]}
        current={list}
        nameOf={(each) => words.lists[each]}
      />
      <RequestsTable
        caption={words.lists[list]}
        empty={words.none[list]}
        requests={requests}
        hasMembers
      />
      <MorePages next={next} name="after" />
    </div>
  );
}
