import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";

type EmptyProps = {
  /** What the list would hold. */
  icon: IconName;
  text: string;
  /** What to do about it. */
  children?: ReactNode;
};

/** A list without items: its noun under the moon, a sentence, and a way on where there is one. */
export const Empty = ({ icon, text, children }: EmptyProps) => (
  <div className="empty-state">
    <span className="empty-art">
      <Icon name={icon} />
    </span>
    <p>{text}</p>
    {children}
  </div>
);
