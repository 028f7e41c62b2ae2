import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { helpWriteHref } from "#site/messages/help-address.ts";
import type { StaffAccesses } from "#site/my-page/staff-accesses/load-staff-accesses.ts";
import { MemberLink } from "#site/members/login-needed.tsx";
import { Moment } from "#site/parts/moment.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";

/** How many lines a page has. Source: the contract ("twenty a page"). */
const LINES = 20;

function useColumns(): Column<StaffAccesses["list"][number]>[] {
  const { staffAccesses: texts, wallet } = usePageTexts();
  return [
    { id: "at", label: wallet.time, cell: ({ at }) => <Moment instant={at} /> },
    {
      id: "part",
      label: texts.part,
      cell: ({ part, isReasoned }) => (
        <span className="cell-lines">
          <span>{texts.parts[part]}</span>
          {isReasoned && <small>{texts.reason}</small>}
        </span>
      ),
    },
    { id: "by", label: texts.by, cell: ({ by }) => texts.teams[by] },
  ];
}

/** When which team of staff opened what of the member's account, and whom to ask about it. */
export function StaffAccessList({ accesses }: { accesses: Section<StaffAccesses> }) {
  const { staffAccesses: texts, protection } = usePageTexts();
  const format = useFormat();
  return (
    <RecordList
      icon="eye"
      title={texts.title}
      empty={texts.empty}
      columns={useColumns()}
      loaded={accesses}
      perPage={LINES}
      filter={<p className="money-text">{texts.lead}</p>}
      foot={
        <>
          <p className="field-hint">
            {texts.hidden} {accesses.ok && texts.kept(format.number(accesses.data.keptDays))}
          </p>
          <p className="money-action">
            <MemberLink className="btn btn-soft" to={helpWriteHref}>
              {protection.askHelp}
            </MemberLink>
          </p>
        </>
      }
    />
  );
}
