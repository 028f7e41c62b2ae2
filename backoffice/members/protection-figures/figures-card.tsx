import { FIGURES_OF_DAYS, type ProtectionFigures } from "#contract/office/protection-figures.ts";
import { useFormat } from "#ui/format-context.tsx";
import { EFFECT_DAYS } from "#contract/office/contact-effects.ts";
import { EffectTable } from "#backoffice/members/contact-effects/contact-effect.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Props = { figures: ProtectionFigures };

/** The figures of the last nightly count: take-up, breaches, response times and false alarms. */
export function ProtectionFiguresCard({ figures }: { figures: ProtectionFigures | null }) {
  const words = useOffice().texts.protectionFigures;
  if (!figures) return <p className="why">{words.none}</p>;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{words.title}</h2>
        <span className="why">{words.counted(figures.day)}</span>
      </div>
      <Breaches figures={figures} />
      <Responses figures={figures} />
      <Effects figures={figures} />
      <TakeUp figures={figures} />
    </section>
  );
}

/** Red from the first breach in the longer time on, so that one is seen for longer than a day. */
function Breaches({ figures: { breaches, breachesOfDays } }: Props) {
  const words = useOffice().texts.protectionFigures;
  const format = useFormat();
  return (
    <>
      <h3>{words.breaches}</h3>
      <p className="card-lead">{words.breachesNote}</p>
      <dl className="facts facts-wide">
        {(["limits", "breaks"] as const).map((kind) => (
          <Fact key={kind} name={kind === "limits" ? words.aboveLimits : words.inBreaks}>
            <span className={breachesOfDays[kind] > 0 ? "tag tag-bad" : "tag tag-good"}>
              {words.breachCount(
                format.number(breaches[kind]),
                format.number(FIGURES_OF_DAYS),
                format.number(breachesOfDays[kind]),
              )}
            </span>
          </Fact>
        ))}
      </dl>
    </>
  );
}

function Responses({ figures }: Props) {
  const words = useOffice().texts.protectionFigures;
  const format = useFormat();
  const timesOf = (times: ProtectionFigures["contact"]) =>
    times
      ? words.times(format.duration(times.median), format.duration(times.slowest))
      : words.noTimes;
  return (
    <>
      <h3>{words.responses(format.number(FIGURES_OF_DAYS))}</h3>
      <dl className="facts facts-wide">
        <Fact name={words.contact}>{timesOf(figures.contact)}</Fact>
        <Fact name={words.end}>{timesOf(figures.end)}</Fact>
        <Fact name={words.uncontacted}>{words.casesOf(format.number(figures.uncontacted))}</Fact>
        <Fact name={words.falseAlarms}>
          {words.falseAlarmsOf(
            format.number(figures.falseAlarms),
            format.number(figures.endedFromSigns),
          )}
        </Fact>
      </dl>
    </>
  );
}

/** What members did before and after the contacts with them, of all cases. */
function Effects({ figures: { effects } }: Props) {
  const words = useOffice().texts.protectionFigures;
  const format = useFormat();
  return (
    <>
      <h3>{words.effects}</h3>
      <p className="card-lead">
        {effects
          ? words.effectsOf(format.number(effects.contacts), format.number(EFFECT_DAYS))
          : words.noEffects(format.number(EFFECT_DAYS))}
      </p>
      {effects && <EffectTable effect={effects} name={words.effects} />}
    </>
  );
}

function TakeUp({ figures: { members, users, tools } }: Props) {
  const words = useOffice().texts.protectionFigures;
  const format = useFormat();
  return (
    <>
      <h3>{words.tools}</h3>
      <dl className="facts">
        <Fact name={words.users}>
          {words.usersOf(format.number(users), format.number(members))}
        </Fact>
        {tools.map(({ tool, members: count }) => (
          <Fact key={tool} name={words.toolNames[tool]}>
            {words.people(format.number(count))}
          </Fact>
        ))}
      </dl>
    </>
  );
}
