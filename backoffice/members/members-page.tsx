import { Link, useLoaderData } from "react-router";
import type { MemberEntry } from "#contract/office/member-search.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { SelectBox } from "#backoffice/frame/select-column.tsx";
import { useSelection, type Selecting } from "#backoffice/frame/use-selection.ts";
import { BulkMemberActs } from "#backoffice/members/bulk-member-acts.tsx";
import { SavedViews } from "#backoffice/frame/saved-views.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { addressWith, exportedBy, type MembersPage } from "#backoffice/members/load-members.ts";
import { SearchForm } from "#backoffice/members/search-form.tsx";
import { StatusTag } from "#backoffice/members/status-tag.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

/** All members, or the matches of a search; the address has the search. */
export default function Members() {
  const { filter, members, next, problem, views } = useLoaderData<MembersPage>();
  const { texts: all, may } = useOffice();
  const { bulk, members: texts, refusals } = all;
  const mayChange = may("members.change");
  const selection = useSelection(members);
  const { chosen, cursor, selectAll, selectNone } = selection;
  const isSearch = filter.query !== "";
  const exported = exportedBy(filter);
  return (
    <div className="page page-wide members-page">
      <div className="card-head">
        <h1>{texts.title}</h1>
        {exported && <ExportButton name="export-members" filter={exported} access="lists.export" />}
      </div>
      <SavedViews screen="members" views={views} />
      <SearchForm key={addressWith(filter)} filter={filter} />
      {isSearch && filter.by === "any" && <p className="card-lead">{texts.firstOfEach}</p>}
      {mayChange && members.length > 0 && (
        <div className="row-of-buttons">
          <Button onClick={() => selectAll(members)}>
            {bulk.selectAll} <kbd>S</kbd>
          </Button>
          <BulkMemberActs chosen={chosen} selectNone={selectNone} />
        </div>
      )}
      <RowsTable
        caption={texts.title}
        head={[
          ...(mayChange ? [bulk.select] : []),
          texts.kinds.id,
          texts.kinds.nick,
          texts.status,
          texts.level,
          texts.phone,
          { name: texts.cash, isEnd: true },
          texts.registeredAt,
          texts.lastSignIn,
          ...(isSearch ? [texts.foundBy] : []),
        ]}
        empty={emptyText(problem, texts, refusals)}
      >
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isCurrent={member.id === cursor?.id}
            {...(mayChange && { selection })}
          />
        ))}
      </RowsTable>
      <MorePages next={next} name="after" />
    </div>
  );
}

function emptyText(
  problem: MembersPage["problem"],
  { searchProblems, nobody }: OfficeTexts["members"],
  { time }: OfficeTexts["refusals"],
): string {
  if (problem === "time") return time;
  return problem === null ? nobody : searchProblems[problem];
}

type MemberRowProps = { member: MemberEntry; isCurrent: boolean; selection?: Selecting };

function MemberRow({ member, isCurrent, selection }: MemberRowProps) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  return (
    <tr aria-current={isCurrent ? "true" : undefined}>
      {selection && (
        <td>
          <SelectBox
            id={member.id}
            name={member.loginId}
            selected={selection.selected}
            select={selection.select}
          />
        </td>
      )}
      <th scope="row">
        <Link className="link" to={`/members/${member.id}`}>
          {member.loginId}
        </Link>
      </th>
      <td>{member.nick}</td>
      <td>
        <StatusTag status={member.status} />{" "}
        {member.isTest && <span className="tag">{texts.testAccount}</span>}
      </td>
      <td className="num">{format.number(member.level)}</td>
      <td className="num">{member.phone}</td>
      <td className="end num">
        <Money amount={member.cash} />
      </td>
      <td className="num">{format.date(member.registeredAt)}</td>
      <td>{member.lastSignInAt ? <Moment at={member.lastSignInAt} /> : texts.never}</td>
      {member.foundBy && (
        <td>
          <span className="tag">{texts.kinds[member.foundBy]}</span>
        </td>
      )}
    </tr>
  );
}
