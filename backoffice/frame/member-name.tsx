import { Link } from "react-router";

type MemberNameProps = {
  member: { id: number; loginId: string; nick: string };
  /** The tab of the member's page that the link opens. */
  tab?: string;
  className?: string;
};

/** The id of a member, as a link to their page, and the nickname. */
export const MemberName = ({ member, tab, className }: MemberNameProps) => (
  <>
    <Link
      className={className}
      to={`/members/${member.id}${tab === undefined ? "" : `?tab=${tab}`}`}
    >
      {member.loginId}
    </Link>{" "}
    <span className="member-nick" dir="auto">
      {member.nick}
    </span>
  </>
);
