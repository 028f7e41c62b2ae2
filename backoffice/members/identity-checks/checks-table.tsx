import { Link } from "react-router";
import type { OfficeIdentityCheck } from "#contract/office/identity-checks.ts";
import { useFormat } from "#ui/format-context.tsx";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { CheckState } from "#backoffice/members/identity-checks/check-state.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type ChecksTableProps = {
  caption: string;
  empty: string;
  checks: readonly OfficeIdentityCheck[];
  /** Whether each row names its member. */
  hasMembers?: boolean;
};

/** Documents with when they were sent and what became of them. */
export function ChecksTable({ caption, empty, checks, hasMembers = false }: ChecksTableProps) {
  const { texts, may } = useOffice();
  const format = useFormat();
  const now = useMinute();
  const { identityChecks: words } = texts;
  return (
    <RowsTable
      caption={caption}
      head={[words.document, ...(hasMembers ? [words.member] : []), words.sentAt, words.decided]}
      empty={empty}
    >
      {checks.map((check) => (
        <tr key={check.id}>
          <th scope="row">
            {may("members.verify") ? (
              <Link className="link" to={`/identity-checks/${check.id}`}>
                {words.documents[check.document]}
                <span className="vh"> {check.member.loginId}</span>
              </Link>
            ) : (
              words.documents[check.document]
            )}
          </th>
          {hasMembers && (
            <td>
              <MemberName member={check.member} tab="identity" className="link" />
            </td>
          )}
          <td>
            <Moment at={check.sentAt} />{" "}
            {check.outcome === null && <span className="why">{format.ago(check.sentAt, now)}</span>}
          </td>
          <td>
            <CheckState check={check} />
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}
