import { useState } from "react";
import { localeCodes } from "#contract/locales.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { GameFileSheet } from "#backoffice/games/game-file-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const columnNames = [
  "game",
  "min_stake",
  "max_stake",
  ...localeCodes.map((locale) => `rules_${locale}`),
].join(", ");

/** Writes the info sheets of a file. */
function SheetFileSheet({ provider, onClose }: { provider: string; onClose: () => void }) {
  const { call, texts } = useOffice();
  const { sheetFiles: words, gameFiles } = texts;
  const format = useFormat();
  const { act, isBusy, problem } = useAct();
  return (
    <GameFileSheet
      words={{ ...words, faults: { ...gameFiles.faults, ...words.faults } }}
      columnNames={columnNames}
      ask={({ name: fileName, content }) =>
        call("preview-info-sheet-file", { provider, fileName, content })
      }
      countOf={({ changed }) => changed}
      renderFound={({ lines, changed, awaited, told }) =>
        [
          words.found(format.number(lines), format.number(changed)),
          awaited > 0 && words.awaited(format.number(awaited)),
          told > 0 && words.told(format.number(told)),
        ]
          .filter(Boolean)
          .join(" ")
      }
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={({ name: fileName, content }, reason) => {
        const input = { provider, fileName, content, reason };
        void act("import-info-sheet-file", input, words.saved).then(
          (answer) => answer?.status === "success" && onClose(),
        );
      }}
    />
  );
}

/** Opens the import of info sheets for a studio. */
export function SheetFileButton({ provider }: { provider: string }) {
  const { texts, may } = useOffice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {may("games.change") && (
        <Button text={texts.sheetFiles.bringIn} onClick={() => setIsOpen(true)} />
      )}
      {isOpen && <SheetFileSheet provider={provider} onClose={() => setIsOpen(false)} />}
    </>
  );
}
