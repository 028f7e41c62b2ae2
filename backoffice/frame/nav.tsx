import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useLiveCounts } from "#backoffice/frame/live.tsx";
import { Mark } from "#backoffice/frame/mark.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { menuGroups } from "#backoffice/frame/menu-groups.ts";
import { addressOf, type OfficeRoute } from "#backoffice/office-route.ts";

/** The menu: every screen that the operator may open, with its number of waiting items. */
export function Nav({ items }: { items: readonly OfficeRoute[] }) {
  const { texts } = useOffice();
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // A screen below another one of the menu is the current one alone.
  const current = items
    .map(addressOf)
    .filter((address) => pathname === address || pathname.startsWith(`${address}/`))
    .reduce((longest, address) => (address.length > longest.length ? address : longest), "");
  const counts = useLiveCounts();
  // The menu scrolls, as a row on a narrow window. Numbers that arrive later move its entries.
  useEffect(() => {
    list.current
      ?.querySelector("[aria-current=page]")
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current, counts]);
  return (
    <nav className="nav" aria-label={texts.frame.menu}>
      <p className="nav-brand">
        <Mark />
        <span>
          <b>{texts.frame.brand}</b> {texts.frame.office}
        </span>
      </p>
      <div className="nav-groups" ref={list}>
        {[undefined, ...menuGroups].map((group) => {
          const screens = items.filter((item) => item.group === group);
          if (screens.length === 0) return null;
          return (
            <section key={group ?? "first"}>
              {group && <h2 id={`nav-${group}`}>{texts.frame.groups[group]}</h2>}
              <ul {...(group && { "aria-labelledby": `nav-${group}` })}>
                {screens.map((item) => (
                  <li key={item.path}>
                    <Entry item={item} isCurrent={addressOf(item) === current} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}

/** One screen of the menu with its number of waiting items. */
function Entry({ item, isCurrent }: { item: OfficeRoute; isCurrent: boolean }) {
  const { texts } = useOffice();
  const format = useFormat();
  const counts = useLiveCounts();
  const { menu, title } = item;
  return (
    <Link
      to={addressOf(item)}
      className={isCurrent ? "active" : undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      {menu && <Icon name={menu.icon} />}
      <span>{title(texts)}</span>
      {menu?.count && counts[menu.count] > 0 && (
        <b className="nav-count num">{format.number(counts[menu.count])}</b>
      )}
    </Link>
  );
}
