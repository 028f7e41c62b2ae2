import { Link } from "react-router";

type ListTitleProps = {
  title: string;
  /** The list's address while a row is open: on a phone the row takes the list's place. */
  back: string | null;
};

/** The title of a list beside its open row; on a phone it leads back from the row to the list. */
export const ListTitle = ({ title, back }: ListTitleProps) => (
  <h1>
    {back !== null && (
      <Link className="to-list link" to={back}>
        ← {title}
      </Link>
    )}
    <span className="list-title">{title}</span>
  </h1>
);
