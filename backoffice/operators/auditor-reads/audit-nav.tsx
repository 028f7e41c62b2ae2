import { SubNav } from "#backoffice/frame/sub-nav.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What staff did, and what auditors read. */
export function AuditNav() {
  const { audit, auditorReads } = useOfficeTexts();
  return (
    <SubNav
      label={audit.title}
      links={[
        { to: "/audit", label: audit.title },
        { to: "/audit/reads", label: auditorReads.title },
      ]}
    />
  );
}
