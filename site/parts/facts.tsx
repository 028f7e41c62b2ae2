import "#site/parts/facts.css";
import type { ReactNode } from "react";

export type Fact = {
  name: string;
  value: ReactNode;
  /** A name, an id or a number, which is not translated. */
  asIs?: boolean;
};

/** Names and their values, one pair a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, asIs }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...(asIs ? { translate: "no" as const } : {})}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
