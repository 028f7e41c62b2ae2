import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while a page is rendered on the server and hydrated, true afterwards. What is loaded on
 * demand waits for it: the server renders nothing that is not there yet.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
