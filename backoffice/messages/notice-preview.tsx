import { useEffect } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import { RichText } from "#ui/rich-text.tsx";
import { TintedTitle } from "#ui/tinted-title.tsx";
import { loadPreviewFonts } from "#backoffice/frame/fonts.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type NoticePreviewProps = {
  locale: Locale;
  title: string;
  titleColor: string | null;
  /** Sanitised HTML. */
  contents: string;
};

/** A notice or note as members read it, on the member site's own surface. */
export function NoticePreview({ locale, title, titleColor, contents }: NoticePreviewProps) {
  const { texts } = useOffice().texts.messages;
  useEffect(() => loadPreviewFonts(locale), [locale]);
  return (
    <>
      <h2>{texts.preview}</h2>
      <div className="member-looks notice-preview" lang={locales[locale].lang}>
        {title !== "" && (
          <h3>
            <TintedTitle title={title} color={titleColor} />
          </h3>
        )}
        {contents === "" ? (
          <p className="preview-empty">{texts.previewEmpty}</p>
        ) : (
          <RichText html={contents} />
        )}
      </div>
    </>
  );
}
