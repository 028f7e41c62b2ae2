import { useState } from "react";
import { useLoaderData, useLocation } from "react-router";
import type { BarredPerson } from "#contract/office/barred-persons.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { AddPersonSheet, BARRING } from "#backoffice/members/barred-persons/add-person-sheet.tsx";
import type { BarredPersonsPage } from "#backoffice/members/barred-persons/load-barred-persons.ts";
import { PersonCard } from "#backoffice/members/barred-persons/person-card.tsx";
import { RemovePersonSheet } from "#backoffice/members/barred-persons/remove-person-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** Persons who may not play: who they are, their members and what they tried. */
export default function BarredPersons() {
  const { texts, may } = useOffice();
  const words = texts.barredPersons;
  const { list, persons } = useLoaderData<BarredPersonsPage>();
  const isArriving = useLocation().state === BARRING;
  const [isAdding, setIsAdding] = useState(isArriving);
  const [removing, setRemoving] = useState<BarredPerson | null>(null);
  const changing = useChange();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{words.title}</h1>
        {may("members.change") && (
          <Button look="main" text={words.add} onClick={() => setIsAdding(true)} />
        )}
      </div>
      <p className="page-lead">{words.lead}</p>
      <Unlisted />
      <Lists />
      <ChangeNotice outcome={changing.outcome} />
      {persons.length === 0 && <p className="table-empty">{words.none[list]}</p>}
      <ul className="cards cards-beside">
        {persons.map((person) => (
          <li key={person.id} className="card">
            <PersonCard person={person} onRemove={() => setRemoving(person)} />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddPersonSheet
          startKind={isArriving ? "banned" : "staff"}
          changing={changing}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removing && (
        <RemovePersonSheet
          person={removing}
          changing={changing}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

/** Active operators who are not on the list yet. */
function Unlisted() {
  const words = useOffice().texts.barredPersons;
  const { unlisted } = useLoaderData<BarredPersonsPage>();
  const format = useFormat();
  if (unlisted.length === 0) return null;
  const names = unlisted.map(({ name }) => name).join(", ");
  return (
    <p className="notice notice-warn">{words.unlisted(format.number(unlisted.length), names)}</p>
  );
}

function Lists() {
  const words = useOffice().texts.barredPersons;
  const { list } = useLoaderData<BarredPersonsPage>();
  return (
    <ListViews
      label={words.title}
      views={["holding", "ended"]}
      current={list}
      nameOf={(each) => words.lists[each]}
    />
  );
}
