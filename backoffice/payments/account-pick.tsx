type AccountPickProps = {
  label: string;
  accounts: readonly { id: number; name: string }[];
  accountId: number;
  onChange: (id: number) => void;
};

/** A choice of one of the operator's bank accounts. */
export const AccountPick = ({ label, accounts, accountId, onChange }: AccountPickProps) => (
  <label>
    <span>{label}</span>
    <select
      name="account"
      value={accountId}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {accounts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
