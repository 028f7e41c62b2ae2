import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { Badge } from "#site/parts/badge.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { menuItems, type MenuItem } from "#site/parts/menu-items.ts";
import { useUser } from "#site/app/session.tsx";

const quick: readonly MenuItem[] = [
  menuItems.deposit,
  menuItems.withdraw,
  menuItems.comp,
  menuItems.note,
];

/** The links under the banner on phones, without deposits in a reduced session. Wide windows have a menu. */
export function QuickMenu() {
  const texts = useTexts();
  const { user } = useUser();
  const offered = user?.reduced ? quick.filter((item) => item !== menuItems.deposit) : quick;
  return (
    <nav className="qa" aria-label={texts.frame.quickMenu}>
      {offered.map((item) => (
        <MemberLink key={item.id} to={item.path}>
          <Icon name={item.icon} />
          {item.label(texts)}
          {user && <Badge className="badge" count={item.count?.(user) ?? 0} />}
        </MemberLink>
      ))}
    </nav>
  );
}
