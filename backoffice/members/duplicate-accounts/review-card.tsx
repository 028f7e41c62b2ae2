import type { DuplicateReview } from "#contract/office/duplicate-accounts.ts";
import { Button } from "#ui/button.tsx";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { FoundSigns } from "#backoffice/members/duplicate-accounts/found-signs.tsx";
import { PlaceLink } from "#backoffice/members/place-link.tsx";
import { StatusTag } from "#backoffice/members/status-tag.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

type CardProps = { about: DuplicateReview; onDecide: () => void };

/** One review: both accounts, what they share, weaker signs, and what an operator found. */
export function ReviewCard({ about, onDecide }: CardProps) {
  const { texts, may } = useOffice();
  const words = texts.duplicateAccounts;
  const { account, other, decidedAt, decidedBy, outcome, findings } = about;
  const pair = words.pair(account.loginId, other.loginId);
  return (
    <>
      <div className="card-head">
        <h2>
          <span translate="no">{pair}</span>{" "}
          {outcome && <span className="tag">{words.outcomes[outcome]}</span>}
        </h2>
        {decidedAt === null && may("members.change") && (
          <Button look="small" text={words.decide} of={pair} onClick={onDecide} />
        )}
      </div>
      <p className="why">
        {words.opened} <Moment at={about.openedAt} />
        {decidedAt !== null && decidedBy !== null && (
          <>
            {" · "}
            {words.decidedBy(decidedBy)} <Moment at={decidedAt} />
          </>
        )}
      </p>
      {findings !== null && (
        <p dir="auto" className="written">
          {findings}
        </p>
      )}
      <Accounts about={about} name={pair} />
      <h3>{words.shared}</h3>
      <FoundSigns shared={about.shared} />
      <h3>{words.places}</h3>
      <Places places={about.places} />
    </>
  );
}

/** Both accounts; the one whose registration or change was found is the first. */
function Accounts({ about, name }: { about: DuplicateReview; name: string }) {
  const { duplicateAccounts: words, members } = useOfficeTexts();
  return (
    <TableFrame name={`${words.account}: ${name}`}>
      <thead>
        <Headings names={[words.account, members.status, words.identity, words.registered]} />
      </thead>
      <tbody>
        {[about.account, about.other].map((each) => (
          <tr key={each.id}>
            <th scope="row">
              <MemberName member={each} className="link" />{" "}
              {each.id === about.account.id && <span className="tag">{words.found}</span>}{" "}
              {each.id === about.secondId && <span className="tag tag-warn">{words.second}</span>}
            </th>
            <td>
              <StatusTag status={each.status} />{" "}
              {each.id === about.account.id && about.isHeld && (
                <span className="why">{words.held}</span>
              )}
            </td>
            <td>{each.isVerified ? words.verified : words.unverified}</td>
            <td>
              <Moment at={each.registeredAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Devices and addresses from which both signed in. */
function Places({ places }: Pick<DuplicateReview, "places">) {
  const { duplicateAccounts: words, members } = useOfficeTexts();
  if (places.length === 0) return <p className="why">{words.noPlaces}</p>;
  return (
    <ul className="shared">
      {places.map(({ by, value, lastAt }) => (
        <li key={`${by} ${value}`}>
          <span className="tag">{members.sharedKinds[by]}</span> <PlaceLink by={by} value={value} />{" "}
          <Moment at={lastAt} />
        </li>
      ))}
    </ul>
  );
}
