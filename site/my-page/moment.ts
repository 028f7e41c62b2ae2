import { useFormat } from "#ui/format-context.tsx";

/** Writes an instant with its day and time. */
export function useMoment(): (instant: string) => string {
  const format = useFormat();
  return (instant) => `${format.date(instant)} ${format.time(instant)}`;
}
