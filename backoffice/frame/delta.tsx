import { factName, factValue, type Facts } from "#backoffice/frame/fact-words.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type DeltaProps = { before: Facts | null; after: Facts | null };

/** An object before and after an act, one line per fact. */
export function Delta({ before, after }: DeltaProps) {
  const texts = useOfficeTexts();
  const format = useFormat();
  const { delta } = texts;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const cell = (facts: Facts | null, name: string) =>
    facts === null ? delta.none : factValue(texts, format, name, facts[name]);
  return (
    <table className="delta">
      <caption className="vh">{delta.title}</caption>
      <thead>
        <tr>
          <th scope="col">{delta.field}</th>
          <th scope="col">{delta.before}</th>
          <th scope="col">{delta.after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [was, is] = [cell(before, name), cell(after, name)];
          return (
            <tr key={name} data-changed={was !== is}>
              <th scope="row">{factName(texts, name)}</th>
              <td className="num">{was === is || was === delta.none ? was : <del>{was}</del>}</td>
              <td className="num">{was === is ? is : <ins>{is}</ins>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
