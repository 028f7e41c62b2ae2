import { SubNav } from "#backoffice/frame/sub-nav.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The screens about operators. */
export function StaffNav() {
  const { staff, reviews, emergencies } = useOfficeTexts();
  return (
    <SubNav
      label={staff.title}
      links={[
        { to: "/operators", label: staff.people },
        { to: "/operators/roles", label: staff.roles },
        { to: "/operators/sign-ins", label: staff.signIns },
        { to: "/operators/reviews", label: reviews.title },
        { to: "/operators/emergencies", label: emergencies.title },
      ]}
    />
  );
}
