import type { ReactNode } from "react";

/** Why something could not be done, announced to screen readers; empty without a problem. */
export const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="notice notice-bad" role="alert">
      {children}
    </p>
  ) : null;
