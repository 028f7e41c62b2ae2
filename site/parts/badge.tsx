import { useFormat } from "#ui/format-context.tsx";

/**
 * A count of unread items: hidden at 0, "99+" above 99. The element beside it names what is
 * counted.
 */
export function Badge({ count, className }: { count: number; className: string }) {
  const format = useFormat();
  if (count <= 0) return null;
  return (
    <span className={className} aria-hidden="true">
      {count > 99 ? "99+" : format.number(count)}
    </span>
  );
}
