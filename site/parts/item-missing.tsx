import { Link } from "react-router";
import { usePageTexts } from "#site/app/app-context.tsx";

/** Shown for a missing item, with a link to its list. */
export function ItemMissing({ list, text }: { list: string; text?: string }) {
  const { messages } = usePageTexts();
  return (
    <div className="card load-failed">
      <p>{text ?? messages.itemMissing}</p>
      <Link className="btn btn-soft btn-sm" to={list}>
        {messages.toList}
      </Link>
    </div>
  );
}
