import { useFormat } from "#ui/format-context.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { GameFileSheet } from "#backoffice/games/game-file-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** Registers the certificates of a file. */
export function CertificateFileSheet({
  provider,
  onClose,
}: {
  provider: string;
  onClose: () => void;
}) {
  const { call, texts } = useOffice();
  const { certificateFiles: words, gameFiles } = texts;
  const format = useFormat();
  const { act, isBusy, problem } = useAct();
  return (
    <GameFileSheet
      words={{ ...words, faults: { ...gameFiles.faults, ...words.faults } }}
      columnNames="game, laboratory, certificate, build, sha256, jurisdiction, expires_on"
      ask={({ name: fileName, content }) =>
        call("preview-certificate-file", { provider, fileName, content })
      }
      countOf={({ fresh }) => fresh}
      renderFound={({ lines, fresh }) => words.found(format.number(lines), format.number(fresh))}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={({ name: fileName, content }, reason) => {
        const input = { provider, fileName, content, reason };
        void act("import-certificate-file", input, texts.certificates.saved).then(
          (answer) => answer?.status === "success" && onClose(),
        );
      }}
    />
  );
}
