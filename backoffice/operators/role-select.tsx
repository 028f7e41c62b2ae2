import { hasConflict } from "#contract/office/duties.ts";
import { roles, type Role } from "#contract/office/permissions.ts";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RoleSelectProps = { label: string; value: Role; onChange: (role: Role) => void };

/** A choice of role, which says when the chosen one has conflicting duties or is for persons from outside. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const texts = useOfficeTexts();
  return (
    <>
      <Select
        name="role"
        label={label}
        value={value}
        options={roles.map((role) => [role, texts.roles[role]])}
        onChange={(event) => onChange(event.target.value as Role)}
      />
      <div role="status">
        {hasConflict(value) && <p className="notice notice-warn">{texts.staff.dutiesJoined}</p>}
        {value === "auditor" && <p className="notice">{texts.staff.auditorHint}</p>}
      </div>
    </>
  );
}
