import { useEffect, useEffectEvent } from "react";

/** Something the palette can do: go to a screen or an object, or act. */
export type Command = { id: string; label: string; hint?: string; run: () => void };

/** Answers commands for what was typed, such as the request with that number. */
export type CommandSource = (query: string) => readonly Command[] | Promise<readonly Command[]>;

const sources = new Set<CommandSource>();

/** Lends a source to the palette while the component is mounted. */
export function useCommandSource(source: CommandSource): void {
  const current = useEffectEvent(source);
  useEffect(() => {
    const own: CommandSource = (query) => current(query);
    sources.add(own);
    return () => {
      sources.delete(own);
    };
  }, []);
}

/** Everything that fits what was typed, in the order of the sources. */
export async function findCommands(query: string): Promise<Command[]> {
  const found = await Promise.all([...sources].map(async (source) => source(query)));
  return found.flat();
}
