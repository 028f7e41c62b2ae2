import "#site/parts/lists.css";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";

export const BackToList = ({ to }: { to: string }) => (
  <Link className="back" to={to}>
    <Icon name="caret-left" />
    {useAccountTexts().lists.toList}
  </Link>
);
