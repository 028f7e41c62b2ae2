import { useOfficeTexts } from "#backoffice/office-context.tsx";

const names = ["bankName", "bankNumber", "bankOwner"] as const;
/** The account to which a transfer goes back. */
export type Receiver = Record<(typeof names)[number], string>;

const longest: Record<(typeof names)[number], number> = {
  bankName: 40,
  bankNumber: 30,
  bankOwner: 100,
};

type Props = { receiver: Receiver; onChange: (receiver: Receiver) => void };

/** The bank, the number and the holder of the account that sent a transfer. */
export function ReceiverFields({ receiver, onChange }: Props) {
  const { statements, settings } = useOfficeTexts();
  return (
    <fieldset className="receiver">
      <legend>{statements.receiverAccount}</legend>
      {names.map((name) => (
        <label key={name} className="field">
          <span>{settings[name]}</span>
          <input
            type="text"
            name={name}
            autoComplete="off"
            translate="no"
            required
            {...(name === "bankName" && { "data-first": true })}
            inputMode={name === "bankNumber" ? "numeric" : "text"}
            maxLength={longest[name]}
            value={receiver[name]}
            onChange={(event) => onChange({ ...receiver, [name]: event.target.value })}
          />
        </label>
      ))}
      <p className="why">{settings.bankNumberHint}</p>
      <p className="why">{statements.giveBackLead}</p>
    </fieldset>
  );
}
