import { useState } from "react";
import { privacyRequestRefusals, longestPrivacyRequest } from "#contract/privacy-request-kinds.ts";
import { locales } from "#contract/locales.ts";
import { TextArea } from "#ui/text-area.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import type { PrivacyRequestPage } from "#backoffice/members/privacy-requests/load-privacy-requests.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type PrivacyRequestSheetProps = {
  page: PrivacyRequestPage;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** The answer in the member's language, which is asked for once it is missing. */
function useAnswer({ locale }: PrivacyRequestPage) {
  const { privacyRequests: words } = useOfficeTexts();
  const [answer, setAnswer] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && answer.trim() === "";
  return {
    answer,
    /** The answer, or null when it is missing. */
    tried: () => {
      setIsTried(true);
      return answer.trim() || null;
    },
    area: (
      <TextArea
        name="answer"
        label={words.answer}
        value={answer}
        rows={6}
        maxLength={longestPrivacyRequest.answer}
        hint={words.answerHint(locales[locale].endonym)}
        state={isMissing ? "bad" : "idle"}
        message={isMissing ? words.answerMissing : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
    ),
  };
}

/** Grants a request, with the answer that the member reads. */
export function GrantSheet({ page, changing, onClose }: PrivacyRequestSheetProps) {
  const { privacyRequests: words } = useOfficeTexts();
  const { request } = page;
  const { answer, tried, area } = useAnswer(page);
  const submit = async (reason: string) => {
    const written = tried();
    if (written === null) return;
    const input = { id: request.id, answer: written, reason };
    if ((await changing.change("grant-privacy-request", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.grant}: ${words.kinds[request.kind]}, ${request.member.loginId}`}
      submit={words.grant}
      suggested={words.usual}
      acting={changing}
      isUnsaved={answer !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.grantNote}</p>
      {area}
    </ReasonSheet>
  );
}

const refusing = ["refused", "partly"] as const;

/** Refuses a request, wholly or in part, with a reason of a closed list and the answer. */
export function RefuseSheet({ page, changing, onClose }: PrivacyRequestSheetProps) {
  const { privacyRequests: words } = useOfficeTexts();
  const { request } = page;
  const { answer, tried, area } = useAnswer(page);
  const [outcome, setOutcome] = useState<(typeof refusing)[number]>("refused");
  const [chosen, setChosen] = useState("");
  const refusedFor = privacyRequestRefusals.find((each) => each === chosen);
  const submit = async (reason: string) => {
    const written = tried();
    if (written === null || refusedFor === undefined) return;
    const input = { id: request.id, outcome, refusedFor, answer: written, reason };
    if ((await changing.change("refuse-privacy-request", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.refuse}: ${words.kinds[request.kind]}, ${request.member.loginId}`}
      submit={words.refuse}
      suggested={words.usual}
      acting={changing}
      isBlocked={refusedFor === undefined}
      isUnsaved={answer !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.refuseNote}</p>
      <Select
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={refusing.map((each) => [each, words.outcomes[each]])}
        onChange={({ target }) =>
          setOutcome(refusing.find((each) => each === target.value) ?? "refused")
        }
      />
      <Select
        name="refusedFor"
        label={words.refusedFor}
        value={chosen}
        options={[
          ["", words.choose],
          ...privacyRequestRefusals.map((each) => [each, words.refusals[each]] as const),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {area}
    </ReasonSheet>
  );
}
