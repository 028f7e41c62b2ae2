import { localeCodes, locales } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { legalKinds } from "#contract/office/settings.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** How many texts are not written in the languages that the site offers. */
export const missingOf = ({ drafts, locales: offered }: OfficeDocuments): number =>
  legalKinds.length * offered.length -
  drafts.filter(({ locale }) => offered.includes(locale)).length;

/** The languages that the site offers, and others in which something is written. */
const localesOf = ({ drafts, locales: offered }: OfficeDocuments) =>
  localeCodes.filter(
    (code) => offered.includes(code) || drafts.some(({ locale }) => locale === code),
  );

/** Which texts of a site are written, in each language. */
export function DraftTable({ documents }: { documents: OfficeDocuments }) {
  const { documents: words, settings } = useOfficeTexts();
  const format = useFormat();
  const missing = missingOf(documents);
  return (
    <>
      <TableFrame name={`${settings.legalTexts}: ${documents.host}`}>
        <thead>
          <Headings
            names={[words.language, ...legalKinds.map((kind) => settings.legalKinds[kind])]}
          />
        </thead>
        <tbody>
          {localesOf(documents).map((locale) => (
            <tr key={locale}>
              <th scope="row" lang={locales[locale].lang}>
                {locales[locale].endonym}
              </th>
              {legalKinds.map((kind) => {
                const draft = documents.drafts.find(
                  (each) => each.kind === kind && each.locale === locale,
                );
                const state = !draft ? "missing" : draft.isPublished ? "written" : "changed";
                return <td key={kind}>{words[state]}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {missing > 0 && <p className="notice">{words.waitsFor(format.number(missing))}</p>}
    </>
  );
}
