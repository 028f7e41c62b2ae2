import { heroDesktop, heroMobile, heroTables } from "virtual:site-pictures";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { locales, type Locale } from "#contract/locales.ts";
import { brandTokens, type BrandColors } from "#contract/looks.ts";
import type { Texts } from "#locales/ko/site.ts";
import { loadTexts } from "#locales/site-texts.ts";
import bannerSheet from "#ui/banner.css?inline";
import buttonSheet from "#ui/button.css?inline";
import logoSheet from "#ui/logo.css?inline";
import looksSheet from "#ui/member-looks.css?inline";
import { BannerText } from "#ui/banner-text.tsx";
import { Logo, LogoPaint } from "#ui/logo.tsx";
import { facesOf } from "#backoffice/frame/fonts.ts";
import { StageHead, useScale, type View } from "#backoffice/frame/stage.tsx";
import type { LookDraft } from "#backoffice/settings/looks/look-draft.ts";
import pageSheet from "#backoffice/settings/looks/preview.css?inline";
import { useOffice } from "#backoffice/office-context.tsx";

/** The beginning of the home page in the most common windows. */
const views: Record<View, { width: number; height: number }> = {
  desktop: { width: 1280, height: 532 },
  phone: { width: 390, height: 320 },
};

type LookPreviewProps = { name: string; draft: LookDraft; locale: Locale };

/**
 * The header and the banner of the site's home page as they would look. They are drawn in a window
 * of their own, so that the member site's style sheets see the width of a phone.
 */
export function LookPreview({ name, draft, locale }: LookPreviewProps) {
  const { looks } = useOffice().texts;
  const [view, setView] = useState<View>("desktop");
  const size = views[view];
  const { frame, scale } = useScale(size.width, 1);
  const texts = useMemberTexts(locale);
  const [page, setPage] = useState<Document | null>(null);
  usePageLooks(page, draft, locale);
  return (
    <>
      <StageHead title={looks.preview} view={view} onView={setView} />
      <div className="stage" ref={frame}>
        <div
          className="stage-view member-looks"
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <iframe
            className="stage-scaled look-page"
            title={looks.preview}
            // Without scripts; this page draws into it.
            sandbox="allow-same-origin"
            srcDoc="<!doctype html>"
            width={size.width}
            height={size.height}
            style={{ scale: String(scale) }}
            onLoad={(event) => setPage(event.currentTarget.contentDocument)}
          />
          {page && texts && createPortal(<Page {...{ name, draft, locale, texts }} />, page.body)}
        </div>
      </div>
    </>
  );
}

/** Dresses the window as the member site, and again with each change. */
function usePageLooks(page: Document | null, { colors }: LookDraft, locale: Locale): void {
  const [faces, setFaces] = useState<CSSStyleSheet | null>(null);
  useEffect(() => {
    if (page) setFaces(putSheets(page));
  }, [page]);
  useEffect(() => {
    if (page && faces) speak(page, faces, locale);
  }, [page, faces, locale]);
  useEffect(() => {
    if (page) paint(page, colors);
  }, [page, colors]);
}

/** Puts the member site's sheets into the window, and answers one more for the letters. */
function putSheets(page: Document): CSSStyleSheet | null {
  const window = page.defaultView;
  if (!window) return null;
  const faces = new window.CSSStyleSheet();
  const sheets = [looksSheet, buttonSheet, logoSheet, bannerSheet, pageSheet].map((text) => {
    // A sheet belongs to the window in which it was made.
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  page.adoptedStyleSheets = [faces, ...sheets];
  page.documentElement.className = "member-looks";
  return faces;
}

function speak(page: Document, faces: CSSStyleSheet, locale: Locale): void {
  page.documentElement.lang = locales[locale].lang;
  faces.replaceSync(facesOf(locale));
}

function paint(page: Document, colors: BrandColors): void {
  const { style } = page.documentElement;
  style.cssText = "";
  for (const [token, value] of Object.entries(brandTokens(colors))) style.setProperty(token, value);
}

/** The texts of the member site in the previewed language; null until they are loaded. */
function useMemberTexts(locale: Locale): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadTexts(locale);
      if (isCurrent) setTexts(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return texts;
}

/** In place of counts, which depend on the day. */
const COUNT = "…";

type PageProps = LookPreviewProps & { texts: Texts };

/** The page's beginning; nothing in it can be pressed. */
function Page({ name, draft, locale, texts }: PageProps) {
  const { home, frame, members } = texts;
  const own = draft.texts[locale];
  const has = own.title + own.line + own.button !== "";
  const logo = draft.logo === null ? undefined : { src: draft.logo };
  const logoLink = (
    <span className="logo">
      <Logo name={name} brand={frame.brand} own={logo} />
    </span>
  );
  return (
    <div inert>
      <LogoPaint />
      <div className="head hd-1">
        {logoLink}
        <span className="btn btn-soft">{members.login}</span>
        <span className="btn btn-gold">{members.register}</span>
      </div>
      <div className="head mh">
        {logoLink}
        <span className="btn btn-gold btn-sm">{members.login}</span>
      </div>
      <div className="body">
        <section className="hero">
          <picture>
            <source media="(max-width: 899.98px)" srcSet={heroMobile} />
            <img className="hero-art" src={heroDesktop} alt="" />
          </picture>
          <span className="hero-object" data-shown>
            <img src={heroTables} alt="" />
          </span>
          <BannerText
            eyebrow={has ? name : home.loungeLabel}
            title={own.title.trim() || home.moonTitle}
            text={own.line.trim() || home.moonText(COUNT, COUNT, COUNT)}
            heading="h1"
            hidden={false}
          >
            <span className="btn btn-gold">{own.button.trim() || home.seeCasinos}</span>
            <span className="btn btn-ghost">{home.seeSlots}</span>
          </BannerText>
        </section>
      </div>
    </div>
  );
}
