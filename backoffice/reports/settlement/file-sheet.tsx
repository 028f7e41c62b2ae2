import {
  LARGEST_PROVIDER_FILE_BYTES,
  settlementFigures,
  type ProviderFileLayout,
} from "#contract/office/settlement.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { FileFaults } from "#backoffice/frame/file-faults.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useFilePreview } from "#backoffice/frame/use-file-preview.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { FileColumns } from "#backoffice/reports/settlement/file-columns.tsx";
import type { SettledPage } from "#backoffice/reports/settlement/load-settlement.ts";

type Preview = OfficeOutput<"preview-provider-file">;

/** Choose the provider's file, check what was read, correct the columns, then store it. */
export function FileSheet({
  page,
  onClose,
}: {
  page: NonNullable<SettledPage>;
  onClose: () => void;
}) {
  const { texts: all, call } = useOffice();
  const { settlement: texts, statements } = all;
  const { act, isBusy, problem } = useAct();
  const { connection, month, line } = page;
  const { file, preview, fault, look, ...state } = useFilePreview(
    LARGEST_PROVIDER_FILE_BYTES,
    ({ name: fileName, content }, layout?: ProviderFileLayout) =>
      call("preview-provider-file", {
        connection,
        month,
        fileName,
        content,
        ...(layout && { layout }),
      }),
  );
  const { isTooLarge, isLooking, isCurrent } = state;
  const layout = preview?.layout ?? null;
  const isReady = layout !== null && preview?.faults.length === 0 && isCurrent;
  const store = async (reason: string) => {
    if (!isReady || !file || !layout) return;
    const { name: fileName, content } = file;
    const input = { connection, month, fileName, content, layout, reason };
    const answer = await act("import-provider-file", input, texts.brought);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${texts.bringIn}: ${connection} ${month}`}
      submit={texts.bringIn}
      acting={{ isBusy: isBusy || isLooking, problem: problem ?? fault }}
      isBlocked={!isReady}
      wide
      onClose={onClose}
      onSubmit={(reason) => void store(reason)}
    >
      <TextField
        label={texts.fileLabel}
        name="file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hint={texts.fileHint}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void look(chosen);
        }}
      />
      {line.file && <p className="why">{texts.replaced}</p>}
      <Problem>{isTooLarge && statements.tooLarge}</Problem>
      {file && preview && !isTooLarge && (
        <>
          <FileColumns
            preview={preview}
            onChange={(wanted: ProviderFileLayout) => void look(file, wanted)}
          />
          <Reading preview={preview} />
        </>
      )}
    </ReasonSheet>
  );
}

/** The sums that were read, or the faults by line and column. */
function Reading({ preview }: { preview: Preview }) {
  const { settlement: texts } = useOfficeTexts();
  const format = useFormat();
  const { faults, sums, lines, records } = preview;
  if (faults.length > 0)
    return <FileFaults faults={faults} columns={records[0]} words={texts.faults} />;
  return (
    <section>
      <p role="status">{texts.linesFound(format.number(lines))}</p>
      <h3>{texts.sums}</h3>
      <dl className="facts">
        {settlementFigures.map((figure) => {
          const sum = sums[figure];
          return (
            sum !== undefined && (
              <div key={figure}>
                <dt>{texts.figures[figure]}</dt>
                <dd className="num">
                  <Exact won={sum} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
