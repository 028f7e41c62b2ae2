import { LARGEST_CERTIFICATE_FILE_BYTES } from "#contract/office/certificate-files.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FileFaults } from "#backoffice/frame/file-faults.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useFilePreview } from "#backoffice/frame/use-file-preview.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type SheetProps = { provider: string; onClose: () => void };

/** Choose a file of certificates, check what was read, then register them. */
export function CertificateFileSheet({ provider, onClose }: SheetProps) {
  const { call, texts } = useOffice();
  const words = texts.certificateFiles;
  const format = useFormat();
  const { act, isBusy, problem } = useAct();
  const { file, preview, fault, look, isLooking } = useFilePreview(
    LARGEST_CERTIFICATE_FILE_BYTES,
    ({ name: fileName, content }) =>
      call("preview-certificate-file", { provider, fileName, content }),
  );
  const isTooLarge = file !== null && file.content === "";
  const isReady = preview !== null && preview.faultCount === 0 && preview.fresh > 0 && !isTooLarge;
  const submit = async (reason: string) => {
    if (!file || !isReady) return;
    const input = { provider, fileName: file.name, content: file.content, reason };
    const answer = await act("import-certificate-file", input, texts.certificates.saved);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={words.bringIn}
      submit={words.bringIn}
      problem={problem ?? fault}
      isBusy={isBusy || isLooking}
      isBlocked={!isReady || isLooking}
      wide
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.lead}</p>
      <p className="why" translate="no">
        <code>game, laboratory, certificate, build, sha256, jurisdiction, expires_on</code>
      </p>
      <TextField
        label={words.file}
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
      <Problem>{isTooLarge && words.tooLarge}</Problem>
      {preview && !isTooLarge && preview.faultCount === 0 && (
        <p role="status">
          {words.found(format.number(preview.lines), format.number(preview.fresh))}
        </p>
      )}
      {preview && !isTooLarge && preview.faultCount > 0 && (
        <FileFaults
          title={words.faultCount(format.number(preview.faultCount))}
          faults={preview.faults}
          columns={preview.columns}
          words={words.faults}
        />
      )}
    </ReasonSheet>
  );
}
