import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#site/app-context.tsx";

/** In place of an item that is gone, with the way back to its list. */
export function ItemMissing({ list, children }: { list: string; children?: ReactNode }) {
  const { messages } = useTexts();
  return (
    <div className="card load-failed">
      <p>{messages.itemMissing}</p>
      <Link className="btn btn-soft btn-sm" to={list}>
        {messages.toList}
      </Link>
      {children}
    </div>
  );
}
