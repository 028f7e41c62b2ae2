import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { useFormat } from "#ui/format.tsx";
import { OneTimeLink } from "#backoffice/frame/one-time-link.tsx";
import { siteOrigin } from "#backoffice/frame/site-origin.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Link = { path: string; expiresAt: string };

/** Makes a link for the member and shows it this once. */
export function ResetSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const { act, isBusy, problem } = useAct();
  const [link, setLink] = useState<Link | null>(null);
  const format = useFormat();
  if (link)
    return (
      <OneTimeLink
        title={texts.acts.reset}
        label={texts.resetLink}
        address={siteOrigin() + link.path}
        words={texts}
        onClose={onClose}
      >
        <p>{texts.resetShown(format.time(link.expiresAt))}</p>
      </OneTimeLink>
    );
  const make = async (reason: string) => {
    const answer = await act("make-reset-link", { id: member.id, reason }, texts.resetDone);
    if (answer?.status === "success") setLink(answer);
  };
  return (
    <ReasonSheet
      title={`${texts.acts.reset}: ${member.loginId}`}
      submit={texts.acts.reset}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void make(reason)}
    >
      <p>{texts.resetNote}</p>
    </ReasonSheet>
  );
}
