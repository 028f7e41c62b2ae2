import { Link } from "react-router";
import type { Difference } from "#contract/office/differences.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { AskedAct } from "#backoffice/reports/differences/difference-sheet.tsx";
import type { DifferencesPage } from "#backoffice/reports/differences/load-differences.ts";
import { aboutWords } from "#backoffice/reports/differences/about-words.ts";

type DifferenceTableProps = {
  page: DifferencesPage;
  onAsk: (what: AskedAct, about: Difference) => void;
};

/** A page of differences, one row each. */
export function DifferenceTable({ page: { differences, view }, onAsk }: DifferenceTableProps) {
  const { differences: texts } = useOffice().texts;
  const now = useMinute();
  return (
    <RowsTable
      caption={texts.title}
      head={[
        texts.kind,
        texts.about,
        { name: texts.ours, isEnd: true },
        { name: texts.theirs, isEnd: true },
        texts.age,
        texts.owner,
        "",
      ]}
      empty={view === "open" ? texts.none : texts.noneEnded}
    >
      {differences.map((each) => (
        <Row key={each.id} about={each} now={now} onAsk={onAsk} />
      ))}
    </RowsTable>
  );
}

type RowProps = { about: Difference; now: string; onAsk: DifferenceTableProps["onAsk"] };

function Row({ about, now, onAsk }: RowProps) {
  const { texts } = useOffice();
  const words = texts.differences;
  const format = useFormat();
  const address = about.object === null ? null : objectAddress(about.object);
  const name = aboutWords(texts, about);
  return (
    <tr>
      <td>
        {words.kinds[about.kind]}
        {about.connection && (
          <small className="why" translate="no">
            {" "}
            {about.connection}
          </small>
        )}
      </td>
      <th scope="row" className="difference-about" dir="auto">
        {address === null ? (
          name
        ) : (
          <Link className="link" to={address}>
            {name}
          </Link>
        )}
      </th>
      <td className="num end">
        <Side side={about.ours} />
      </td>
      <td className="num end">
        <Side side={about.theirs} />
      </td>
      <td className="nowrap">
        <time dateTime={about.since}>{format.ago(about.since, now)}</time>
      </td>
      <td>
        {about.owner?.name ?? words.nobody}
        <Done about={about} />
      </td>
      <td>
        <Acts about={about} name={name} onAsk={onAsk} />
      </td>
    </tr>
  );
}

/** What one side has: its state and its amount. */
function Side({ side: { state, amount } }: { side: Difference["ours"] }) {
  const { differences: words } = useOffice().texts;
  if (state === null && amount === null) return <>{words.missing}</>;
  const known: Readonly<Record<string, string>> = words.sides;
  return (
    <>
      {state !== null && <small className="why">{known[state] ?? state} </small>}
      {amount !== null && <Exact won={amount} />}
    </>
  );
}

/** What was done about it so far. */
function Done({ about: { asked, accepted, endedAt, isProposed } }: { about: Difference }) {
  const { differences: words } = useOffice().texts;
  return (
    <>
      {asked && <span className="tag">{words.askedBy(asked.by)}</span>}
      {isProposed && (
        <Link className="tag tag-warn" to="/proposals">
          {words.proposed}
        </Link>
      )}
      {accepted && <span className="tag">{words.acceptedBy(accepted.by, accepted.checkedBy)}</span>}
      {endedAt !== null && <span className="tag tag-good">{words.solved}</span>}
    </>
  );
}

/** A figure is asked about by people as well; the bank and the books are not asked. */
const mayAsk = ({ connection, asked }: Difference): boolean => connection !== null && !asked;

function Acts({ about, name, onAsk }: Omit<RowProps, "now"> & { name: string }) {
  const { texts, may, operator } = useOffice();
  const words = texts.differences;
  if (!may("wallet.check") || about.endedAt !== null || about.accepted) return null;
  const isOwn = about.owner?.id === operator.id;
  const acts: [AskedAct, string][] = [
    isOwn ? ["giveBack", words.giveBack] : ["own", words.own],
    ...(mayAsk(about) ? [["ask", words.ask] as [AskedAct, string]] : []),
    ...(about.isProposed ? [] : [["accept", words.accept] as [AskedAct, string]]),
  ];
  return (
    <div className="difference-acts">
      {acts.map(([what, label]) => (
        <Button key={what} look="small" onClick={() => onAsk(what, about)}>
          {label}
          <span className="vh"> {name}</span>
        </Button>
      ))}
    </div>
  );
}
