import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { CaseSheetProps } from "#backoffice/members/cases/contact-sheet.tsx";
import { RequestFields, useRequest } from "#backoffice/members/cases/request-fields.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Records a third party's request in an open case. */
export function RequestSheet({ about, changing, onClose }: CaseSheetProps) {
  const { requests: words } = useOfficeTexts().cases;
  const request = useRequest();
  const submit = async (reason: string) => {
    const input = { id: about.member.id, ...request.input, reason };
    if ((await changing.change("record-case-request", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.add}: ${about.member.loginId}`}
      submit={words.add}
      acting={changing}
      isBlocked={request.isTooLarge}
      isUnsaved={request.isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <RequestFields {...request} />
    </ReasonSheet>
  );
}
