import type { ProfileRuleName } from "#contract/office/profile-rules.ts";
import type { Suspicion, SuspicionReason } from "#contract/office/suspicions.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { ruleWords } from "#backoffice/settings/profiles/rule-words.ts";

type CardProps = { about: Suspicion; onAsk: (what: "note" | "close" | "report") => void };

/** One suspicion: the member, the signs, the sums and what was found out. */
export function SuspicionCard({ about, onAsk }: CardProps) {
  const { suspicions: words } = useOfficeTexts();
  const { member, reasons, notes, outcome, reference } = about;
  return (
    <>
      <div className="card-head">
        <h2>
          <MemberName member={member} />{" "}
          {outcome && <span className="tag">{words.outcomes[outcome]}</span>}
        </h2>
        <CardButtons about={about} onAsk={onAsk} />
      </div>
      <History about={about} />
      {reference !== null && (
        <p className="why">
          {words.reference} <span dir="auto">{reference}</span>
        </p>
      )}
      {reasons.length > 0 && <Signs name={member.loginId} reasons={reasons} />}
      <Sums about={about} />
      {notes.length > 0 && (
        <>
          <h3>{words.notes}</h3>
          <ul className="plain-list">
            {notes.map(({ at, operator, text }) => (
              <li key={at}>
                <Moment at={at} /> · {operator}
                <br />
                <span dir="auto" className="written">
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function CardButtons({ about: { member, closedAt }, onAsk }: CardProps) {
  const { suspicions: words } = useOfficeTexts();
  const shown = closedAt === null ? (["note", "report", "close"] as const) : (["report"] as const);
  return (
    <span className="row-of-buttons">
      {shown.map((what) => (
        <Button
          key={what}
          look="small"
          text={words[what]}
          of={member.loginId}
          onClick={() => onAsk(what)}
        />
      ))}
    </span>
  );
}

/** Who opened and closed it, and when. */
function History({ about: { openedAt, openedBy, closedAt, closedBy } }: Pick<CardProps, "about">) {
  const { suspicions: words } = useOfficeTexts();
  return (
    <p className="why">
      {openedBy === null ? words.bySigns : words.byStaff(openedBy)} <Moment at={openedAt} />
      {closedAt !== null && closedBy !== null && (
        <>
          {" · "}
          {words.closedBy(closedBy)} <Moment at={closedAt} />
        </>
      )}
    </p>
  );
}

const rulesOf = {
  dueDiligence: "dueDiligenceSum",
  littlePlay: "suspicionPlay",
  structuring: "suspicionDeposits",
  movements: "suspicionMovements",
  shortLife: "suspicionLife",
  otherPayers: "suspicionPayers",
} as const satisfies Record<SuspicionReason["sign"], ProfileRuleName>;

function Signs({ name, reasons }: { name: string; reasons: readonly SuspicionReason[] }) {
  const { suspicions: words, profiles } = useOfficeTexts();
  const format = useFormat();
  return (
    <TableFrame name={`${words.signs}: ${name}`}>
      <thead>
        <Headings names={[words.sign, words.value, words.threshold]} />
      </thead>
      <tbody>
        {reasons.map(({ sign, value, threshold }) => (
          <tr key={sign}>
            <th scope="row">{words.names[sign]}</th>
            <td className="num">{ruleWords(profiles, format, rulesOf[sign], value)}</td>
            <td className="num">{ruleWords(profiles, format, rulesOf[sign], threshold)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** What waits is of the present, so a closed suspicion does not say it. */
function Sums({ about: { sums, closedAt } }: Pick<CardProps, "about">) {
  const { suspicions: words } = useOfficeTexts();
  const format = useFormat();
  const moved = ["deposited", "withdrawn", "staked"] as const;
  const names = closedAt === null ? ([...moved, "waiting"] as const) : moved;
  return (
    <>
      <h3>{words.sums}</h3>
      <dl className="facts">
        {names.map((name) => (
          <Fact key={name} name={words[name]}>
            <span className="num">{format.moneyText(sums[name])}</span>
          </Fact>
        ))}
      </dl>
    </>
  );
}
