import { readFileSync } from "node:fs";
import { join } from "node:path";

const lines = readFileSync(join(import.meta.dirname, "image/Containerfile"), "utf8")
  .replaceAll("\\\n", " ")
  .split("\n");
const after = (word: string): string =>
  lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";

/** What the image says about itself: the files for compose and Kubernetes must agree with it. */
export const imageFacts = {
  user: Number(after("USER").split(":")[0]),
  group: Number(after("USER").split(":")[1]),
  ports: after("EXPOSE").split(" ").map(Number),
  volume: after("VOLUME"),
  command: JSON.parse(after("CMD")) as string[],
  environment: Object.fromEntries(
    after("ENV")
      .split(/\s+/)
      .map((pair) => pair.split("=") as [string, string]),
  ),
};
