import "#site/frame/facts.css";
import type { ReactNode } from "react";

export type Fact = { name: string; value: ReactNode };

/** Names and their values, one pair a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
