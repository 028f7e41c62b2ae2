import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { findCommands, type Command } from "#backoffice/frame/commands.ts";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The commands that were found, and the text of their search; null before the first result. */
type Found = { of: string | null; found: readonly Command[] };

/** The commands for a text, and the search for them that is under way. */
function useFound(query: string, onShown: () => void) {
  const [{ of, found }, setFound] = useState<Found>({ of: null, found: [] });
  const searching = useRef<Promise<readonly Command[]> | null>(null);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    // A failing source finds nothing; the next typed letter asks again.
    const search = findCommands(query.trim()).catch(() => []);
    const show = (commands: readonly Command[]) => {
      if (searching.current !== search) return;
      setFound({ of: query, found: commands });
      shown();
    };
    searching.current = search;
    void search.then(show);
    return () => {
      searching.current = null;
    };
  }, [query]);
  return { of, found, searching };
}

/** ⌘K: all commands, filtered by typing; arrow keys choose. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { palette } = useOfficeTexts();
  const id = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const { of, found, searching } = useFound(query, () => setChosen(0));
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  // What is shown may be of an earlier text; then the first command of the typed one is run.
  const enter = async () => {
    const search = searching.current;
    const commands = await search;
    if (searching.current === search) run(commands?.[of === query ? chosen : 0]);
  };
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0)
      setChosen((chosen + step + found.length) % found.length);
    else if (event.key === "Enter") void enter();
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
