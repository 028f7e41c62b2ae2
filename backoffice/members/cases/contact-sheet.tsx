import { useState } from "react";
import { contactChannels, type ContactChannel, type MemberCase } from "#contract/office/cases.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type CaseSheetProps = {
  about: MemberCase;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Records what the operator and the member said to each other; the reason is the record. */
export function ContactSheet({ about, changing, onClose }: CaseSheetProps) {
  const { cases: words } = useOfficeTexts();
  const [channel, setChannel] = useState<ContactChannel>("note");
  const submit = async (reason: string) => {
    const input = { caseId: about.id, channel, reason };
    if ((await changing.change("add-case-contact", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.addContact}: ${about.member.loginId}`}
      submit={words.addContact}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.contactNote}</p>
      <Select
        name="channel"
        label={words.channel}
        value={channel}
        options={contactChannels.map((each) => [each, words.channels[each]])}
        onChange={(event) => setChannel(event.target.value as ContactChannel)}
      />
    </ReasonSheet>
  );
}
