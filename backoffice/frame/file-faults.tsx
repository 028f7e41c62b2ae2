import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type FileFault<Code extends string> = {
  code: Code;
  /** From 1; null when the whole file is meant. */
  line: number | null;
  /** From 0. */
  column: number | null;
  text: string;
};

type FileFaultsProps<Code extends string> = {
  title?: string;
  faults: readonly FileFault<Code>[];
  /** The file's first line; undefined for an empty file. */
  columns: readonly string[] | undefined;
  words: Readonly<Record<Code, string>>;
};

/** What is wrong in a file, by line and column. */
export function FileFaults<Code extends string>({
  title,
  faults,
  columns,
  words,
}: FileFaultsProps<Code>) {
  const { statements: texts } = useOfficeTexts();
  const format = useFormat();
  return (
    <section className="notice notice-bad" role="alert">
      {title !== undefined && <p>{title}</p>}
      <ul>
        {faults.map(({ code, line, column, text }) => (
          <li key={`${code} ${line} ${column}`}>
            {[
              line !== null && texts.faultAt(format.number(line)),
              column !== null &&
                (columns?.[column] || texts.columnNumber(format.number(column + 1))),
              text !== "" && `“${text}”`,
              words[code],
            ]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
