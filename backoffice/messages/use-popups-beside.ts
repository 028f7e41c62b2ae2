import { useEffect, useState } from "react";
import type { PopupBeside } from "#contract/office/announcements.ts";
import { SessionEnded } from "#backoffice/api.ts";
import type { AnnouncementDraft } from "#backoffice/messages/announcement-draft.ts";
import { toInstant } from "#backoffice/frame/site-clock.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const AFTER_TYPING_MS = 400;
/** How many windows the member site opens at once; the others wait (`notice-popups.tsx`). */
const AT_ONCE = 3;
const none: readonly PopupBeside[] = [];

/** The popups that members see together with this one, the newest first. */
export function usePopupsBeside(
  isPopup: boolean,
  id: number | null,
  { domain, from, until }: Pick<AnnouncementDraft, "domain" | "from" | "until">,
): readonly PopupBeside[] {
  const { call, operator } = useOffice();
  const { timeZone } = operator;
  const [popups, setPopups] = useState(none);
  useEffect(() => {
    const begins = toInstant(from, timeZone);
    const ends = toInstant(until, timeZone);
    if (!isPopup || begins === null || (ends !== null && ends <= begins)) return;
    let isCurrent = true;
    const ask = async () => {
      try {
        const shown = { from: begins, until: ends };
        const own = id === null ? {} : { id };
        const answer = await call("get-popups-beside", { ...own, domain, shown });
        if (isCurrent && answer.status === "success")
          setPopups(answer.popups.slice(0, AT_ONCE - 1));
      } catch (error) {
        // Keeps the last preview; saving reports the fault.
        if (!(error instanceof SessionEnded)) return;
      }
    };
    const timer = setTimeout(() => void ask(), AFTER_TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, timeZone, isPopup, id, domain, from, until]);
  return popups;
}
