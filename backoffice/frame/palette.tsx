import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { findCommands, type Command } from "#backoffice/frame/commands.ts";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** ⌘K: all commands, filtered by typing; arrow keys choose. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { palette } = useOfficeTexts();
  const id = useId();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<readonly Command[]>([]);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (commands: readonly Command[]) => {
      if (!isCurrent) return;
      setFound(commands);
      setChosen(0);
    };
    // A failing source finds nothing; the next typed letter asks again.
    findCommands(query.trim()).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0)
      setChosen((chosen + step + found.length) % found.length);
    else if (event.key === "Enter") run(found[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <Sheet title={palette.title} onClose={onClose}>
      <input
        className="palette-in"
        role="combobox"
        aria-label={palette.placeholder}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        data-first
        placeholder={palette.placeholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => (event.nativeEvent.isComposing ? undefined : pressed(event))}
      />
      <div className="palette-found" id={`${id}-found`} role="listbox" aria-label={palette.title}>
        {found.map((command, index) => (
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => run(command)}
            onKeyDown={pressed}
          >
            <span>{command.label}</span>
            {command.hint && <small>{command.hint}</small>}
          </div>
        ))}
      </div>
      <p className="palette-hint" role="status">
        {found.length === 0 ? palette.nothingFound : palette.hint}
      </p>
    </Sheet>
  );
}
