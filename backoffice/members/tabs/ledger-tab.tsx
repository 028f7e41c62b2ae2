import { Link } from "react-router";
import type { MemberFacts } from "#contract/office/members.ts";
import { accountKinds, type LedgerLine } from "#contract/office/wallet.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LedgerTabProps = { member: MemberFacts; tab: Extract<Tab, { name: "ledger" | "comp" }> };

/** The entries of one account, exact to the last digit, with the balance after each. */
export function LedgerTab({ member, tab }: LedgerTabProps) {
  const texts = useOfficeTexts().members;
  return (
    <>
      {tab.name === "ledger" && (
        <nav className="views account-views" aria-label={texts.account}>
          {accountKinds.map((account) => (
            <Link
              key={account}
              to={`/members/${member.id}?tab=ledger${account === "cash" ? "" : `&account=${account}`}`}
              aria-current={account === tab.account ? "page" : undefined}
            >
              {texts.accounts[account]}
            </Link>
          ))}
        </nav>
      )}
      <div className="row-of-buttons">
        <ExportButton
          name="export-member-entries"
          filter={{ id: member.id, account: tab.account }}
          access="lists.export"
        />
      </div>
      <RowsTable
        caption={texts.accounts[tab.account]}
        head={[
          "#",
          texts.at,
          texts.movement,
          { name: texts.change, isEnd: true },
          { name: texts.balance, isEnd: true },
          texts.about,
        ]}
        empty={texts.noEntries}
      >
        {tab.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} memberId={member.id} />
        ))}
      </RowsTable>
      <MorePages next={tab.next} />
    </>
  );
}

function EntryRow({ entry, memberId }: { entry: LedgerLine; memberId: number }) {
  const texts = useOfficeTexts().members;
  const { round, comp, request, cause } = entry;
  return (
    <tr>
      <td className="num">{entry.id}</td>
      <td>
        <Moment at={entry.at} />
      </td>
      <td>{texts.movements[entry.movement]}</td>
      <td className="end num">
        <Exact won={entry.delta} isChange />
      </td>
      <td className="end num">
        <Exact won={entry.balance} />
      </td>
      <td>
        {round && (
          <Link className="link" to={`/members/${memberId}?tab=games&round=${round}`}>
            {texts.roundOf(round)}
          </Link>
        )}
        {comp && <CompRule comp={comp} />}
        {request && (
          <Link className="link" to={`/${request.kind}s/${request.id}?view=decided`}>
            {texts.requestOf[request.kind](String(request.id))}
          </Link>
        )}
        {cause && texts.causes[cause]}
      </td>
    </tr>
  );
}

/** In how many rounds comp was earned, at what rate, and by which version of the rates. */
function CompRule({ comp: { rounds, rule } }: { comp: NonNullable<LedgerLine["comp"]> }) {
  const { settings } = useOfficeTexts();
  const format = useFormat();
  const parts = [
    ...(rounds > 1 ? [settings.compRounds(format.number(rounds))] : []),
    ...(rule
      ? [format.rate(rule.basisPoints), settings.compVersion(format.number(rule.version))]
      : []),
  ];
  return <small className="why"> {parts.join(" · ")}</small>;
}
