import { useState } from "react";
import { privacyRequestExtensions } from "#contract/privacy-request-kinds.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { PrivacyRequestSheetProps } from "#backoffice/members/privacy-requests/answer-sheets.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Takes two months more for the answer, for one of the two grounds that the law knows. */
export function ExtendSheet({ page: { request }, changing, onClose }: PrivacyRequestSheetProps) {
  const { privacyRequests: words } = useOfficeTexts();
  const [chosen, setChosen] = useState("");
  const ground = privacyRequestExtensions.find((each) => each === chosen);
  const submit = async (reason: string) => {
    if (ground === undefined) return;
    const input = { id: request.id, ground, reason };
    if ((await changing.change("extend-privacy-request", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.extend}: ${words.kinds[request.kind]}, ${request.member.loginId}`}
      submit={words.extend}
      acting={changing}
      isBlocked={ground === undefined}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.extendNote}</p>
      <Select
        name="ground"
        label={words.ground}
        value={chosen}
        options={[
          ["", words.choose],
          ...privacyRequestExtensions.map((each) => [each, words.extensions[each]] as const),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
    </ReasonSheet>
  );
}
