import { useEffect, useEffectEvent } from "react";

/** A command of the palette: opens a screen or an object, or acts. */
export type Command = { id: string; label: string; hint?: string; run: () => void };

/** Answers commands for the typed text, such as the request with that number. */
export type CommandSource = (query: string) => readonly Command[] | Promise<readonly Command[]>;

const sources = new Set<CommandSource>();

/** Adds a source to the palette while the component is mounted. */
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

/** All commands for the typed text, in the order of the sources. */
export async function findCommands(query: string): Promise<Command[]> {
  const found = await Promise.all([...sources].map(async (source) => source(query)));
  return found.flat();
}
