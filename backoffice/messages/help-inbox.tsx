import { Link } from "react-router";
import { locales } from "#contract/locales.ts";
import type { InboxRow } from "#contract/office/help-desk.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { ListLink } from "#backoffice/frame/list-link.tsx";
import { ListTitle } from "#backoffice/frame/list-title.tsx";
import { useLiveCounts, useWriters } from "#backoffice/frame/live.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { NewRows } from "#backoffice/frame/new-rows.tsx";
import { SavedViews } from "#backoffice/frame/saved-views.tsx";
import { isOverTarget } from "#backoffice/frame/targets.ts";
import { SelectBox } from "#backoffice/frame/select-column.tsx";
import type { useSelected } from "#backoffice/frame/use-selection.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { BulkHelpActs } from "#backoffice/messages/bulk-help-acts.tsx";
import { HelpFilter } from "#backoffice/messages/help-filter.tsx";
import { helpLists, type HelpData } from "#backoffice/messages/load-messages.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

type Selection = Pick<
  ReturnType<typeof useSelected<InboxRow>>,
  "selected" | "select" | "chosen" | "selectNone"
>;
type HelpInboxProps = {
  data: HelpData;
  /** Null for a role that may not answer. */
  selection: Selection | null;
  hrefOf: (id: number | null, after?: number) => string;
};

const emptyTexts = { waiting: "emptyWaiting", due: "emptyDue", done: "emptyDone" } as const;

/** The list of questions: waiting, due or closed ones, all or filtered. */
export function HelpInbox({ data, selection, hrefOf }: HelpInboxProps) {
  const { messages } = useOfficeTexts();
  const { help } = messages;
  const { rows, next, open, filter, isFirst, list } = data;
  return (
    <section className="queue" aria-label={help.lists}>
      <ListTitle title={help.title} back={open ? hrefOf(null) : null} />
      <Views
        label={help.lists}
        views={helpLists}
        current={list}
        hrefOf={(each) => (each === "waiting" ? "/help" : `/help?view=${each}`)}
        nameOf={(each) => help[each]}
      />
      <HelpFilter list={list} filter={filter} />
      <SavedViews screen="helps" views={data.views} />
      <NewQuestions data={data} />
      {selection && <BulkHelpActs {...selection} />}
      {rows.length === 0 ? (
        <p className="queue-empty">
          {filter.member ? help.emptyOfMember(filter.member) : help[emptyTexts[list]]}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className={selection ? "queue-choice" : undefined}>
              {selection && (
                <SelectBox
                  id={row.id}
                  name={row.title}
                  isDisabled={!isWaiting(row)}
                  selected={selection.selected}
                  select={selection.select}
                />
              )}
              <Row row={row} href={hrefOf(row.id)} isOpen={row.id === open?.id} />
            </li>
          ))}
        </ul>
      )}
      <p className="queue-foot">
        {!isFirst && <Link to={hrefOf(null)}>{help.toFirst}</Link>}
        {next !== null && <Link to={hrefOf(null, next)}>{help.more}</Link>}
      </p>
      <Link className="queue-link" to="/help/templates">
        {messages.templates.manage}
      </Link>
      <ExportButton name="export-helps" filter={{ list, ...filter }} access="lists.export" />
    </section>
  );
}

/** Whether the member waits for an answer. */
export const isWaiting = ({ status, isHidden }: InboxRow): boolean =>
  status === "waiting" && !isHidden;

type RowProps = { row: InboxRow; href: string; isOpen: boolean };

/** One question: its member, its waiting time, and who is answering it. */
function Row({ row, href, isOpen }: RowProps) {
  const { operator, texts } = useOffice();
  const { help } = texts.messages;
  const format = useFormat();
  const now = useMinute();
  const writer = useWriters().find(
    ({ helpId, operatorId }) => helpId === row.id && operatorId !== operator.id,
  );
  const isLate = isWaiting(row) && isOverTarget("helps", row.writtenAt, now);
  return (
    <ListLink noun="help" id={row.id} href={href} isOpen={isOpen}>
      <span className="queue-row-line">
        <b>{row.title}</b>
        <span className="tag" lang={locales[row.member.locale].lang}>
          {locales[row.member.locale].endonym}
        </span>
      </span>
      <span className="queue-row-line">
        <span className="queue-who">
          {row.member.nick}
          <time className={isLate ? "late" : undefined} dateTime={row.writtenAt}>
            {format.ago(row.writtenAt, now)}
          </time>
        </span>
        <span className="tags">
          <span className="tag">{help.categories[row.category]}</span>
          {row.isFurther && <span className="tag">{help.further}</span>}
          {row.remarks > 0 && (
            <span className="tag tag-remark">{help.remarkCount(format.number(row.remarks))}</span>
          )}
          {!isWaiting(row) && (
            <span className={row.status === "answered" ? "tag tag-good" : "tag"}>
              {row.isHidden && row.status === "waiting" ? help.takenBack : help.states[row.status]}
            </span>
          )}
        </span>
      </span>
      {(row.assignedTo ?? row.followUpOn) && (
        <span className="queue-row-line queue-who">
          {row.assignedTo && <span translate="no">{row.assignedTo}</span>}
          {row.followUpOn && <span className="num">{help.dueOn(row.followUpOn)}</span>}
        </span>
      )}
      {writer && <span className="writing">{help.writing(writer.operator)}</span>}
    </ListLink>
  );
}

/** Offers new questions where the list shows all that waited. */
function NewQuestions({ data: { list, isFirst, next, filter, rows } }: { data: HelpData }) {
  const { help } = useOfficeTexts().messages;
  const { helps } = useLiveCounts();
  const isFiltered = Object.keys(filter).length > 0;
  const isWhole = list === "waiting" && isFirst && next === null && !isFiltered;
  return <NewRows isNew={isWhole && helps > rows.length} text={help.newOnes} />;
}
