import { useState } from "react";
import { Link, useLoaderData, useNavigate } from "react-router";
import { proposalViews } from "#contract/office/proposals.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { DecidedLink, type OneTime } from "#backoffice/operators/proposals/decided-link.tsx";
import type { ProposalsPage } from "#backoffice/operators/proposals/load-proposals.ts";
import { ProposalDetail } from "#backoffice/operators/proposals/proposal-detail.tsx";
import { ProposalRow } from "#backoffice/operators/proposals/proposal-row.tsx";

/** The queue of proposals that wait for a second operator, and the decided ones. */
export default function Proposals() {
  const words = useOffice().texts.proposals;
  const page = useLoaderData<ProposalsPage>();
  const { view, proposals, next, open } = page;
  const { hrefOf, goTo } = useProposalKeys(page);
  const here = proposals.findIndex(({ id }) => id === open?.id);
  // Kept by the page, because the proposal leaves the list before its link is shown.
  const [link, setLink] = useState<OneTime | null>(null);
  return (
    <div className="queue-page">
      <section className="queue" aria-label={words.list}>
        <h1>{words.title}</h1>
        <nav className="views" aria-label={words.list}>
          {proposalViews.map((each) => (
            <Link
              key={each}
              to={each === "waiting" ? "/proposals" : `/proposals?view=${each}`}
              aria-current={each === view ? "page" : undefined}
            >
              {words.views[each]}
            </Link>
          ))}
        </nav>
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
        <MorePages next={next} name="before" />
      </section>
      {open ? (
        <ProposalDetail
          key={open.id}
          proposal={open}
          onLink={setLink}
          onDone={() => void goTo((proposals[here + 1] ?? proposals[here - 1])?.id ?? null)}
        />
      ) : (
        <div className="detail-empty">
          <p>{proposals.length > 0 && words.choose}</p>
          <p>{words.lead}</p>
        </div>
      )}
      {link && <DecidedLink link={link} onClose={() => setLink(null)} />}
    </div>
  );
}

/** Moves through the list by key. */
function useProposalKeys({ view, proposals, open }: ProposalsPage) {
  const words = useOffice().texts.proposals;
  const navigate = useNavigate();
  const hrefOf = (id: number | null) =>
    `/proposals${id === null ? "" : `/${id}`}${view === "waiting" ? "" : `?view=${view}`}`;
  const here = proposals.findIndex(({ id }) => id === open?.id);
  /** Opens a proposal and focuses its row. */
  const goTo = async (id: number | null) => {
    await navigate(hrefOf(id));
    document.querySelector<HTMLElement>(`[data-proposal="${id}"]`)?.focus();
  };
  const step = (by: 1 | -1) => {
    const next = proposals[here === -1 ? 0 : here + by];
    if (next) void goTo(next.id);
  };
  useShortcuts([
    { keys: "j", label: words.next, run: () => step(1) },
    { keys: "k", label: words.previous, run: () => step(-1) },
  ]);
  return { hrefOf, goTo };
}
