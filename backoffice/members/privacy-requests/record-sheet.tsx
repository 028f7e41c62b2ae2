import { useState } from "react";
import {
  correctedDetails,
  privacyRequestKinds,
  longestPrivacyRequest,
  needsDetails,
  type CorrectedDetail,
  type PrivacyRequestKind,
} from "#contract/privacy-request-kinds.ts";
import type { MemberFacts } from "#contract/office/members.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Draft = {
  kind: PrivacyRequestKind;
  field: CorrectedDetail;
  receivedOn: string;
  details: string;
};

/** Writes down a request that came by letter, e-mail or phone. */
export function RecordSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const { privacyRequests: words } = useOfficeTexts();
  const { run, isBusy, problem } = useMemberAct(onClose);
  const [draft, setDraft] = useState<Draft>({
    kind: "access",
    field: "name",
    receivedOn: "",
    details: "",
  });
  const [isTried, setIsTried] = useState(false);
  const { kind, field, receivedOn, details } = draft;
  const isMissing = isTried && needsDetails(kind) && details.trim() === "";
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (reason: string) => {
    setIsTried(true);
    const written = details.trim();
    if (needsDetails(kind) && written === "") return;
    const request = {
      kind,
      ...(kind === "correction" && { field }),
      ...(written !== "" && { details: written }),
    };
    const input = { id: member.id, receivedOn, request, reason };
    void run("record-privacy-request", input, words.recorded);
  };
  return (
    <ReasonSheet
      title={`${words.record}: ${member.loginId}`}
      submit={words.record}
      acting={{ isBusy, problem }}
      isBlocked={receivedOn === ""}
      isUnsaved={details !== ""}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{words.recordNote}</p>
      <RecordFields draft={draft} isMissing={isMissing} onChange={change} />
    </ReasonSheet>
  );
}

type RecordFieldsProps = {
  draft: Draft;
  isMissing: boolean;
  onChange: (part: Partial<Draft>) => void;
};

function RecordFields({ draft, isMissing, onChange: change }: RecordFieldsProps) {
  const { privacyRequests: words } = useOfficeTexts();
  const { kind, field, receivedOn, details } = draft;
  return (
    <>
      <Select
        name="kind"
        label={words.kind}
        value={kind}
        options={privacyRequestKinds.map((each) => [each, words.kinds[each]])}
        onChange={({ target }) =>
          change({ kind: privacyRequestKinds.find((each) => each === target.value) ?? kind })
        }
      />
      {kind === "correction" && (
        <Select
          name="field"
          label={words.field}
          value={field}
          options={correctedDetails.map((each) => [each, words.fields[each]])}
          onChange={({ target }) =>
            change({ field: correctedDetails.find((each) => each === target.value) ?? field })
          }
        />
      )}
      <TextField
        name="receivedOn"
        type="date"
        label={words.receivedDay}
        min="2020-01-01"
        max="2099-12-31"
        value={receivedOn}
        onChange={({ target }) => change({ receivedOn: target.value })}
      />
      <TextArea
        name="details"
        label={needsDetails(kind) ? words.details : words.detailsOptional}
        value={details}
        rows={4}
        maxLength={longestPrivacyRequest.details}
        state={isMissing ? "bad" : "idle"}
        message={isMissing ? words.detailsMissing : undefined}
        onChange={({ target }) => change({ details: target.value })}
      />
    </>
  );
}
