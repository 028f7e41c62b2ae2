import { Link } from "react-router";
import type { BarredPerson } from "#contract/office/barred-persons.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type PersonCardProps = { person: BarredPerson; onRemove: () => void };

/** One barred person: what they are known by, their members, attempts, and why they are barred. */
export function PersonCard({ person, onRemove }: PersonCardProps) {
  const { texts, may } = useOffice();
  const words = texts.barredPersons;
  return (
    <>
      <div className="card-head">
        <h2>
          <span dir="auto" translate="no">
            {person.name}
          </span>{" "}
          <span className="tag">{words.kinds[person.kind]}</span>
        </h2>
        {person.endedAt === null && may("members.change") && (
          <Button look="small" text={words.remove} of={person.name} onClick={onRemove} />
        )}
      </div>
      <dl className="facts">
        {person.operator && (
          <Fact name={words.operator}>
            {person.operator.name} <span className="why">{person.operator.loginId}</span>
          </Fact>
        )}
        <Known person={person} />
        <Fact name={words.until}>
          {person.endsOn === null ? words.noEnd : <time className="num">{person.endsOn}</time>}
        </Fact>
        <Fact name={words.members}>
          <Members person={person} />
        </Fact>
        <Fact name={words.attempts}>
          <Attempts person={person} />
        </Fact>
        <Fact name={words.entry}>
          {person.addedBy} <Moment at={person.addedAt} />
        </Fact>
        {person.endedAt !== null && (
          <Fact name={words.lists.ended}>
            {person.removedBy ?? words.byDate} <Moment at={person.endedAt} />
          </Fact>
        )}
        <Fact name={words.reason}>
          <span dir="auto">{person.reason}</span>
        </Fact>
      </dl>
    </>
  );
}

const details = ["birthDate", "phone", "bankNumber", "email"] as const;

function Known({ person: { known } }: { person: BarredPerson }) {
  const words = useOffice().texts.barredPersons;
  return details.map((detail) =>
    known[detail] === null ? null : (
      <Fact key={detail} name={words[detail]}>
        <span className="num" translate="no">
          {known[detail]}
        </span>
      </Fact>
    ),
  );
}

function Members({ person: { members } }: { person: BarredPerson }) {
  const words = useOffice().texts.barredPersons;
  if (members.length === 0) return words.noMembers;
  return members.map(({ id, loginId, nick }) => (
    <div key={id}>
      <Link className="link" to={`/members/${id}`}>
        {loginId}
      </Link>{" "}
      <span className="why">{nick}</span>
    </div>
  ));
}

function Attempts({ person: { attempts } }: { person: BarredPerson }) {
  const words = useOffice().texts.barredPersons;
  const format = useFormat();
  if (attempts.length === 0) return words.noAttempts;
  return attempts.map(({ moment, count, lastDay }) => (
    <div key={moment}>{words.attempt(words.moments[moment], format.number(count), lastDay)}</div>
  ));
}
