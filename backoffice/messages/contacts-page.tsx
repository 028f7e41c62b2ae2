import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { locales } from "#contract/locales.ts";
import type { OfficeContact } from "#contract/office/contacts.ts";
import { Button } from "#ui/button.tsx";
import { useLiveCounts } from "#backoffice/frame/live.tsx";
import { NewRows } from "#backoffice/frame/new-rows.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { Views } from "#backoffice/frame/views.tsx";
import type { ContactsData } from "#backoffice/messages/load-messages.ts";
import { PageLinks } from "#backoffice/messages/page-links.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const path = "/help/visitors";

/** Requests of people who are not signed in: waiting, or handled. */
export default function ContactsPage() {
  const { contacts, help } = useOfficeTexts().messages;
  const { list, rows, next, isFirst } = useLoaderData<ContactsData>();
  const { contacts: waiting } = useLiveCounts();
  return (
    <div className="page page-wide">
      <div className="page-head">
        <h1>{contacts.title}</h1>
        <Link className="btn" to="/help">
          {help.title}
        </Link>
      </div>
      <p className="page-lead">{contacts.lead}</p>
      <Views
        label={contacts.title}
        views={["waiting", "done"]}
        current={list}
        hrefOf={(each) => (each === "waiting" ? path : `${path}?view=done`)}
        nameOf={(each) => help[each]}
      />
      <NewRows
        isNew={list === "waiting" && isFirst && next === null && waiting > rows.length}
        text={help.newOnes}
      />
      {rows.length === 0 ? (
        <p className="table-empty">
          {list === "waiting" ? contacts.emptyWaiting : contacts.emptyDone}
        </p>
      ) : (
        <ul className="cards cards-beside">
          {rows.map((row) => (
            <li key={row.id}>
              <Contact contact={row} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks path={path} isFirst={isFirst} next={next} />
    </div>
  );
}

/** One request with its reply path; what it says is plain text. */
function Contact({ contact }: { contact: OfficeContact }) {
  const { contacts } = useOfficeTexts().messages;
  const { lang, endonym } = locales[contact.locale];
  return (
    <article className="contact" data-contact={contact.id}>
      <h2 dir="auto">{contact.title}</h2>
      <p className="tags">
        <span className="tag tag-warn">{contacts.notSignedIn}</span>
        <span className="tag" lang={lang}>
          {endonym}
        </span>
        <Moment at={contact.writtenAt} />
      </p>
      <p className="contact-words" dir="auto">
        {contact.contents}
      </p>
      <p>
        <b translate="no">{contact.replyTo}</b>
      </p>
      {contact.handledAt === null ? (
        <Handle id={contact.id} />
      ) : (
        <p>
          {contact.handledBy !== null && contacts.handledBy(contact.handledBy)}{" "}
          <Moment at={contact.handledAt} />
        </p>
      )}
    </article>
  );
}

function Handle({ id }: { id: number }) {
  const { contacts } = useOfficeTexts().messages;
  const { act, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const handle = async (reason: string) => {
    const answer = await act("handle-contact", { id, reason }, contacts.handled);
    if (answer?.status === "success") setIsAsking(false);
  };
  return (
    <>
      <Button text={contacts.handle} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ReasonSheet
          title={contacts.handle}
          submit={contacts.handle}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void handle(reason)}
        />
      )}
    </>
  );
}
