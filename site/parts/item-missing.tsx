import { Link } from "react-router";
import { useTexts } from "#site/app/app-context.tsx";

/** In place of an item that is gone, with the way back to its list. */
export function ItemMissing({ list, text }: { list: string; text?: string }) {
  const { messages } = useTexts();
  return (
    <div className="card load-failed">
      <p>{text ?? messages.itemMissing}</p>
      <Link className="btn btn-soft btn-sm" to={list}>
        {messages.toList}
      </Link>
    </div>
  );
}
