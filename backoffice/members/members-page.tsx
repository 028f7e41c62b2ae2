import { Link, useLoaderData } from "react-router";
import type { MemberEntry } from "#contract/office/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { SavedViews } from "#backoffice/frame/saved-views.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { addressWith, exportedBy, type MembersPage } from "#backoffice/members/load-members.ts";
import { SearchForm } from "#backoffice/members/search-form.tsx";
import { StatusTag } from "#backoffice/members/status-tag.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** All members, or the matches of a search; the address has the search. */
export default function Members() {
  const { filter, members, next, isTooOften, views } = useLoaderData<MembersPage>();
  const { members: texts, refusals } = useOfficeTexts();
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
      <RowsTable
        caption={texts.title}
        head={[
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
        empty={isTooOften ? refusals.time : texts.nobody}
        isEmpty={members.length === 0}
      >
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </RowsTable>
      <nav className="row-of-buttons" aria-label={texts.title}>
        {filter.after && (
          <Link className="btn" to={addressWith({ ...filter, after: "" })}>
            {texts.first}
          </Link>
        )}
        {next !== null && (
          <Link className="btn" to={addressWith({ ...filter, after: next })}>
            {texts.next}
          </Link>
        )}
      </nav>
    </div>
  );
}

function MemberRow({ member }: { member: MemberEntry }) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={`/members/${member.id}`}>
          {member.loginId}
        </Link>
      </th>
      <td>{member.nick}</td>
      <td>
        <StatusTag status={member.status} />
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
