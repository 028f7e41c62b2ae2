import { locales } from "#contract/locales.ts";
import type { SiteContact } from "#contract/protection.ts";
import { Icon } from "#ui/icon.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { helpLines } from "#contract/help-lines.ts";
import { ContactLinks, phoneHref } from "#site/parts/contact-links.tsx";

/** Help lines: the site's own ones first, then those with a public source, by country. */
export function HelpLines({ own }: { own: readonly SiteContact[] }) {
  const { locale } = useApp();
  const { protectionPage: words } = usePageTexts();
  const regions = new Intl.DisplayNames(locales[locale].intl, { type: "region" });
  return (
    <section className="card guard-card" aria-labelledby="lines-title">
      <h2 id="lines-title">{words.linesTitle}</h2>
      <p className="guard-text">{words.linesText}</p>
      <ul className="guard-lines">
        {own.map((contact) => (
          <li key={contact.name} className="guard-own">
            <strong dir="auto" translate="no">
              {contact.name}
            </strong>
            <ContactLinks contact={contact} />
          </li>
        ))}
        {helpLines.map(({ country, name, phone, source, readOn }) => (
          <li key={country}>
            <span className="guard-country" translate="no">
              {regions.of(country)}
            </span>
            <strong dir="auto" translate="no">
              {name}
            </strong>
            <a className="contact-phone num" href={phoneHref(phone)} translate="no">
              <Icon name="headset-fill" />
              {phone}
            </a>
            <a className="guard-source" href={source} rel="noreferrer" target="_blank">
              {words.source(readOn)}
              <span className="vh" dir="auto" translate="no">
                {" "}
                ({name})
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
