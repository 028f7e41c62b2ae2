import { useState } from "react";
import type { ConnectionCalls } from "#contract/office/agreed-levels.ts";
import { Button } from "#ui/button.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { DayBars } from "#backoffice/games/agreed-levels/day-bars.tsx";
import { LevelSheet } from "#backoffice/games/agreed-levels/level-sheet.tsx";
import { MonthFigures } from "#backoffice/games/agreed-levels/month-figures.tsx";
import { MonthTable } from "#backoffice/games/agreed-levels/month-table.tsx";
import { usePercent } from "#backoffice/games/agreed-levels/use-percent.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Props = { connection: string; calls: ConnectionCalls };

/** How a connection's provider answered, by day and by month, beside the agreed level. */
export function AgreedLevelCard({ connection, calls }: Props) {
  const { texts, may } = useOffice();
  const words = texts.agreedLevels;
  const [isSetting, setIsSetting] = useState(false);
  const changing = useChange();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{words.title}</h2>
        <span className="row-of-buttons">
          <ExportButton name="export-call-days" filter={{ connection }} access="lists.export" />
          <Button
            text={words.set}
            disabled={!may("settings.change")}
            title={may("settings.change") ? undefined : texts.games.readOnly}
            onClick={() => setIsSetting(true)}
          />
        </span>
      </div>
      <ChangeNotice outcome={changing.outcome} />
      <p className="why">{words.lead}</p>
      <Agreed levels={calls.levels} />
      <MonthFigures month={calls.month} />
      <DayBars days={calls.days} />
      <MonthTable months={calls.months} />
      {isSetting && (
        <LevelSheet
          connection={connection}
          calls={calls}
          changing={changing}
          onClose={() => setIsSetting(false)}
        />
      )}
    </section>
  );
}

/** Every agreed level with its first month, the newest first, and who set it. */
function Agreed({ levels }: Pick<ConnectionCalls, "levels">) {
  const words = useOffice().texts.agreedLevels;
  const percent = usePercent();
  return (
    <dl className="facts">
      <Fact name={words.level}>
        {levels.length === 0 ? (
          words.none
        ) : (
          <ul className="plain agreed-levels">
            {levels.map(({ from, level, at, by, checkedBy }) => (
              <li key={from}>
                {words.from(level === null ? words.none : percent(level), from)}
                <p className="why">
                  <Moment at={at} /> {words.written(by, checkedBy)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}
