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
        {kept.isOld && (
          <button type="button" className="btn btn-small" onClick={kept.use}>
            {drafts.use}
          </button>
        )}
        <button type="button" className="btn btn-small" onClick={kept.discard}>
          {drafts.discard}
        </button>
      </span>
    </div>
  );
}
