import type { Announcement, AnnouncementKind } from "#contract/office/announcements.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import { editedInstant, toInstant, toLocalTime } from "#backoffice/frame/site-clock.ts";
import {
  isEmptyText,
  isHalfText,
  isLongText,
  textDraftsOf,
  writtenTexts,
  type TextDrafts,
} from "#backoffice/messages/text-draft.ts";

/** A notice or popup being edited; times in the fields' format. */
export type AnnouncementDraft = {
  titleColor: string | null;
  domain: string;
  from: string;
  until: string;
  isPinned: boolean;
  posX: number;
  posY: number;
  texts: TextDrafts;
};

/** The first position of a new popup: below the header, beside the lobby's content. */
const FIRST_PLACE = { posX: 64, posY: 140 };

export const draftOf = (
  announcement: Announcement | null,
  timeZone: string,
): AnnouncementDraft => ({
  titleColor: announcement?.titleColor ?? null,
  domain: announcement?.domain ?? "",
  from: toLocalTime(announcement?.shown.from ?? new Date().toISOString(), timeZone),
  until: toLocalTime(announcement?.shown.until ?? null, timeZone),
  isPinned: announcement?.isPinned ?? false,
  posX: announcement?.posX ?? FIRST_PLACE.posX,
  posY: announcement?.posY ?? FIRST_PLACE.posY,
  texts: textDraftsOf(announcement?.texts ?? {}),
});

export type DraftFault = "fromMissing" | "reversed" | "koMissing" | "half" | "long";

/** The first fault that prevents saving, in the order of the fields. */
export function faultOf(
  { from, until, texts }: AnnouncementDraft,
  timeZone: string,
): DraftFault | null {
  const begins = toInstant(from, timeZone);
  const ends = toInstant(until, timeZone);
  if (begins === null) return "fromMissing";
  if (ends !== null && ends <= begins) return "reversed";
  if (isEmptyText(texts.ko)) return "koMissing";
  if (Object.values(texts).some(isHalfText)) return "half";
  return Object.values(texts).some(({ contents }) => isLongText(contents)) ? "long" : null;
}

/** The input of the call; null while `faultOf` finds a fault. */
export function inputOf(
  kind: AnnouncementKind,
  announcement: Announcement | null,
  { from, until, texts, ...draft }: AnnouncementDraft,
  timeZone: string,
): Omit<OfficeInput<"save-announcement">, "reason"> | null {
  const was = announcement?.shown ?? { from: null, until: null };
  const begins = editedInstant(from, was.from, timeZone);
  if (begins === null) return null;
  return {
    kind,
    ...(announcement && { id: announcement.id, version: announcement.version }),
    ...draft,
    shown: { from: begins, until: editedInstant(until, was.until, timeZone) },
    texts: writtenTexts(texts),
  };
}
