import { Link } from "react-router";
import type { Subject } from "#contract/office/subjects.ts";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { subjectName } from "#backoffice/frame/subject-name.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The object of an act by the name that people know, as a link where it has a screen, and its id. */
export function ActObject({ entry }: { entry: { object: string; subject: Subject } }) {
  const { object } = entry;
  const { texts, locale } = useOffice();
  const address = objectAddress(object);
  const name = subjectName(entry, { texts, locale });
  const id = <span translate="no">{object}</span>;
  const shown = name === null ? id : <span dir="auto">{name}</span>;
  return (
    <span className="act-object">
      {address === null ? (
        shown
      ) : (
        <Link className="link" to={address}>
          {shown}
        </Link>
      )}
      {name !== null && <small>{id}</small>}
    </span>
  );
}
