import { createContext, use } from "react";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Called when the operator has signed out. */
export const SignedOut = createContext<() => void>(() => undefined);

/** Ends the session on the server, also when it has ended before. */
export function useSignOut(): () => Promise<void> {
  const { call } = useOffice();
  const left = use(SignedOut);
  return async () => {
    try {
      await call("sign-out", {});
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
    }
    left();
  };
}
