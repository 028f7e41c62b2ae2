import { useState } from "react";
import type { AnnouncementKind } from "#contract/office/announcements.ts";
import { Button } from "#ui/button.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type HideAnnouncementProps = { kind: AnnouncementKind; id: number; isHidden: boolean };

/** Hides it, or shows it again. */
export function HideAnnouncement({ kind, id, isHidden }: HideAnnouncementProps) {
  const { announcements: words } = useOfficeTexts().messages;
  const { act, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const label = isHidden ? words.show : words.hide;
  const turn = async (reason: string) => {
    const input = { kind, id, isHidden: !isHidden, reason };
    const answer = await act("hide-announcement", input, isHidden ? words.put : words.hidden);
    if (answer?.status === "success") setIsAsking(false);
  };
  return (
    <>
      <Button text={label} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ReasonSheet
          title={label}
          submit={label}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void turn(reason)}
        />
      )}
    </>
  );
}
