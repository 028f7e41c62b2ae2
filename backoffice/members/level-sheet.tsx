import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { levels } from "#backoffice/members/search-form.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Asks for a different level. */
export function LevelSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  const { run, isBusy, problem } = useMemberAct(onClose);
  const [from] = useState(member.level);
  const others = levels.filter((level) => level !== from);
  const [to, setTo] = useState(from < 10 ? from + 1 : from - 1);
  return (
    <ReasonSheet
      title={`${texts.acts.level}: ${member.loginId}`}
      submit={texts.acts.level}
      acting={{ isBusy, problem }}
      onClose={onClose}
      onSubmit={(reason) =>
        void run("change-member-level", { id: member.id, from, to, reason }, texts.levelDone)
      }
    >
      <Select
        label={texts.levelTo}
        value={String(to)}
        onChange={(event) => setTo(Number(event.target.value))}
        options={others.map((level) => [String(level), texts.levelOf(format.number(level))])}
      />
    </ReasonSheet>
  );
}
