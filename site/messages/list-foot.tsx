import { useSearchParams } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { pageCount, pageOf } from "#site/parts/page-address.ts";
import { Pager } from "#site/parts/pager.tsx";
import { messagesPerPage } from "#site/messages/load-messages.ts";

type ListFootProps = {
  label: string;
  /** How many items the whole list has (`maxCount`). */
  count: number;
  drop?: readonly string[];
};

/** This page's share of the list, as text and as a bar, and links to the other pages. */
export function ListFoot({ label, count, drop }: ListFootProps) {
  const { messages } = useMessageTexts();
  const format = useFormat();
  const [query] = useSearchParams();
  if (count === 0) return null;
  const pages = pageCount(count, messagesPerPage);
  const page = Math.min(pageOf(query), pages);
  const last = Math.min(page * messagesPerPage, count);
  const first = (page - 1) * messagesPerPage + 1;
  return (
    <div className="list-foot">
      <div className="shown">
        {pages > 1 && <meter aria-hidden="true" min={0} max={count} value={last} />}
        <p className="num">
          {messages.shownOf(format.number(first), format.number(last), format.number(count))}
        </p>
      </div>
      <Pager label={label} pages={pages} {...(drop ? { drop } : {})} />
    </div>
  );
}
