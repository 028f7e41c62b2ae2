import type { AnnouncementKind } from "#contract/office/announcements.ts";
import type { Locale } from "#contract/locales.ts";
import type { AnnouncementDraft } from "#backoffice/messages/announcement-draft.ts";
import { NoticePreview } from "#backoffice/messages/notice-preview.tsx";
import { PopupStage } from "#backoffice/messages/popup-stage.tsx";
import type { Place } from "#backoffice/messages/stage-handle.tsx";
import { defaultTextLocale, isEmptyText } from "#backoffice/messages/text-draft.ts";
import { usePopupsBeside } from "#backoffice/messages/use-popups-beside.ts";
import { usePreview } from "#backoffice/messages/use-preview.ts";

type AnnouncementPreviewProps = {
  kind: AnnouncementKind;
  /** Null for a new one. */
  id: number | null;
  draft: AnnouncementDraft;
  locale: Locale;
  isLocked: boolean;
  onPlace: (place: Place) => void;
};

/** The notice or popup as members of a language see it. */
export function AnnouncementPreview(props: AnnouncementPreviewProps) {
  const { kind, id, draft, locale, isLocked, onPlace } = props;
  const own = draft.texts[locale];
  const shown = isEmptyText(own) ? draft.texts[defaultTextLocale(draft.texts)] : own;
  const contents = usePreview(shown.contents);
  const others = usePopupsBeside(kind === "popup", id, draft);
  const windowProps = { title: shown.title, titleColor: draft.titleColor, contents };
  if (kind === "notice") return <NoticePreview locale={locale} {...windowProps} />;
  return (
    <PopupStage
      locale={locale}
      others={others}
      place={{ x: draft.posX, y: draft.posY }}
      isLocked={isLocked}
      onPlace={onPlace}
      {...windowProps}
    />
  );
}
