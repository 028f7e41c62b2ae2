import { Link } from "react-router";
import type { ProfileRuleName } from "#contract/office/profile-rules.ts";
import type { CaseReason, MemberCase } from "#contract/office/cases.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import type { Format } from "#ui/format.ts";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { BARRING } from "#backoffice/members/barred-persons/add-person-sheet.tsx";
import { EffectOfContact } from "#backoffice/members/contact-effects/contact-effect.tsx";
import { CaseRequests } from "#backoffice/members/cases/case-requests.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { IMPOSING } from "#backoffice/members/tabs/own-limits.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { ruleWords } from "#backoffice/settings/profiles/rule-words.ts";

type CaseCardProps = {
  about: MemberCase;
  onContact: () => void;
  onRequest: () => void;
  onClose: () => void;
};

/** One case: the member, the score with its reasons, and what was said. */
export function CaseCard({ about, onContact, onRequest, onClose }: CaseCardProps) {
  const { cases: words } = useOffice().texts;
  const format = useFormat();
  const { member, score, reasons, contacts, outcome, closedAt } = about;
  return (
    <>
      <div className="card-head">
        <h2>
          <MemberName member={member} />{" "}
          {score > 0 && <span className="tag tag-bad">{words.score(format.number(score))}</span>}
          {outcome && <span className="tag">{words.outcomes[outcome]}</span>}
        </h2>
        {closedAt === null && <CaseButtons {...{ member, onContact, onRequest, onClose }} />}
      </div>
      <p className="why">
        {words.origins[about.origin]} {about.openedBy} <Moment at={about.openedAt} />
        {closedAt !== null && (
          <>
            {" · "}
            {words.closed} {about.closedBy} <Moment at={closedAt} />
          </>
        )}
      </p>
      {reasons.length > 0 && <Reasons name={member.loginId} reasons={reasons} />}
      <CaseRequests requests={about.requests} />
      {contacts.length > 0 && (
        <ul className="plain-list">
          {contacts.map(({ at, operator, channel, summary, effect }) => (
            <li key={at}>
              <Moment at={at} /> · {words.channels[channel]} · {operator}
              <br />
              <span dir="auto">{summary}</span>
              <EffectOfContact effect={effect} name={`${member.loginId}, ${format.date(at)}`} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type CaseButtonsProps = Omit<CaseCardProps, "about"> & Pick<MemberCase, "member">;

/** What can be done about an open case: what is recorded, a limit, a bar, and its close. */
function CaseButtons({ member, onContact, onRequest, onClose }: CaseButtonsProps) {
  const { texts, may } = useOffice();
  const { cases: words, imposedLimits } = texts;
  return (
    <span className="row-of-buttons">
      {may("members.remark") && (
        <>
          <Button look="small" text={words.addContact} of={member.loginId} onClick={onContact} />
          <Button look="small" text={words.requests.add} of={member.loginId} onClick={onRequest} />
        </>
      )}
      {may("members.change") && (
        <>
          <Link
            className="btn btn-small"
            to={`/members/${member.id}?tab=limits`}
            state={IMPOSING}
            aria-label={`${imposedLimits.impose}: ${member.loginId}`}
          >
            {imposedLimits.impose}
          </Link>
          <Link
            className="btn btn-small"
            to="/barred-persons"
            state={BARRING}
            aria-label={`${words.bar}: ${member.loginId}`}
          >
            {words.bar}
          </Link>
          <Button look="small" text={words.close} of={member.loginId} onClick={onClose} />
        </>
      )}
    </span>
  );
}

const rulesOf = {
  depositsDay: "markerDepositsDay",
  depositsQuarter: "markerDepositsQuarter",
  depositCount: "markerDepositCount",
  longVisit: "markerLongVisit",
  breaks: "markerBreaks",
  raises: "markerRaises",
  usedUp: "markerUsedUp",
  lossesDay: "markerLossesDay",
  helpAsked: "markerHelpAsked",
  failedDeposits: "markerFailedDeposits",
} as const satisfies Record<CaseReason["marker"], ProfileRuleName>;

function Reasons({ name, reasons }: { name: string; reasons: readonly CaseReason[] }) {
  const { texts } = useOffice();
  const { cases: words, profiles } = texts;
  const format: Format = useFormat();
  return (
    <TableFrame name={`${words.reasons}: ${name}`}>
      <thead>
        <Headings names={[words.marker, words.value, words.threshold, words.points]} />
      </thead>
      <tbody>
        {reasons.map(({ marker, value, threshold, points }) => (
          <tr key={marker}>
            <th scope="row">{profiles.rules[rulesOf[marker]]}</th>
            <td className="num">{ruleWords(profiles, format, rulesOf[marker], value)}</td>
            <td className="num">{ruleWords(profiles, format, rulesOf[marker], threshold)}</td>
            <td className="num">{format.number(points)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
