import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Link = { path: string; expiresAt: string };

/** Makes a link for the member and shows it this once. */
export function ResetSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const { act, isBusy, problem } = useAct();
  const [link, setLink] = useState<Link | null>(null);
  if (link) return <LinkSheet link={link} onClose={onClose} />;
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

function LinkSheet({ link, onClose }: { link: Link; onClose: () => void }) {
  const { members: texts, frame } = useOfficeTexts();
  const format = useFormat();
  const address = location.origin + link.path;
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => announce(texts.copied),
      () => announce(frame.callFailed, "assertive"),
    );
  };
  return (
    <Sheet title={texts.acts.reset} onClose={onClose}>
      <div className="sheet-body">
        <p>{texts.resetShown(format.time(link.expiresAt))}</p>
        <TextField
          name="link"
          label={texts.resetLink}
          value={address}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
        <div className="row-of-buttons">
          <button type="button" className="btn btn-main" onClick={copy}>
            {texts.copy}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {frame.close}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
