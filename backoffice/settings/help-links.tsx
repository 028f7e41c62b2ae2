import type { SiteHelpLink } from "#contract/office/contacts-of-sites.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type HelpLinksProps = { links: readonly SiteHelpLink[]; isPaused: boolean };

/** The links of help lines that a site shows, each with its state. */
export function HelpLinks({ links, isPaused }: HelpLinksProps) {
  const words = useOffice().texts.settings.helpLinks;
  return (
    <section className="card" aria-labelledby="help-links-title">
      <h3 id="help-links-title">{words.title}</h3>
      <p className="why">{words.lead}</p>
      {isPaused && <p className="notice">{words.paused}</p>}
      <ul className="plain help-links">
        {links.map((link) => (
          <li key={link.address}>
            <a href={link.address} rel="noreferrer" target="_blank" translate="no">
              {link.address}
            </a>
            <p className="help-link-state">
              <State link={link} />
              {!link.isOwn && <span className="tag">{words.builtIn}</span>}
            </p>
            <Probes link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ link: { probedAt, fault, isDead } }: { link: SiteHelpLink }) {
  const words = useOffice().texts.settings.helpLinks;
  if (probedAt === null) return <span className="tag">{words.unknown}</span>;
  if (fault === null) return <span className="tag tag-good">{words.answers}</span>;
  return isDead ? (
    <span className="tag tag-bad">{words.dead}</span>
  ) : (
    <span className="tag tag-warn">{words.fails}</span>
  );
}

function Probes({ link: { probedAt, fault, failingSince } }: { link: SiteHelpLink }) {
  const words = useOffice().texts.settings.helpLinks;
  return (
    <>
      {probedAt !== null && (
        <p className="why">
          {words.probedAt} <Moment at={probedAt} />
        </p>
      )}
      {failingSince !== null && (
        <p className="why">
          {words.firstFailure} <Moment at={failingSince} />{" "}
          <span className="nowrap" translate="no">
            ({fault})
          </span>
        </p>
      )}
    </>
  );
}
