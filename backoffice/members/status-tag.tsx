import type { MemberStatus } from "#contract/office/members.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const looks: Record<MemberStatus, string> = {
  active: "tag tag-good",
  suspended: "tag tag-warn",
  dormant: "tag tag-warn",
  closed: "tag",
};

export function StatusTag({ status }: { status: MemberStatus }) {
  const { members } = useOfficeTexts();
  return <span className={looks[status]}>{members.statuses[status]}</span>;
}
