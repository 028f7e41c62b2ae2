import { useRef } from "react";

/** Waits for the newest piece of work alone: undefined for one that another has followed. */
export function useNewest(): <Result>(work: Promise<Result>) => Promise<Result | undefined> {
  const latest = useRef(0);
  return async (work) => {
    const turn = ++latest.current;
    const result = await work;
    return turn === latest.current ? result : undefined;
  };
}
