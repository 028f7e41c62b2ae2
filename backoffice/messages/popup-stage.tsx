import { useEffect, useRef, useState } from "react";
import type { PopupBeside } from "#contract/office/announcements.ts";
import { locales, type Locale } from "#contract/locales.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { useFormat } from "#ui/format-context.tsx";
import { NoticeWindow, type NoticeWindowWords } from "#ui/notice-window.tsx";
import { loadPreviewFonts } from "#backoffice/frame/fonts.ts";
import { StageHead, useScale, type View } from "#backoffice/frame/stage.tsx";
import { LobbySketch } from "#backoffice/messages/lobby-sketch.tsx";
import { StageHandle, type Place } from "#backoffice/messages/stage-handle.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The most common window sizes of the lobby. */
const views: Record<View, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

type PopupStageProps = {
  locale: Locale;
  /** The popups that open together with it. */
  others: readonly PopupBeside[];
  title: string;
  titleColor: string | null;
  /** Sanitised HTML. */
  contents: string;
  place: Place;
  isLocked: boolean;
  onPlace: (place: Place) => void;
};

/** A popup over the lobby as members see it: the member site's own window, scaled down. */
export function PopupStage(props: PopupStageProps) {
  const { locale, others, title, titleColor, contents, place, isLocked, onPlace } = props;
  const { announcements: words, texts } = useOffice().texts.messages;
  const format = useFormat();
  const [view, setView] = useState<View>("desktop");
  const windowWords = useMemberWords(locale);
  const { frame, scale } = useScale(views[view].width, view === "phone" ? 0.62 : 1);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => loadPreviewFonts(locale), [locale]);
  const isPhone = view === "phone";
  const size = views[view];
  return (
    <>
      <StageHead title={words.stage} view={view} onView={setView} />
      <div className="stage" ref={frame}>
        <div
          className="stage-view member-looks"
          lang={locales[locale].lang}
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <div
            className="stage-scaled"
            inert
            style={{ width: size.width, height: size.height, scale: String(scale) }}
          >
            <LobbySketch isPhone={isPhone} />
            {windowWords &&
              !isPhone &&
              others
                .toReversed()
                .map((other) => (
                  <Beside key={other.id} popup={other} locale={locale} words={windowWords} />
                ))}
            {windowWords && (
              <div
                className={isPhone ? "stage-sheet" : "stage-popup"}
                style={isPhone ? undefined : { left: place.x, top: place.y }}
              >
                <NoticeWindow
                  id="preview-window"
                  box={popup}
                  title={title || words.newPopup}
                  titleColor={titleColor}
                  contents={contents || `<p>${texts.previewEmpty}</p>`}
                  words={windowWords}
                  front={false}
                  onFront={ignored}
                  onClose={ignored}
                  onHideToday={ignored}
                  {...(isPhone ? {} : { onMove: ignored })}
                />
              </div>
            )}
          </div>
          {windowWords && !isPhone && !isLocked && (
            <StageHandle place={place} scale={scale} view={size} popup={popup} onPlace={onPlace} />
          )}
        </div>
      </div>
      <p className="field-hint">{isPhone ? words.phoneNote : words.positionHint}</p>
      {others.length > 0 && !isPhone && (
        <p className="field-hint">{words.beside(format.number(others.length))}</p>
      )}
    </>
  );
}

type BesideProps = { popup: PopupBeside; locale: Locale; words: NoticeWindowWords };

/** Another popup at its place, under the one that is edited. */
function Beside({ popup, locale, words }: BesideProps) {
  const text = popup.texts[locale] ?? popup.texts.ko;
  if (!text) return null;
  return (
    <div className="stage-popup" style={{ left: popup.posX, top: popup.posY }}>
      <NoticeWindow
        id={`beside-${popup.id}`}
        title={text.title}
        titleColor={popup.titleColor}
        contents={text.contents}
        words={words}
        front={false}
        onFront={ignored}
        onClose={ignored}
        onHideToday={ignored}
        onMove={ignored}
      />
    </div>
  );
}

/** The preview is inert; its buttons do nothing. */
const ignored = () => undefined;

/** The labels of the window's buttons in the previewed language. */
function useMemberWords(locale: Locale): NoticeWindowWords | null {
  const [words, setWords] = useState<NoticeWindowWords | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { messages, frame } = await loadTexts(locale);
      if (!isCurrent) return;
      setWords({
        close: frame.close,
        hideToday: messages.popupHideToday,
        move: messages.popupMove,
        moveHint: messages.popupMoveHint,
      });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return words;
}
