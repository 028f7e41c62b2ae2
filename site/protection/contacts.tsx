import { Link } from "react-router";
import { contactKinds } from "#contract/contact-kinds.ts";
import type { SiteContact } from "#contract/protection.ts";
import { usePageTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { complaintHref } from "#site/messages/help-address.ts";
import { ContactLinks } from "#site/parts/contact-links.tsx";

/** Where complaints go: the operator first, then the authority and the body for disputes. */
export function Contacts({ contacts }: { contacts: readonly SiteContact[] }) {
  const { protectionPage: words } = usePageTexts();
  const { user } = useUser();
  const kinds = contactKinds.filter((kind) => contacts.some((each) => each.kind === kind));
  return (
    <section className="card guard-card" aria-labelledby="contacts-title">
      <h2 id="contacts-title">{words.complaintsTitle}</h2>
      <p className="guard-text">
        {words.complaintsText}{" "}
        <Link className="guard-link" to={user ? complaintHref : "/contact"}>
          {words.ask}
        </Link>
      </p>
      {kinds.length > 0 && (
        <dl className="guard-contacts">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{words.kinds[kind]}</dt>
              {contacts
                .filter((each) => each.kind === kind)
                .map((contact) => (
                  <dd key={contact.name}>
                    <strong dir="auto" translate="no">
                      {contact.name}
                    </strong>
                    <ContactLinks contact={contact} />
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
