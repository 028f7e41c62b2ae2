import { useState } from "react";
import { useLoaderData } from "react-router";
import { proposalViews } from "#contract/office/proposals.ts";
import { ListTitle } from "#backoffice/frame/list-title.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useListKeys } from "#backoffice/frame/use-list-keys.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { DecidedLink, type OneTime } from "#backoffice/operators/proposals/decided-link.tsx";
import type { ProposalsPage } from "#backoffice/operators/proposals/load-proposals.ts";
import { ProposalDetail } from "#backoffice/operators/proposals/proposal-detail.tsx";
import { ProposalRow } from "#backoffice/operators/proposals/proposal-row.tsx";

/** The queue of proposals that wait for a second operator, and the decided ones. */
export default function Proposals() {
  const words = useOffice().texts.proposals;
  const { view, proposals, next, signedOnly, open } = useLoaderData<ProposalsPage>();
  const hrefOf = (id: number | null) =>
    `/proposals${id === null ? "" : `/${id}`}${view === "waiting" ? "" : `?view=${view}`}`;
  const { leave } = useListKeys({
    noun: "proposal",
    rows: proposals,
    openId: open?.id,
    hrefOf,
    labels: words,
  });
  // Kept by the page, because the proposal leaves the list before its link is shown.
  const [link, setLink] = useState<OneTime | null>(null);
  return (
    <div className="queue-page">
      <section className="queue" aria-label={words.list}>
        <ListTitle title={words.title} back={open ? hrefOf(null) : null} />
        <Views
          label={words.list}
          views={proposalViews}
          current={view}
          hrefOf={(each) => (each === "waiting" ? "/proposals" : `/proposals?view=${each}`)}
          nameOf={(each) => words.views[each]}
        />
        {proposals.length === 0 ? (
          <div className="queue-empty">
            <p>{view === "waiting" ? words.empty : words.emptyDecided}</p>
          </div>
        ) : (
          <ul>
            {proposals.map((proposal) => (
              <li key={proposal.id}>
                <ProposalRow
                  proposal={proposal}
                  href={hrefOf(proposal.id)}
                  isOpen={proposal.id === open?.id}
                />
              </li>
            ))}
          </ul>
        )}
        <MorePages next={next} />
      </section>
      {open ? (
        <ProposalDetail
          key={open.id}
          proposal={open}
          signedOnly={signedOnly}
          onLink={setLink}
          onDone={leave}
        />
      ) : (
        <div className="detail-empty">
          <p className="detail-hint">{proposals.length > 0 && words.choose}</p>
          <p>{words.lead}</p>
        </div>
      )}
      {link && <DecidedLink link={link} onClose={() => setLink(null)} />}
    </div>
  );
}
