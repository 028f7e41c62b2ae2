import { useActiveShortcuts } from "#backoffice/frame/shortcuts.ts";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** Every key that works on this screen. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { texts, preferences } = useOffice();
  const shortcuts = useActiveShortcuts();
  return (
    <Sheet title={texts.frame.shortcuts} onClose={onClose}>
      {!preferences.usesSingleKeys && <p className="notice">{texts.frame.shortcutsOff}</p>}
      <dl className="keys">
        <div>
          <dt>{texts.frame.jump}</dt>
          <dd>
            <kbd>⌘</kbd> <kbd>K</kbd>
          </dd>
        </div>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
