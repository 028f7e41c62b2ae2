import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { ConnectionDays, DayFile, DayInParts } from "#contract/office/day-files.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { DaySheet } from "#backoffice/games/day-files/day-sheet.tsx";
import { StageTag } from "#backoffice/games/day-files/stage-tag.tsx";
import type { DayFilesPage } from "#backoffice/games/day-files/load-day-files.ts";

/** Missing days that a row names; the rest is a number. */
const NAMED_DAYS = 3;

/** Which days of each connection were compared with the provider's transactions. */
export default function DayFiles() {
  const { dayFiles: texts } = useOffice().texts;
  const { connections, files, inParts, hoursAhead } = useLoaderData<DayFilesPage>();
  const [about, setAbout] = useState<ConnectionDays | null>(null);
  return (
    <div className="page page-wide">
      <h1>{texts.title}</h1>
      <p className="page-lead">{texts.lead}</p>
      <RowsTable
        caption={texts.title}
        head={[
          texts.connection,
          texts.compared,
          texts.missing,
          { name: texts.open, isEnd: true },
          texts.bringIn,
        ]}
        empty={texts.noConnections}
      >
        {connections.map((each) => (
          <Row key={each.connection} about={each} onBring={() => setAbout(each)} />
        ))}
      </RowsTable>
      <h2>{texts.inParts}</h2>
      <DaysInParts days={inParts} />
      <h2>{texts.files}</h2>
      <Files files={files} />
      {about && (
        <DaySheet
          about={about}
          hoursAhead={hoursAhead}
          title={`${texts.bringIn}: ${about.connection}`}
          onClose={() => setAbout(null)}
        />
      )}
    </div>
  );
}

function Row({ about, onBring }: { about: ConnectionDays; onBring: () => void }) {
  const { texts: all, may } = useOffice();
  const texts = all.dayFiles;
  const format = useFormat();
  const { connection, compared, missing, open } = about;
  const more = missing.length - NAMED_DAYS;
  return (
    <tr>
      <th scope="row" translate="no">
        {connection}
      </th>
      <td className="num nowrap">{compared ?? texts.noneCompared}</td>
      <td className="num">
        {missing.length === 0 ? (
          texts.none
        ) : (
          <span className="tags">
            {missing.slice(0, NAMED_DAYS).map((day) => (
              <span key={day} className="tag tag-warn nowrap">
                {day}
              </span>
            ))}
            {more > 0 && <span className="tag">+{format.number(more)}</span>}
          </span>
        )}
      </td>
      <td className="num end">
        {open === 0 ? (
          format.number(open)
        ) : (
          <Link className="link" to="/differences?kind=transaction">
            {format.number(open)}
            <span className="vh"> {texts.toDifferences}</span>
          </Link>
        )}
      </td>
      <td>
        {may("wallet.check") && (
          <Button look="small" onClick={onBring}>
            {texts.bringIn}
            <span className="vh"> {connection}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function DaysInParts({ days }: { days: readonly DayInParts[] }) {
  const { dayFiles: texts } = useOffice().texts;
  const format = useFormat();
  return (
    <RowsTable
      caption={texts.inParts}
      head={[
        texts.day,
        texts.connection,
        { name: texts.parts, isEnd: true },
        { name: texts.lines, isEnd: true },
        texts.state,
      ]}
      empty={texts.noneInParts}
    >
      {days.map(({ connection, day, parts, lines, stage }) => (
        <tr key={`${connection} ${day}`}>
          <th scope="row" className="num nowrap">
            <Link className="link" to={`/day-files/${connection}/${day}`}>
              {day}
            </Link>
          </th>
          <td translate="no">{connection}</td>
          <td className="num end">{format.number(parts)}</td>
          <td className="num end">{format.number(lines)}</td>
          <td>
            <StageTag stage={stage} />
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}

function Files({ files }: { files: readonly DayFile[] }) {
  const { dayFiles: texts } = useOffice().texts;
  const format = useFormat();
  return (
    <RowsTable
      caption={texts.files}
      head={[texts.day, texts.connection, texts.name, { name: texts.lines, isEnd: true }, texts.by]}
      empty={texts.noFiles}
    >
      {files.map(({ connection, day, name, lines, at, by, isPart }) => (
        <tr key={`${connection} ${at}`}>
          <th scope="row" className="num nowrap">
            {day}
          </th>
          <td translate="no">{connection}</td>
          <td>
            <bdi>{name}</bdi> {isPart && <span className="tag">{texts.part}</span>}
          </td>
          <td className="num end">{format.number(lines)}</td>
          <td>
            {by} <Moment at={at} />
          </td>
        </tr>
      ))}
    </RowsTable>
  );
}
