import { Link } from "react-router";
import type { PlayReason, PlayReview } from "#contract/office/play-patterns.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type CardProps = { about: PlayReview; onDecide: () => void };

/** One review: the member, what was measured, and what an operator found. */
export function ReviewCard({ about, onDecide }: CardProps) {
  const { texts, may } = useOffice();
  const words = texts.playPatterns;
  const { member, reasons, closedAt, closedBy, outcome, findings } = about;
  return (
    <>
      <div className="card-head">
        <h2>
          <MemberName member={member} />{" "}
          {outcome && <span className="tag">{words.outcomes[outcome]}</span>}
        </h2>
        <span className="row-of-buttons">
          <Link
            className="btn btn-small"
            to={`/games/rounds?loginId=${encodeURIComponent(member.loginId)}`}
            aria-label={words.roundsOf(member.loginId)}
          >
            {words.rounds}
          </Link>
          {closedAt === null && may("members.change") && (
            <Button look="small" text={words.decide} of={member.loginId} onClick={onDecide} />
          )}
        </span>
      </div>
      <p className="why">
        {words.opened} <Moment at={about.openedAt} />
        {closedAt !== null && closedBy !== null && (
          <>
            {" · "}
            {words.closedBy(closedBy)} <Moment at={closedAt} />
          </>
        )}
      </p>
      {findings !== null && (
        <p dir="auto" className="written">
          {findings}
        </p>
      )}
      <Measured name={member.loginId} reasons={reasons} />
    </>
  );
}

function Measured({ name, reasons }: { name: string; reasons: readonly PlayReason[] }) {
  const words = useOffice().texts.playPatterns;
  const nameOf = useName();
  const inWords = useReasonWords();
  return (
    <TableFrame name={`${words.sign}: ${name}`}>
      <thead>
        <Headings names={[words.sign, words.measured, words.threshold, words.when]} />
      </thead>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.sign}>
            <th scope="row">
              {words.signs[reason.sign]}
              {reason.game && (
                <>
                  <br />
                  {nameOf(reason.game)}
                </>
              )}
            </th>
            <td>{inWords(reason).value}</td>
            <td>{inWords(reason).threshold}</td>
            <td>
              <Moment at={reason.from} /> – <Moment at={reason.until} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The value of a sign and its rule: a duration, or the figures of the intervals. */
function useReasonWords() {
  const { playPatterns: words, profiles } = useOffice().texts;
  const format = useFormat();
  const ms = (value: number) => profiles.units.milliseconds(format.number(value));
  return ({ value, threshold, intervals, meanMs }: PlayReason) =>
    intervals === null || meanMs === null
      ? { value: format.duration(value), threshold: format.duration(threshold) }
      : {
          value: (
            <>
              {words.rhythm(format.number(intervals), ms(meanMs))}
              <br />
              {words.spread(ms(value))}
            </>
          ),
          threshold: words.below(ms(threshold)),
        };
}
