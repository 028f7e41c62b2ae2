import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { DayPart } from "#contract/office/day-files.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { DaySheet } from "#backoffice/games/day-files/day-sheet.tsx";
import type { DayPartsPage } from "#backoffice/games/day-files/load-day-files.ts";
import { PartActSheet, type PartAct } from "#backoffice/games/day-files/part-act-sheet.tsx";
import { PartsTable } from "#backoffice/games/day-files/parts-table.tsx";
import { StageTag } from "#backoffice/games/day-files/stage-tag.tsx";

/** The files of a day that comes in several: add, replace, remove, and say that it is whole. */
export default function DayParts() {
  const about = useLoaderData<DayPartsPage>();
  return about ? <Parts about={about} /> : <NotFound />;
}

function Parts({ about }: { about: NonNullable<DayPartsPage> }) {
  const { texts: all, may } = useOffice();
  const texts = all.dayFiles;
  const format = useFormat();
  const { connection, day, stage, parts, lines, layout, hoursAhead } = about;
  const [bringing, setBringing] = useState<{ replaced: DayPart | null } | null>(null);
  const [asking, setAsking] = useState<PartAct | null>(null);
  const mayChange = may("wallet.check");
  const replaced = bringing?.replaced ?? null;
  return (
    <div className="page page-wide">
      <h1>
        <span translate="no">{connection}</span> {day} <StageTag stage={stage} />
      </h1>
      <p className="page-lead">{texts.partsLead}</p>
      <p>
        <Link className="link" to="/day-files">
          {texts.title}
        </Link>
      </p>
      <PartsTable
        parts={parts}
        mayChange={mayChange}
        onReplace={(part) => setBringing({ replaced: part })}
        onRemove={(part) => setAsking({ kind: "remove", part })}
      />
      <p role="status">{texts.linesFound(format.number(lines))}</p>
      {mayChange && (
        <div className="row-of-buttons">
          <Button text={texts.addPart} onClick={() => setBringing({ replaced: null })} />
          {stage === "open" && parts.length > 0 && (
            <Button
              look="main"
              text={texts.complete}
              onClick={() => setAsking({ kind: "complete" })}
            />
          )}
        </div>
      )}
      {bringing && (
        <DaySheet
          about={{ connection, missing: [], layout }}
          hoursAhead={hoursAhead}
          known={{ day, ...(replaced && { replaces: replaced.id }) }}
          title={replaced ? texts.replaceOf(replaced.name) : texts.addPart}
          onClose={() => setBringing(null)}
        />
      )}
      {asking && <PartActSheet about={about} asked={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}
