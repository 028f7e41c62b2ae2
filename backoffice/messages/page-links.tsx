import { Link } from "react-router";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type PageLinksProps = { path: string; isFirst: boolean; next: number | null };

/** Links to the newest rows and to those after the last one shown. */
export function PageLinks({ path, isFirst, next }: PageLinksProps) {
  const { texts } = useOfficeTexts().messages;
  if (isFirst && next === null) return null;
  return (
    <p className="row-of-buttons">
      {!isFirst && (
        <Link className="btn" to={path}>
          {texts.toFirst}
        </Link>
      )}
      {next !== null && (
        <Link className="btn" to={`${path}?after=${next}`}>
          {texts.more}
        </Link>
      )}
    </p>
  );
}
