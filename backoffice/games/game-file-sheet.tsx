import type { ReactNode } from "react";
import { LARGEST_GAME_FILE_BYTES } from "#contract/office/game-files.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { ChosenFile } from "#backoffice/frame/chosen-file.ts";
import { FileFaults, type FileFault } from "#backoffice/frame/file-faults.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useFilePreview } from "#backoffice/frame/use-file-preview.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Reading<Code extends string> = {
  columns: readonly string[];
  faults: readonly FileFault<Code>[];
  faultCount: number;
};
type Answer = { status: string };

type GameFileSheetProps<Code extends string, Asked extends Answer> = {
  words: {
    bringIn: string;
    lead: string;
    fileHint: string;
    faults: Readonly<Record<Code, string>>;
  };
  /** The names of the columns, as they are written in a file. */
  columnNames: string;
  ask: (file: ChosenFile) => Promise<Asked>;
  /** How many records the file changes; a file that changes none is not imported. */
  countOf: (preview: Extract<Asked, { status: "success" }>) => number;
  renderFound: (preview: Extract<Asked, { status: "success" }>) => ReactNode;
  isBusy: boolean;
  problem: string | null;
  onClose: () => void;
  onSubmit: (file: ChosenFile, reason: string) => void;
};

/** Choose a file about many games of a studio, check what was read, then import it. */
export function GameFileSheet<
  Code extends string,
  Asked extends Answer | ({ status: "success" } & Reading<Code>),
>(props: GameFileSheetProps<Code, Asked>) {
  const { words, columnNames, ask, countOf, renderFound, onClose, onSubmit } = props;
  const shared = useOffice().texts.gameFiles;
  const format = useFormat();
  const { file, preview, fault, look, ...state } = useFilePreview(LARGEST_GAME_FILE_BYTES, ask);
  const { isTooLarge, isLooking, isCurrent } = state;
  const read = isTooLarge ? null : preview;
  const reading = read as Reading<Code> | null;
  const isReady = read !== null && reading?.faultCount === 0 && countOf(read) > 0;
  return (
    <ReasonSheet
      title={words.bringIn}
      submit={words.bringIn}
      acting={{ isBusy: props.isBusy || isLooking, problem: props.problem ?? fault }}
      isBlocked={!isReady || !isCurrent}
      wide
      onClose={onClose}
      onSubmit={(reason) => {
        if (file && isReady) onSubmit(file, reason);
      }}
    >
      <p>{words.lead}</p>
      <p className="why" translate="no">
        <code>{columnNames}</code>
      </p>
      <TextField
        label={shared.file}
        name="file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hint={words.fileHint}
        data-first
        onChange={(event) => {
          const [first] = event.target.files ?? [];
          if (first) void look(first);
        }}
      />
      <Problem>{isTooLarge && shared.tooLarge}</Problem>
      {read && reading?.faultCount === 0 && <p role="status">{renderFound(read)}</p>}
      {reading && reading.faultCount > 0 && (
        <FileFaults
          title={shared.faultCount(format.number(reading.faultCount))}
          faults={reading.faults}
          columns={reading.columns}
          words={words.faults}
        />
      )}
    </ReasonSheet>
  );
}
