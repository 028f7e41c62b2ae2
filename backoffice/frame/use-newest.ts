import { useRef } from "react";

/** Answers the result of the newest work, and undefined for work that was followed by more. */
export function useNewest(): <Result>(work: Promise<Result>) => Promise<Result | undefined> {
  const latest = useRef(0);
  return async (work) => {
    const turn = ++latest.current;
    const result = await work;
    return turn === latest.current ? result : undefined;
  };
}
