import { useState } from "react";
import type { PaymentFile } from "#contract/office/payment-files.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Asking = { kind: "download" | "send" | "takeBack"; file: PaymentFile };

/**
 * The newest payment files: what became of their payments, the download, that one was sent, and
 * taking one back before that.
 */
export function PaymentFiles({ files }: { files: readonly PaymentFile[] }) {
  const texts = useOfficeTexts().payouts;
  const format = useFormat();
  const [asking, setAsking] = useState<Asking | null>(null);
  const newest = files.find(({ takenBackAt }) => takenBackAt === null);
  const unsent = files.find(({ sentAt, takenBackAt }) => sentAt === null && takenBackAt === null);
  useShortcuts([
    {
      keys: "d",
      label: texts.downloadNewest,
      run: () => newest && setAsking({ kind: "download", file: newest }),
    },
    {
      keys: "n",
      label: texts.sendNewest,
      run: () => unsent && setAsking({ kind: "send", file: unsent }),
    },
  ]);
  if (files.length === 0) return null;
  const button = (kind: Asking["kind"], file: PaymentFile) => (
    <Button look="small" onClick={() => setAsking({ kind, file })}>
      {texts[kind]}
      <span className="vh"> {texts.fileName(String(file.id))}</span>
    </Button>
  );
  return (
    <section className="card">
      <h2>{texts.files}</h2>
      <ul className="lines">
        {files.map((file) => (
          <li key={file.id}>
            <Moment at={file.madeAt} />
            <span>
              {texts.fileName(String(file.id))} · {texts.layouts[file.layout]} · {file.madeBy}
            </span>
            <span>
              {texts.fileFact(
                format.number(file.count),
                format.number(file.settled),
                format.number(file.failed),
              )}
            </span>
            <Money amount={file.sum} />
            <span className="line-acts">
              <FileActs file={file} button={button} />
            </span>
          </li>
        ))}
      </ul>
      {asking && <FileSheet asking={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

type ActsProps = {
  file: PaymentFile;
  button: (kind: Asking["kind"], file: PaymentFile) => React.ReactNode;
};

/** What can be done with a file; one that was taken back is only shown. */
function FileActs({ file, button }: ActsProps) {
  const texts = useOfficeTexts().payouts;
  if (file.takenBackAt !== null) return texts.takenBack;
  const isSent = file.sentAt !== null;
  return (
    <>
      {button("download", file)}
      {isSent ? texts.states.sent : button("send", file)}
      {!isSent && button("takeBack", file)}
    </>
  );
}

function FileSheet({ asking: { kind, file }, onClose }: { asking: Asking; onClose: () => void }) {
  const texts = useOfficeTexts().payouts;
  const { act, save, ...acting } = useAct();
  const run = async (reason: string) => {
    const input = { id: file.id, reason };
    const download = file.layout === "pain.001" ? "download-payment-xml" : "download-payment-csv";
    const doing = {
      send: () => act("send-payment-file", input, texts.sentFile),
      takeBack: () => act("take-back-payment-file", input, texts.tookBack),
      download: () => save(download, input, texts.saved),
    };
    const answer = await doing[kind]();
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={`${texts[kind]}: ${texts.fileName(String(file.id))}`}
      submit={texts[kind]}
      suggested={kind === "takeBack" ? "" : texts.reasons[kind]}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      {kind === "takeBack" && <p className="why">{texts.takeBackLead}</p>}
    </ReasonSheet>
  );
}
