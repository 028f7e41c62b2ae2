import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { queueFilters } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useLiveCounts } from "#backoffice/frame/live.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { PaymentsPage } from "#backoffice/payments/load-payments.ts";
import { PaymentDetailPane } from "#backoffice/payments/detail-pane.tsx";
import { QueueRow } from "#backoffice/payments/queue-row.tsx";

type Address = "/deposits" | "/withdrawals";

/** The queue of one kind and the open request beside it; both are in the address. */
function QueuePage({ address }: { address: Address }) {
  const page = useLoaderData<PaymentsPage>();
  const { kind, filter, requests, open } = page;
  const { payments: texts, refusals } = useOfficeTexts();
  const { hrefOf, goTo } = useQueueKeys(address, page);
  const here = requests.findIndex(({ id }) => id === open?.id);
  const title = kind === "deposit" ? texts.deposits : texts.withdrawals;
  return (
    <div className="queue-page">
      <section className="queue" aria-label={texts.listOf(title, texts.filters[filter])}>
        <h1>{title}</h1>
        <nav className="views" aria-label={texts.views}>
          {queueFilters.map((each) => (
            <Link
              key={each}
              to={each === "open" ? address : `${address}?view=${each}`}
              aria-current={each === filter ? "page" : undefined}
            >
              {texts.filters[each]}
            </Link>
          ))}
        </nav>
        <NewRequests page={page} />
        <QueueList page={page} hrefOf={hrefOf} />
      </section>
      {open ? (
        <PaymentDetailPane
          key={open.id}
          request={open}
          onDone={() => void goTo((requests[here + 1] ?? requests[here - 1])?.id ?? null)}
        />
      ) : (
        <p className="detail-empty">{page.isMissing ? refusals.not_found : texts.choose}</p>
      )}
    </div>
  );
}

/** Moves through the queue by key. */
function useQueueKeys(address: Address, { filter, requests, open }: PaymentsPage) {
  const texts = useOfficeTexts().payments;
  const navigate = useNavigate();
  const hrefOf = (id: number | null) =>
    `${address}${id === null ? "" : `/${id}`}${filter === "open" ? "" : `?view=${filter}`}`;
  const here = requests.findIndex(({ id }) => id === open?.id);
  /** Opens a request and focuses its row. */
  const goTo = async (id: number | null) => {
    await navigate(hrefOf(id));
    document.querySelector<HTMLElement>(`[data-request="${id}"]`)?.focus();
  };
  const step = (by: 1 | -1) => {
    const next = requests[here === -1 ? 0 : here + by];
    if (next) void goTo(next.id);
  };
  useShortcuts([
    { keys: "j", label: texts.next, run: () => step(1) },
    { keys: "k", label: texts.previous, run: () => step(-1) },
    {
      keys: "o",
      label: texts.openFirst,
      run: () => void goTo(open?.id ?? requests[0]?.id ?? null),
    },
  ]);
  return { hrefOf, goTo };
}

type QueueListProps = { page: PaymentsPage; hrefOf: (id: number) => string };

function QueueList({ page: { requests, lastDecidedAt, open, isCut }, hrefOf }: QueueListProps) {
  const texts = useOfficeTexts().payments;
  const format = useFormat();
  if (requests.length === 0)
    return (
      <div className="queue-empty">
        <p>{texts.empty}</p>
        {lastDecidedAt && (
          <p>{texts.lastDecided(`${format.date(lastDecidedAt)} ${format.time(lastDecidedAt)}`)}</p>
        )}
      </div>
    );
  return (
    <>
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <QueueRow
              request={request}
              href={hrefOf(request.id)}
              isOpen={request.id === open?.id}
            />
          </li>
        ))}
      </ul>
      {isCut && <p className="queue-foot">{texts.cut(format.number(requests.length))}</p>}
    </>
  );
}

/** Offers new rows instead of inserting them, so that rows do not move under the pointer. */
function NewRequests({ page: { kind, waiting, newestId } }: { page: PaymentsPage }) {
  const texts = useOfficeTexts().payments;
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const live = useLiveCounts();
  const newest = kind === "deposit" ? live.newestDeposit : live.newestWithdrawal;
  const count = kind === "deposit" ? live.deposits : live.withdrawals;
  const isNew = newest > newestId;
  return (
    <div role="status">
      {isNew && (
        <button type="button" className="new-requests" onClick={() => void revalidate()}>
          {texts.newRequests(format.number(Math.max(1, count - waiting)))}
        </button>
      )}
    </div>
  );
}

export const DepositsPage = () => <QueuePage address="/deposits" />;
export const WithdrawalsPage = () => <QueuePage address="/withdrawals" />;
