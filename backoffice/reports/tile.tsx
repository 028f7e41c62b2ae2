import type { ReactNode } from "react";
import { Link } from "react-router";
import { useOffice } from "#backoffice/office-context.tsx";
import { mayOpen } from "#backoffice/menu.ts";
import { addressOf } from "#backoffice/office-route.ts";
import { routes } from "#backoffice/routes.ts";

type TileProps = {
  name: string;
  children: ReactNode;
  /** A second line below the number. */
  note?: string;
  /** The list behind the number, where there is one. */
  to?: string;
  isUrgent?: boolean;
};

/** One number of the overview, linked to its list if this operator may open it. */
export function Tile({ name, children, note, to, isUrgent = false }: TileProps) {
  const office = useOffice();
  const path = to?.split("?")[0];
  const route = routes.find((each) => addressOf(each) === path);
  const content = (
    <>
      <span className="tile-name">{name}</span>
      <b className={isUrgent ? "tile-number tile-urgent" : "tile-number"}>{children}</b>
      {note && <span className="tile-note">{note}</span>}
    </>
  );
  return to !== undefined && route && mayOpen(office, route) ? (
    <Link className="tile" to={to}>
      {content}
    </Link>
  ) : (
    <div className="tile">{content}</div>
  );
}
