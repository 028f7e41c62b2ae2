import { conflictingDuties, rolesWithBoth } from "#contract/office/duties.ts";
import { permissions, permissionsOf, roles } from "#contract/office/permissions.ts";
import { Icon } from "#ui/icon.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";

/** The permissions of each role, from the list that the server checks too. */
export default function Roles() {
  const texts = useOfficeTexts();
  const { staff } = texts;
  return (
    <div className="page page-wide">
      <h1>{staff.roles}</h1>
      <StaffNav />
      <p className="page-lead">{staff.rolesLead}</p>
      <TableFrame name={staff.roles} scroller="table-scroll table-tall" look="data-roles">
        <thead>
          <Headings names={[staff.permission, ...roles.map((role) => texts.roles[role])]} />
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{texts.permissions[permission]}</th>
              {roles.map((role) => {
                const has = permissionsOf[role].includes(permission);
                return (
                  <td key={role}>
                    {has ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
                    <span className="vh">{has ? staff.yes : staff.no}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <Duties />
    </div>
  );
}

/** The pairs of conflicting permissions, each with the roles that have both. */
function Duties() {
  const { staff, roles: roleNames, permissions: names } = useOfficeTexts();
  const { one, other, roles: joining } = staff.dutyColumns;
  return (
    <section className="duties">
      <h2>{staff.duties}</h2>
      <p className="page-lead">{staff.dutiesLead}</p>
      <TableFrame name={staff.duties} scroller="table-scroll">
        <thead>
          <Headings names={[one, other, joining]} />
        </thead>
        <tbody>
          {conflictingDuties.map((pair) => (
            <tr key={pair.join()}>
              <th scope="row">{names[pair[0]]}</th>
              <td>{names[pair[1]]}</td>
              <td>
                {rolesWithBoth(pair)
                  .map((role) => roleNames[role])
                  .join(", ") || staff.dutyOfNone}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}
