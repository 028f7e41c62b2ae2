import type { ReactNode } from "react";
import { Link } from "react-router";

/** What a list beside an open row shows; the attribute by which a row is found names it. */
export type ListNoun = "request" | "proposal" | "help";

type ListLinkProps = {
  noun: ListNoun;
  id: number;
  href: string;
  isOpen: boolean;
  children: ReactNode;
};

/** A row of such a list: a link that opens it. */
export const ListLink = ({ noun, id, href, isOpen, children }: ListLinkProps) => (
  <Link
    className="queue-row"
    to={href}
    {...{ [`data-${noun}`]: id }}
    aria-current={isOpen ? "true" : undefined}
  >
    {children}
  </Link>
);
