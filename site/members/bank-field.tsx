import { useId, useState } from "react";
import { locales } from "#contract/locales.ts";
import { describedBy, Field, type FieldState } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, useMemberTexts } from "#site/app/app-context.tsx";
import { banksFor } from "#site/members/banks.ts";

type BankFieldProps = {
  value: string;
  state: FieldState;
  message: string | undefined;
  onChange: (bank: string) => void;
  onBlur: () => void;
};

const other = "other";

/** The member's bank, from the list of the language's countries, or written. */
export function BankField({ value, state, message, onChange, onBlur }: BankFieldProps) {
  const { locale } = useApp();
  const texts = useMemberTexts();
  const { members } = texts;
  const id = useId();
  const [chosen, setChosen] = useState(false);
  const groups = banksFor(locale);
  const isListed = groups.some(({ names }) => names.includes(value));
  const isOther = !isListed && (chosen || value !== "");
  const countries = new Intl.DisplayNames(locales[locale].intl, { type: "region" });
  const choose = (bank: string) => {
    setChosen(bank === other);
    onChange(bank === other ? "" : bank);
  };
  return (
    <>
      <Field
        id={id}
        label={members.bankName}
        message={isOther ? undefined : message}
        state={isOther ? "idle" : state}
        required
      >
        <select
          id={id}
          name={isOther ? "bank" : "bankname"}
          required
          autoComplete="off"
          value={isOther ? other : value}
          aria-invalid={!isOther && state === "bad"}
          {...describedBy(id, { message: isOther ? undefined : message })}
          onChange={({ target }) => choose(target.value)}
          onBlur={onBlur}
        >
          <option value="" disabled>
            {members.bankChoose}
          </option>
          {groups.map(({ country, names }) => (
            <optgroup key={country} label={countries.of(country) ?? country}>
              {names.map((name) => (
                <option key={name} translate="no">
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={other}>{members.bankOther}</option>
        </select>
      </Field>
      {isOther && (
        <TextField
          name="bankname"
          label={members.bankOtherName}
          hint={members.bankNameRule}
          required
          autoComplete="off"
          value={value}
          state={state}
          message={message}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </>
  );
}
