import { useState } from "react";
import {
  disputeSubjects,
  type DisputeBundle,
  type DisputeSubject,
} from "#contract/office/disputes.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = { onClose: () => void };
type MakeSheetProps = SheetProps & { subject: DisputeSubject; record: string };

/** Asks what a bundle is about, and why it is made. */
export function MakeBundleSheet({ subject: about, record: of, onClose }: MakeSheetProps) {
  const { disputes: words } = useOfficeTexts();
  const { act, isBusy, problem } = useAct();
  const [subject, setSubject] = useState(about);
  const [record, setRecord] = useState(of);
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (reason: string) => {
    setIsMissing(record.trim() === "");
    if (record.trim() === "") return;
    const asked = { subject, record: record.trim(), reason };
    const answer = await act("make-dispute-bundle", asked, words.made);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={words.make}
      submit={words.make}
      acting={{ isBusy, problem }}
      isUnsaved={record !== of}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.makeLead}</p>
      <Select
        name="subject"
        label={words.subject}
        value={subject}
        onChange={(event) => setSubject(event.target.value as DisputeSubject)}
        options={disputeSubjects.map((each) => [each, words.subjects[each]])}
      />
      <TextField
        name="record"
        label={words.record}
        hint={words.hints[subject]}
        value={record}
        maxLength={64}
        translate="no"
        autoComplete="off"
        message={isMissing ? words.missing : undefined}
        onChange={(event) => setRecord(event.target.value)}
      />
    </ReasonSheet>
  );
}

/** Downloads a signed bundle, with the reason. */
export function DownloadBundleSheet({ bundle, onClose }: SheetProps & { bundle: DisputeBundle }) {
  const { disputes: words, scheduledReports: files } = useOfficeTexts();
  const { save, isBusy, problem } = useAct();
  const submit = async (reason: string) => {
    const answer = await save(
      "download-dispute-bundle",
      { id: bundle.id, reason },
      words.downloaded,
    );
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={files.download}
      submit={files.download}
      acting={{ isBusy, problem }}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{files.downloadLead}</p>
      <p>
        <b>{words.subjects[bundle.subject]}</b> <span translate="no">{bundle.record}</span>
      </p>
    </ReasonSheet>
  );
}
