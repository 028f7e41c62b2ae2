import { Link } from "react-router";
import type { DisputeSubject } from "#contract/office/disputes.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type DisputeLinkProps = { subject: DisputeSubject; record: string };

/** Leads to the screen where a bundle about this record is made; for those who may make one. */
export function DisputeLink({ subject, record }: DisputeLinkProps) {
  const { texts, may } = useOffice();
  if (!may("disputes.make")) return null;
  const query = new URLSearchParams({ subject, record });
  return (
    <Link className="link" to={`/reports/disputes?${query}`}>
      {texts.disputes.make}
    </Link>
  );
}
