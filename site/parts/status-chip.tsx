import { useTexts } from "#site/app/app-context.tsx";

/**
 * The state of a request: `wait` and `reg` mean waiting, `already` done, `cansel` cancelled;
 * anything else is shown unchanged (specification, section 4).
 */
export function StatusChip({ status }: { status: string }) {
  const { messages } = useTexts();
  const looks = new Map<string, readonly [className: string, word: string]>([
    ["wait", ["st st-wait", messages.statusWait]],
    ["reg", ["st st-wait", messages.statusWait]],
    ["already", ["st st-done", messages.statusAlready]],
    ["cansel", ["st st-cancel", messages.statusCansel]],
  ]);
  const [className, word] = looks.get(status) ?? ["st st-cancel", status];
  return <span className={className}>{word}</span>;
}
