import { type MouseEvent, useId } from "react";
import { useLocation } from "react-router";
import { type Locale, localeCodes, locales } from "#contract/locales.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { Flag, Icon } from "#ui/icon.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { languageCookie } from "#site/frame/language-cookie.ts";
import { KeptPart } from "#site/app/kept-part.tsx";
import { hrefInLocale } from "#site/app/addresses.ts";
import { isFormDirty } from "#site/parts/dirty-form.ts";

function remember(locale: Locale): void {
  document.cookie = languageCookie(locale, location.protocol);
}

/** Changing the language loads a new document, so unsent forms are confirmed first. */
function useChoice(): (code: Locale, event: MouseEvent<HTMLAnchorElement>) => void {
  const { frame } = useApp().texts;
  const dialogs = useDialogs();
  const { hash } = useLocation();
  return (code, event) => {
    // The part after # is never sent to the server, so it is added here.
    event.currentTarget.hash = hash;
    if (!isFormDirty()) return remember(code);
    event.preventDefault();
    const { href } = event.currentTarget;
    const question = {
      kind: "confirm",
      text: frame.leaveForm,
      confirm: frame.changeLanguage,
    } as const;
    const ask = async () => {
      if ((await dialogs.show(question)) !== "confirm") return;
      remember(code);
      window.location.assign(href);
    };
    void ask();
  };
}

/** One link per language: the same page and query, as a new document. */
export function LanguageLinks({ className }: { className: string }) {
  const { locale, site } = useApp();
  const { pathname, search } = useLocation();
  const choose = useChoice();
  return (
    <ul className={className}>
      {(site.locales ?? localeCodes).map((code) => (
        <li key={code}>
          <a
            href={hrefInLocale(code, pathname, search)}
            hrefLang={locales[code].lang}
            lang={locales[code].lang}
            {...(code === locale ? { "aria-current": "true" as const } : {})}
            onClick={(event) => choose(code, event)}
          >
            <Flag country={locales[code].flag} />
            <span className="endonym">{locales[code].endonym}</span>
            {code === locale && <Icon name="check" className="lang-check" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A button with the current language that opens the list of all; a native popover. */
export function LanguageSwitcher({ className }: { className: string }) {
  const { locale, texts, site } = useApp();
  const { search } = useLocation();
  const id = useId();
  if (site.locales?.length === 1) return null;
  return (
    <div className="lang-switcher">
      <button type="button" className={className} popoverTarget={id}>
        <span className="vh">{texts.frame.language}: </span>
        <Flag country={locales[locale].flag} />
        <span className="endonym" lang={locales[locale].lang}>
          {locales[locale].endonym}
        </span>
      </button>
      <nav id={id} popover="auto" className="lang-list" aria-label={texts.frame.languages}>
        <KeptPart name="languages" by={search}>
          <LanguageLinks className="lang-items" />
        </KeptPart>
      </nav>
    </div>
  );
}
