import { Link } from "react-router";
import { useTexts } from "#site/app/app-context.tsx";
import { Empty } from "#site/parts/empty.tsx";

/** Shown for a missing item, with a link to its list. */
export function ItemMissing({ list, text }: { list: string; text?: string }) {
  const { messages } = useTexts();
  return (
    <div className="card">
      <Empty icon="question" text={text ?? messages.itemMissing}>
        <Link className="btn btn-soft btn-sm" to={list}>
          {messages.toList}
        </Link>
      </Empty>
    </div>
  );
}
