import type { ReactNode } from "react";

/** Why something could not be done, told at once to those who listen; nothing while all is well. */
export const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="notice notice-bad" role="alert">
      {children}
    </p>
  ) : null;
