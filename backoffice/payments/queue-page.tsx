import { useState } from "react";
import { useLoaderData } from "react-router";
import { queueFilters, type QueueEntry } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useLiveCounts } from "#backoffice/frame/live.tsx";
import { ListTitle } from "#backoffice/frame/list-title.tsx";
import { NewRows } from "#backoffice/frame/new-rows.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useListKeys } from "#backoffice/frame/use-list-keys.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import type { PaymentsPage } from "#backoffice/payments/load-payments.ts";
import { ApproveMany } from "#backoffice/payments/approve-many.tsx";
import { PaymentDetailPane } from "#backoffice/payments/detail-pane.tsx";
import { useClaimEnds } from "#backoffice/payments/use-claim-ends.ts";
import { searched } from "#backoffice/payments/queue-search.ts";
import { QueueRow } from "#backoffice/payments/queue-row.tsx";

type Address = "/deposits" | "/withdrawals";

/** The queue of one kind and the open request beside it; both are in the address. */
function QueuePage({ address }: { address: Address }) {
  const loaded = useLoaderData<PaymentsPage>();
  useClaimEnds(loaded);
  const [words, setWords] = useState("");
  const page = { ...loaded, requests: searched(loaded.requests, words) };
  const { kind, filter, open } = page;
  const { payments: texts, refusals } = useOfficeTexts();
  const { hrefOf, leave } = useQueueKeys(address, page);
  const title = kind === "deposit" ? texts.deposits : texts.withdrawals;
  return (
    <div className="queue-page">
      <section className="queue" aria-label={texts.listOf(title, texts.filters[filter])}>
        <ListTitle title={title} back={open ? hrefOf(null) : null} />
        <Views
          label={texts.views}
          views={queueFilters}
          current={filter}
          hrefOf={(each) => (each === "open" ? address : `${address}?view=${each}`)}
          nameOf={(each) => texts.filters[each]}
        />
        <QueueSearch
          words={words}
          isNeeded={loaded.requests.length > 1}
          found={page.requests}
          onChange={setWords}
        />
        <NewRequests page={page} />
        <ManyButton page={page} />
        {words !== "" && page.requests.length === 0 ? (
          <p className="queue-empty">{texts.noMatch}</p>
        ) : (
          <QueueList page={page} hrefOf={hrefOf} />
        )}
      </section>
      {open ? (
        <PaymentDetailPane key={open.id} request={open} onDone={leave} />
      ) : (
        <p className={page.isMissing ? "detail-empty" : "detail-empty detail-hint"}>
          {page.isMissing ? refusals.not_found : texts.choose}
        </p>
      )}
    </div>
  );
}

type QueueSearchProps = {
  words: string;
  isNeeded: boolean;
  found: readonly QueueEntry[];
  onChange: (words: string) => void;
};

/** Narrows the list that is loaded, and says how much it asks for. */
function QueueSearch({ words, isNeeded, found, onChange }: QueueSearchProps) {
  const { bulk, payments } = useOfficeTexts();
  const format = useFormat();
  if (!isNeeded) return null;
  const sum = found.reduce((total, { amount }) => total + amount, 0);
  return (
    <search className="queue-search">
      <div className="find">
        <input
          type="search"
          aria-label={payments.search}
          placeholder={payments.search}
          autoComplete="off"
          maxLength={60}
          value={words}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <output>{bulk.sum(format.number(found.length), format.moneyText(sum))}</output>
    </search>
  );
}

/** Approves all requests without a warning, by button and by key. */
function ManyButton({ page: { filter, requests } }: { page: PaymentsPage }) {
  const { texts, may } = useOffice();
  const [isAsking, setIsAsking] = useState(false);
  const isPossible = filter === "open" && requests.length > 1 && may("payments.decide");
  useShortcuts([
    { keys: "m", label: texts.payments.approveMany, run: () => isPossible && setIsAsking(true) },
  ]);
  return (
    <>
      {isPossible && (
        <button type="button" className="btn queue-many" onClick={() => setIsAsking(true)}>
          {texts.payments.approveMany} <kbd>M</kbd>
        </button>
      )}
      {isAsking && <ApproveMany requests={requests} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Moves through the queue by key. */
function useQueueKeys(address: Address, { filter, requests, open }: PaymentsPage) {
  const texts = useOfficeTexts().payments;
  const hrefOf = (id: number | null) =>
    `${address}${id === null ? "" : `/${id}`}${filter === "open" ? "" : `?view=${filter}`}`;
  const { goTo, leave } = useListKeys({
    noun: "request",
    rows: requests,
    openId: open?.id,
    hrefOf,
    labels: texts,
  });
  useShortcuts([
    {
      keys: "o",
      label: texts.openFirst,
      run: () => void goTo(open?.id ?? requests[0]?.id ?? null),
    },
  ]);
  return { hrefOf, leave };
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

function NewRequests({ page: { kind, waiting, newestId } }: { page: PaymentsPage }) {
  const texts = useOfficeTexts().payments;
  const format = useFormat();
  const live = useLiveCounts();
  const newest = kind === "deposit" ? live.newestDeposit : live.newestWithdrawal;
  const count = kind === "deposit" ? live.deposits : live.withdrawals;
  const text = texts.newRequests(format.number(Math.max(1, count - waiting)));
  return <NewRows isNew={newest > newestId} text={text} />;
}

export const DepositsPage = () => <QueuePage address="/deposits" />;
export const WithdrawalsPage = () => <QueuePage address="/withdrawals" />;
