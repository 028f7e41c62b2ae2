import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import type { RowId } from "#backoffice/frame/use-row-cursor.ts";
import { useBulk } from "#backoffice/frame/use-bulk.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** `amount` in whole won, where the act is about money. */
type BulkItem = { id: RowId; amount?: number };
type BulkSheetProps<Item extends BulkItem> = {
  title: string;
  items: readonly Item[];
  /** The usual reason; empty when the operator writes one. */
  suggested: string;
  /** Whom the item is about. */
  nameOf: (item: Item) => ReactNode;
  /** What else is to be seen of it. */
  factOf?: (item: Item) => ReactNode;
  doOne: (item: Item, reason: string) => Promise<{ status: string }>;
  onClose: () => void;
  /** Shown above the list. */
  children?: ReactNode;
};

/** Asks once for an act on several objects, with their sum; then shows each result. */
export function BulkSheet<Item extends BulkItem>(props: BulkSheetProps<Item>) {
  const { title, items, suggested, nameOf, factOf, doOne, onClose, children } = props;
  const { bulk } = useOfficeTexts();
  const format = useFormat();
  const { run, stop, done, outcomes } = useBulk(doOne);
  const sum = useSum(items);
  if (outcomes)
    return (
      <Outcomes onClose={onClose}>
        {outcomes.map(({ item, isDone, words }) => (
          <li key={item.id}>
            <b>{nameOf(item)}</b> <Amount {...item} />
            <span className={isDone ? "tag tag-good" : "line-problem"}>{words}</span>
          </li>
        ))}
      </Outcomes>
    );
  return (
    <ReasonSheet
      title={title}
      submit={title}
      suggested={suggested}
      acting={{ isBusy: done !== null }}
      isBlocked={items.length === 0}
      onClose={done === null ? onClose : stop}
      onSubmit={(reason) => void run(items, reason)}
    >
      {children}
      <p className="sheet-sum">
        <b>{sum}</b>
      </p>
      <ul className="line-outcomes">
        {items.map((item) => (
          <li key={item.id}>
            <b>{nameOf(item)}</b> <Amount {...item} />
            <span dir="auto">{factOf?.(item)}</span>
          </li>
        ))}
      </ul>
      {items.length > 1 && <p className="why">{bulk.lead}</p>}
      <p className="why" role="status">
        {done !== null && bulk.progress(format.number(done), format.number(items.length))}
      </p>
    </ReasonSheet>
  );
}

/** How many items, and their sum where each has an amount. */
function useSum(items: readonly BulkItem[]): string {
  const { bulk } = useOfficeTexts();
  const format = useFormat();
  const count = format.number(items.length);
  if (items.every(({ amount }) => amount === undefined)) return bulk.count(count);
  const sum = items.reduce((total, { amount = 0 }) => total + amount, 0);
  return bulk.sum(count, format.moneyText(sum));
}

const Amount = ({ amount }: BulkItem) =>
  amount === undefined ? <span /> : <Money amount={amount} />;

function Outcomes({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { bulk, frame } = useOfficeTexts();
  return (
    <Sheet title={bulk.outcomes} onClose={onClose}>
      <div className="sheet-body">
        <ul className="line-outcomes">{children}</ul>
        <div className="row-of-buttons">
          <Button look="main" text={frame.close} data-first onClick={onClose} />
        </div>
      </div>
    </Sheet>
  );
}
