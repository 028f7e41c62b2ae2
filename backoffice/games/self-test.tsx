import { useState } from "react";
import {
  callsOfSelfTest,
  probeOutcomes,
  probesOfSelfTest,
  type OfficeConnection,
  type SelfTest,
  type SelfTestCaseName,
} from "#contract/office/connections.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Props = { connection: OfficeConnection; selfTest: SelfTest | null };

/** The newest self-test of a connection with its report, and the button for the next. */
export function SelfTestCard({ connection, selfTest }: Props) {
  const { texts, may } = useOffice();
  const words = texts.selfTests;
  const [isAsking, setIsAsking] = useState(false);
  const isUnderWay = selfTest?.endedAt === null;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{words.title}</h2>
        <Button
          look="small"
          text={words.run}
          disabled={!may("settings.change") || !connection.hasSecret || isUnderWay}
          title={may("settings.change") ? undefined : texts.games.readOnly}
          onClick={() => setIsAsking(true)}
        />
      </div>
      <p className="why">{words.lead}</p>
      <Newest selfTest={selfTest} />
      {selfTest && selfTest.cases.length > 0 && (
        <>
          {connection.protocol !== "hub88-transfer" && (
            <Report name={words.toUs} of={callsOfSelfTest} cases={selfTest.cases} />
          )}
          <Report name={words.toProvider} of={probesOfSelfTest} cases={selfTest.cases} />
        </>
      )}
      {isAsking && (
        <SelfTestSheet connection={connection.connection} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

/** What is known of the newest one beside its cases. */
function Newest({ selfTest }: Pick<Props, "selfTest">) {
  const words = useOffice().texts.selfTests;
  if (selfTest === null) return <p role="status">{words.never}</p>;
  const { endedAt, hasPassed, isCurrent, cases, by } = selfTest;
  return (
    <div role="status">
      <p className="tags">
        {endedAt === null ? (
          words.underWay
        ) : (
          <span className={hasPassed ? "tag tag-good" : "tag tag-bad"}>
            {hasPassed ? words.states.passed : words.states.failed}
          </span>
        )}
        <Moment at={endedAt ?? selfTest.askedAt} />
        <span className="why">{words.startedBy(by)}</span>
      </p>
      {endedAt !== null && cases.length === 0 && <p className="notice">{words.noReport}</p>}
      {endedAt !== null && cases.length > 0 && !isCurrent && (
        <p className="notice">{words.outdated}</p>
      )}
    </div>
  );
}

type ReportProps = {
  name: string;
  of: readonly SelfTestCaseName[];
  cases: SelfTest["cases"];
};

/** The cases of one direction, in the order of the contract. */
function Report({ name, of, cases }: ReportProps) {
  const words = useOffice().texts.selfTests;
  const heads = [words.test, words.result, words.expected, words.seen];
  const rows = of.flatMap((each) => cases.find((row) => row.name === each) ?? []);
  return (
    <>
      <h3>{name}</h3>
      <TableFrame name={name} scroller="table-scroll rows-scroll">
        <thead>
          <Headings names={[...heads, { name: words.duration, isEnd: true }]} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

const tagOf = { passed: "tag tag-good", failed: "tag tag-bad", not_applicable: "tag" } as const;

function Row({ row }: { row: SelfTest["cases"][number] }) {
  const words = useOffice().texts.selfTests;
  const format = useFormat();
  const outcome = probeOutcomes.find((each) => each === row.expected);
  return (
    <tr>
      <th scope="row" className="wraps">
        {words.cases[row.name]}
      </th>
      <td>
        <span className={tagOf[row.result]}>{words.results[row.result]}</span>
      </td>
      {row.why !== null ? (
        <td className="wraps why" colSpan={3}>
          {words.whys[row.why]}
        </td>
      ) : (
        <>
          <td className="wraps">
            {outcome ? words.outcomes[outcome] : <code translate="no">{row.expected}</code>}
          </td>
          <td className="wraps">
            <code translate="no">{row.seen}</code>
          </td>
          <td className="num end nowrap">{words.milliseconds(format.number(row.durationMs))}</td>
        </>
      )}
    </tr>
  );
}

function SelfTestSheet({ connection, onClose }: { connection: string; onClose: () => void }) {
  const words = useOffice().texts.selfTests;
  const { act, ...acting } = useAct();
  const submit = async (reason: string) => {
    const answer = await act("test-game-connection", { connection, reason }, words.started);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${words.title} · ${connection}`}
      submit={words.run}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.hint}</p>
    </ReasonSheet>
  );
}
