import { useCallback, useState } from "react";
import { mostContacts } from "#contract/office/contacts-of-sites.ts";
import type { OfficeSite } from "#contract/office/settings.ts";
import { contactKinds, type ContactKind } from "#contract/contact-kinds.ts";
import type { SiteContact } from "#contract/protection.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useLoaded } from "#backoffice/frame/use-loaded.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { HelpLinks } from "#backoffice/settings/help-links.tsx";

type SiteContactsSheetProps = {
  site: OfficeSite;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** A site's own help lines and contacts, which its page about protection shows. */
export function SiteContactsSheet({ site, changing, onClose }: SiteContactsSheetProps) {
  const { texts, call } = useOffice();
  const { settings, frame } = texts;
  const { loaded, isLost } = useLoaded(
    useCallback(() => call("get-site-contacts", { siteId: site.id }), [call, site.id]),
  );
  const [written, setContacts] = useState<SiteContact[] | null>(null);
  const contacts = written ?? loaded?.contacts ?? [];
  const isChanged = loaded !== null && JSON.stringify(contacts) !== JSON.stringify(loaded.contacts);
  const isComplete = contacts.every(
    ({ name, phone, address }) => name.trim() !== "" && (phone !== "" || address !== ""),
  );
  const submit = async (reason: string) => {
    if (!loaded) return;
    const wanted = { siteId: site.id, version: loaded.version, contacts, reason };
    if ((await changing.change("change-site-contacts", wanted)).outcome) onClose();
  };
  const change = (at: number, contact: SiteContact) => setContacts(contacts.with(at, contact));
  return (
    <ReasonSheet
      wide
      title={`${settings.contacts}: ${site.host}`}
      submit={settings.save}
      acting={{ isBusy: changing.isBusy, problem: isLost ? frame.loadFailed : changing.problem }}
      isBlocked={!isChanged || !isComplete}
      isUnsaved={isChanged}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{settings.contactsLead}</p>
      {contacts.map((contact, at) => (
        <ContactFields
          // oxlint-disable-next-line react/no-array-index-key -- a contact has no id of its own
          key={at}
          contact={contact}
          onChange={(next) => change(at, next)}
          onRemove={() => setContacts(contacts.toSpliced(at, 1))}
        />
      ))}
      {loaded && contacts.length < mostContacts && (
        <Button text={settings.addContact} onClick={() => setContacts([...contacts, fresh])} />
      )}
      {loaded && <HelpLinks links={loaded.links} isPaused={loaded.isPaused} />}
    </ReasonSheet>
  );
}

const fresh: SiteContact = { kind: "help", name: "", phone: "", address: "" };

type ContactFieldsProps = {
  contact: SiteContact;
  onChange: (contact: SiteContact) => void;
  onRemove: () => void;
};

function ContactFields({ contact, onChange, onRemove }: ContactFieldsProps) {
  const { settings } = useOffice().texts;
  const field = (name: "name" | "phone" | "address", label: string, maxLength: number) => (
    <TextField
      name={name}
      label={label}
      value={contact[name]}
      maxLength={maxLength}
      onChange={(event) => onChange({ ...contact, [name]: event.target.value })}
    />
  );
  return (
    <fieldset className="card">
      <legend>{contact.name || settings.newContact}</legend>
      <div className="field-grid">
        <Select
          name="kind"
          label={settings.contactKind}
          value={contact.kind}
          options={contactKinds.map((kind) => [kind, settings.contactKinds[kind]])}
          onChange={(event) => onChange({ ...contact, kind: event.target.value as ContactKind })}
        />
        {field("name", settings.name, 80)}
        {field("phone", settings.contactPhone, 40)}
        {field("address", settings.contactAddress, 200)}
      </div>
      <Button look="small" text={settings.removeContact} onClick={onRemove} />
    </fieldset>
  );
}
