import type { OfficeInput } from "#contract/office/calls.ts";
import type { MemberFacts } from "#contract/office/members.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { Format } from "#ui/format.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { JsonActName } from "#backoffice/frame/use-act.ts";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type MemberSheet = (props: { member: MemberFacts; onClose: () => void }) => React.ReactNode;

/** An act whose input is the member and the reason. */
type PlainActName = {
  [Name in JsonActName]: keyof OfficeInput<Name> extends "id" | "reason" ? Name : never;
}[JsonActName];

type Words = { title: string; note: string; said: string };

/** The sheet of such an act: what it does, and the reason. */
export const plainSheet = (
  name: PlainActName,
  wordsOf: (texts: OfficeTexts, member: MemberFacts, format: Format) => Words,
): MemberSheet =>
  function PlainSheet({ member, onClose }) {
    const { title, note, said } = wordsOf(useOfficeTexts(), member, useFormat());
    const { run, isBusy, problem } = useMemberAct(onClose);
    return (
      <ReasonSheet
        title={`${title}: ${member.loginId}`}
        submit={title}
        acting={{ isBusy, problem }}
        onClose={onClose}
        onSubmit={(reason) => void run(name, { id: member.id, reason }, said)}
      >
        <p>{note}</p>
      </ReasonSheet>
    );
  };
