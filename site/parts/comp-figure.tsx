import "#site/parts/comp-figure.css";
import { Link } from "react-router";
import type { CurrentUser } from "#contract/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Comp } from "#ui/money.tsx";
import { displayedComp } from "#site/parts/displayed.ts";
import { menuItems } from "#site/parts/menu-items.ts";

type CompFigureProps = {
  user: Pick<CurrentUser, "rolling">;
  /** Called before leaving, for instance to close a sidebar. */
  onLeave?: () => void;
};

/**
 * A member's comp with what it is worth and what a point converts to, one to one; it leads to the page
 * of comp, which has the least amount, the steps and the rest of the day.
 */
export function CompFigure({ user, onLeave }: CompFigureProps) {
  const { compText, moneyText } = useFormat();
  const comp = displayedComp(user);
  return (
    <Link className="comp-figure" to={menuItems.comp.path} onClick={onLeave}>
      <Comp amount={comp} /> <span className="comp-worth num">= {moneyText(comp)}</span>{" "}
      <span className="comp-worth num" translate="no">
        {compText(1)} = {moneyText(1)}
      </span>
    </Link>
  );
}
