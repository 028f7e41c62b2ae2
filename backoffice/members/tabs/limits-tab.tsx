import type { MemberFacts } from "#contract/office/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { OwnLimits } from "#backoffice/members/tabs/own-limits.tsx";
import { QuietTimes } from "#backoffice/members/tabs/quiet-times.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LimitsTabProps = { member: MemberFacts; tab: Extract<Tab, { name: "limits" }> };

/** The member's present limits: the right to stake, amounts, their own, attempts that are left. */
export function LimitsTab({ member, tab }: LimitsTabProps) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  const { stakes, withdrawalDay, throttles, own, quiet, quietChanges } = tab;
  return (
    <>
      <section className="card">
        <h3>{texts.limit}</h3>
        <dl className="facts">
          <Fact name={texts.stakes}>
            <span className={stakes === "open" ? "tag tag-good" : "tag tag-bad"}>
              {texts.stakeStates[stakes]}
            </span>
          </Fact>
          <Fact name={texts.withdrawalDay}>
            {texts.leftOf(
              format.moneyText(withdrawalDay.left),
              format.moneyText(withdrawalDay.max),
            )}
          </Fact>
        </dl>
        <RowsTable
          caption={texts.limit}
          head={[
            texts.kind,
            { name: texts.least, isEnd: true },
            { name: texts.most, isEnd: true },
            { name: texts.step, isEnd: true },
          ]}
          empty={texts.noEntries}
        >
          {(["deposit", "withdrawal"] as const).map((kind) => (
            <tr key={kind}>
              <th scope="row">{texts.limitKinds[kind]}</th>
              {(["min", "max", "step"] as const).map((end) => (
                <td key={end} className="end num">
                  <Money amount={tab[kind][end]} />
                </td>
              ))}
            </tr>
          ))}
        </RowsTable>
      </section>
      <OwnLimits member={member} own={own} />
      <QuietTimes quiet={quiet} changes={quietChanges} />
      <section className="card">
        <h3>{texts.tries}</h3>
        <dl className="facts">
          {throttles.map(({ kind, uses, most, opensAt }) => (
            <Fact key={kind} name={texts.triesOf[kind]}>
              {texts.used(format.number(uses), format.number(most))}{" "}
              {opensAt && (
                <span className="tag tag-bad">{texts.lockedUntil(format.time(opensAt))}</span>
              )}
            </Fact>
          ))}
        </dl>
      </section>
    </>
  );
}
