import { useState } from "react";
import type { StudioBuild } from "#contract/office/builds.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type StudioBuildsProps = { provider: { code: string }; builds: readonly StudioBuild[] };

/** The builds of a studio, each with a switch for all of its games. */
export function StudioBuilds({ provider, builds }: StudioBuildsProps) {
  const { texts, may } = useOffice();
  const words = texts.builds;
  const format = useFormat();
  const [asked, setAsked] = useState<StudioBuild | null>(null);
  const columns: Column<StudioBuild>[] = [
    {
      id: "version",
      header: words.version,
      renderCell: ({ version }) => <b translate="no">{version}</b>,
    },
    {
      id: "games",
      header: words.count,
      isEnd: true,
      renderCell: (row) => format.number(row.games),
    },
    {
      id: "used",
      header: words.used,
      renderCell: (row) => (
        <button
          type="button"
          role="switch"
          className="used-switch"
          aria-checked={row.isUsed}
          aria-label={words.inUse(row.version)}
          disabled={!may("games.change")}
          onClick={() => setAsked(row)}
        />
      ),
    },
  ];
  return (
    <section className="ordered-section">
      <h2>{words.studioBuilds}</h2>
      <DenseTable
        caption={words.studioBuilds}
        columns={columns}
        rows={builds}
        idOf={({ version }) => version}
        empty={words.noBuilds}
      />
      {asked && (
        <SwitchSheet provider={provider.code} build={asked} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

type SwitchSheetProps = { provider: string; build: StudioBuild; onClose: () => void };

function SwitchSheet({ provider, build, onClose }: SwitchSheetProps) {
  const { texts } = useOffice();
  const words = texts.builds;
  const format = useFormat();
  const { act, ...acting } = useAct();
  const { version } = build;
  const isUsed = !build.isUsed;
  const submit = async (reason: string) => {
    const said = isUsed ? texts.staff.proposed : words.switchedOff;
    const answer = await act("set-build-used", { provider, version, isUsed, reason }, said);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={isUsed ? words.onTitle(version) : words.offTitle(version)}
      submit={isUsed ? words.on : words.off}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{isUsed ? texts.staff.second : words.offLead(format.number(build.games))}</p>
    </ReasonSheet>
  );
}
