import { Button } from "#ui/button.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import type { KeptNote as Kept } from "#backoffice/messages/use-draft.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Says that the screen shows an unsaved draft, or that one of an earlier version is kept. */
export function KeptNote({ kept }: { kept: Kept }) {
  const { drafts } = useOfficeTexts().messages;
  if (!kept) return null;
  return (
    <div className={kept.isOld ? "notice notice-warn kept-note" : "notice kept-note"}>
      <p role="status">
        {kept.isOld ? drafts.old : drafts.restored} <Moment at={kept.at} />
      </p>
      <span className="row-of-buttons">
        {kept.isOld && <Button look="small" text={drafts.use} onClick={kept.use} />}
        <Button look="small" text={drafts.discard} onClick={kept.discard} />
      </span>
    </div>
  );
}
