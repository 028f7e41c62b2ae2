/** A chosen file; `content` is base64, and empty for a file that is too large. */
export type ChosenFile = { name: string; size: number; content: string };

const LONGEST_NAME = 200;

/** Reads a file that a person chose, unless it is larger than allowed. */
export async function readFile(file: File, mostBytes: number): Promise<ChosenFile> {
  const { size } = file;
  const name = file.name.slice(-LONGEST_NAME);
  if (size > mostBytes) return { name, size, content: "" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return { name, size, content: btoa(text) };
}
