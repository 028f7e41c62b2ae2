import { useState } from "react";
import { announce } from "#ui/announcer.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LinkSheetProps = { token: string; expiresAt: string; onClose: () => void };

/**
 * The one-time link, this once. Its token stands behind the `#`, which browsers send to no
 * server and write into no log.
 */
export function LinkSheet({ token, expiresAt, onClose }: LinkSheetProps) {
  const { staff, frame } = useOfficeTexts();
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}/office/invitation#${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
      announce(staff.copied);
    } catch {
      // A browser that forbids it leaves the link there to be marked by hand.
      setIsCopied(false);
    }
  };
  return (
    <Sheet title={staff.link} onClose={onClose}>
      <div className="sheet-body">
        <p>{staff.linkOnce}</p>
        <TextArea
          name="link"
          label={staff.link}
          value={link}
          readOnly
          rows={3}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p>
          {staff.linkUntil}: <Moment at={expiresAt} />
        </p>
        <div className="row-of-buttons">
          <button type="button" className="btn btn-main" onClick={() => void copy()}>
            {isCopied ? staff.copied : staff.copy}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {frame.close}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
