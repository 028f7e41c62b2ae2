import {
  profileRules,
  type ProfileRuleName,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import { useFormat } from "#ui/format-context.tsx";
import { NumberField } from "#backoffice/settings/number-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { choiceWords, ruleWords } from "#backoffice/settings/profiles/rule-words.ts";

type ValueFieldProps = {
  rule: ProfileRuleName;
  value: RuleValue;
  problem: string | undefined;
  onValue: (value: RuleValue) => void;
};

/** The value of a rule: a number within its range, or the choices that it offers. */
export function ValueField({ rule, value, problem, onValue }: ValueFieldProps) {
  const { profiles } = useOfficeTexts();
  const format = useFormat();
  const declared = profileRules[rule];
  if ("range" in declared) {
    const [least, most] = declared.range;
    const inUnit = (number: number) => ruleWords(profiles, format, rule, number);
    return (
      <NumberField
        name="value"
        label={profiles.value}
        value={String(value)}
        hint={profiles.range(inUnit(least), inUnit(most))}
        problem={problem}
        onChange={(text) => onValue(Number(text))}
      />
    );
  }
  const isOne = "isOne" in declared;
  const chosen = typeof value === "number" ? [] : value;
  const toggle = (choice: string, isOn: boolean) =>
    onValue(
      declared.choices.filter((each) => (each === choice ? isOn : !isOne && chosen.includes(each))),
    );
  return (
    <fieldset className={isOne ? "choices" : "field"}>
      <legend>{profiles.value}</legend>
      {declared.choices.map((choice) => (
        <label key={choice} className={isOne ? undefined : "tick"}>
          <input
            type={isOne ? "radio" : "checkbox"}
            name={isOne ? "value" : choice}
            checked={chosen.includes(choice)}
            onChange={(event) => toggle(choice, event.target.checked)}
          />
          {choiceWords(profiles, choice)}
        </label>
      ))}
      {problem && <p className="field-message">{problem}</p>}
    </fieldset>
  );
}
