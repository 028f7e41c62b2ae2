import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useUser } from "#site/app/session.tsx";

/** Loads the page's data again when the member's money changes, such as by a decision. */
export function useDecisions(): void {
  const { user } = useUser();
  const { revalidate } = useRevalidator();
  const balance = user?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    void revalidate();
  }, [balance, revalidate]);
}
