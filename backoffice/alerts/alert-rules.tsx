import { useState } from "react";
import { alertRules, type AlertRuleNow } from "#contract/office/alerts.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import type { Format } from "#ui/format.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { TableFrame, Headings } from "#backoffice/frame/table-frame.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

/** A rule's limit in words: minutes, a count, or an amount. */
export function limitWords(
  { alerts }: OfficeTexts,
  format: Format,
  { rule, limit }: Pick<AlertRuleNow, "rule" | "limit">,
): string {
  const { unit } = alertRules[rule];
  if (unit === null || limit === null) return "";
  return unit === "won" ? format.moneyText(limit) : alerts.units[unit](format.number(limit));
}

/** The rules, whether they are on, and their limits. */
export function AlertRules({ rules }: { rules: readonly AlertRuleNow[] }) {
  const { texts, may } = useOffice();
  const words = texts.alerts;
  const format = useFormat();
  const [asking, setAsking] = useState<AlertRuleNow | null>(null);
  return (
    <section className="card">
      <h2>{words.rulesTitle}</h2>
      <TableFrame name={words.rulesTitle}>
        <thead>
          <Headings names={[words.columns.rule, words.isOn, words.limit, words.acts]} />
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.rule}>
              <th scope="row" className="alert-rule">
                {words.rules[rule.rule]}
                <small className="why">{words.ruleFacts[rule.rule]}</small>
              </th>
              <td>
                <span className={rule.isOn ? "tag tag-good" : "tag tag-warn"}>
                  {rule.isOn ? words.on : words.off}
                </span>
              </td>
              <td className="num">{limitWords(texts, format, rule)}</td>
              <td>
                {may("settings.change") && (
                  <Button look="small" onClick={() => setAsking(rule)}>
                    {words.change}
                    <span className="vh"> {words.rules[rule.rule]}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {asking && <RuleSheet rule={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

function RuleSheet({ rule: now, onClose }: { rule: AlertRuleNow; onClose: () => void }) {
  const words = useOfficeTexts().alerts;
  const { act, ...acting } = useAct();
  const [isOn, setIsOn] = useState(now.isOn);
  const [limit, setLimit] = useState(now.limit === null ? "" : String(now.limit));
  const hasLimit = now.limit !== null;
  const wanted = hasLimit ? Number(limit) : null;
  const isUsable = wanted === null || (Number.isInteger(wanted) && wanted >= 1);
  const run = async (reason: string) => {
    const { rule, version } = now;
    const input = { rule, version, isOn, limit: wanted, reason };
    const answer = await act("change-alert-rule", input, words.changed);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={words.rules[now.rule]}
      submit={words.change}
      acting={acting}
      isBlocked={!isUsable}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      <p>{words.ruleFacts[now.rule]}</p>
      <label className="check-line">
        <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
        <span>{words.isOn}</span>
      </label>
      {hasLimit && (
        <label className="field">
          <span>{words.limit}</span>
          <input
            type="text"
            name="limit"
            inputMode="numeric"
            autoComplete="off"
            value={limit}
            onChange={(event) => setLimit(event.target.value.replace(/\D/g, ""))}
          />
        </label>
      )}
      <p className="why">{words.changeLead}</p>
    </ReasonSheet>
  );
}
