import { useId } from "react";
import { roles, type Role } from "#contract/office/permissions.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RoleSelectProps = { label: string; value: Role; onChange: (role: Role) => void };

/** One of the house's roles. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const texts = useOfficeTexts();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name="role"
        value={value}
        onChange={(event) => onChange(event.target.value as Role)}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {texts.roles[role]}
          </option>
        ))}
      </select>
    </div>
  );
}
