import { Link } from "react-router";
import type { MemberRequest } from "#contract/office/member-tabs.ts";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Deposits and withdrawals, including those that the member removed from their own list. */
export function RequestsTab({ tab }: { tab: Extract<Tab, { name: "requests" }> }) {
  const texts = useOfficeTexts().members;
  return (
    <>
      <RowsTable
        caption={texts.tabs.requests}
        head={[
          texts.kind,
          texts.at,
          { name: texts.amount, isEnd: true },
          texts.status,
          texts.decidedAt,
          texts.memo,
        ]}
        empty={texts.noRequests}
      >
        {tab.requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </RowsTable>
      <MorePages next={tab.next} />
    </>
  );
}

const looks = { approved: "tag tag-good", refused: "tag tag-bad", waiting: "tag tag-warn" };

function RequestRow({ request }: { request: MemberRequest }) {
  const texts = useOfficeTexts().members;
  const { id, kind, decision, status } = request;
  const state = decision ?? (status === "taken" ? "taken" : "waiting");
  const view = decision === null ? "" : "?view=decided";
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={`/${kind}s/${id}${view}`}>
          {texts.requestOf[kind](String(id))}
        </Link>
      </th>
      <td>
        <Moment at={request.askedAt} />
      </td>
      <td className="end num">
        <Money amount={request.amount} />
      </td>
      <td>
        <span className={looks[state as keyof typeof looks] ?? "tag"}>
          {texts.requestStates[state]}
        </span>{" "}
        {request.isHidden && <span className="tag">{texts.hidden}</span>}
      </td>
      <td>{request.decidedAt ? <Moment at={request.decidedAt} /> : "-"}</td>
      <td className="wraps">{request.memo ?? "-"}</td>
    </tr>
  );
}
