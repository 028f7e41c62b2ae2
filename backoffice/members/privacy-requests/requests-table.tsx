import { Link } from "react-router";
import type { OfficePrivacyRequest } from "#contract/office/privacy-requests.ts";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { RequestState } from "#backoffice/members/privacy-requests/request-state.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RequestsTableProps = {
  caption: string;
  empty: string;
  requests: readonly OfficePrivacyRequest[];
  /** Whether each row names its member. */
  hasMembers?: boolean;
};

/** Requests with the day by which they are answered and what became of them. */
export function RequestsTable(props: RequestsTableProps) {
  const { caption, empty, requests, hasMembers = false } = props;
  const { privacyRequests: words } = useOfficeTexts();
  return (
    <RowsTable
      caption={caption}
      head={[
        words.kind,
        ...(hasMembers ? [words.member] : []),
        words.receivedOn,
        words.dueOn,
        words.state,
      ]}
      empty={empty}
    >
      {requests.map((request) => (
        <tr key={request.id}>
          <th scope="row">
            <Link className="link" to={`/privacy-requests/${request.id}`}>
              {words.kinds[request.kind]}
              <span className="vh">
                {" "}
                {request.id} {request.member.loginId}
              </span>
            </Link>
          </th>
          {hasMembers && (
            <td>
              <MemberName member={request.member} tab="privacy-requests" className="link" />
            </td>
          )}
          <td>
            <Moment at={request.receivedAt} />
          </td>
          <td className="num">{request.dueOn}</td>
          <td>
            <RequestState request={request} />
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}
