import { Link } from "react-router";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { Empty } from "#site/parts/empty.tsx";

/** Shown for a missing item, with a link to its list. */
export function ItemMissing({ list, text }: { list: string; text?: string }) {
  const { lists } = useAccountTexts();
  return (
    <div className="card">
      <Empty icon="question" text={text ?? lists.itemMissing}>
        <Link className="btn btn-soft btn-sm" to={list}>
          {lists.toList}
        </Link>
      </Empty>
    </div>
  );
}
