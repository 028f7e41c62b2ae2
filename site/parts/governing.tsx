import "#site/parts/governing.css";
import { useLocation } from "react-router";
import { locales } from "#contract/locales.ts";
import { useAccountTexts, useApp } from "#site/app/app-context.tsx";
import { hrefInLocale } from "#site/app/addresses.ts";

/**
 * States which language's version of the page governs. A translation leads to it in another window,
 * where both can be compared and a form keeps what was entered.
 */
export function Governing() {
  const { locale, site } = useApp();
  const { frame, governing } = useAccountTexts();
  const { pathname, search } = useLocation();
  const code = site.governingLocale;
  if (site.locales?.length === 1) return null;
  if (code === locale) return <p className="governing">{governing.original}</p>;
  const language = governing.languages[code];
  return (
    <p className="governing">
      {governing.translation(language)}{" "}
      <a
        href={hrefInLocale(code, pathname, search)}
        hrefLang={locales[code].lang}
        target="_blank"
        rel="noopener"
      >
        {governing.read(language)}
        <span className="vh"> ({frame.newWindow})</span>
      </a>
    </p>
  );
}
