import type {
  Figures,
  SettledStudio,
  SettlementFigure,
  TheirFigures,
} from "#contract/office/settlement.ts";
import { settlementFigures } from "#contract/office/settlement.ts";
import { Exact } from "#backoffice/frame/exact.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { SettledPage } from "#backoffice/reports/settlement/load-settlement.ts";

type Sides = { ours: Figures | null; share: string | null; theirs: TheirFigures };

const ownOf = ({ ours, share }: Sides, figure: SettlementFigure): string | null =>
  figure === "share" ? share : (ours?.[figure] ?? null);

/** Fractions of a won come from rounding. */
const isApart = (ours: string | null, theirs: string): boolean =>
  Math.abs(Number(ours ?? 0) - Number(theirs)) >= 1;

/** Our figures of each studio and of the connection, with the provider's below where it has any. */
export function SidesTable({ page }: { page: NonNullable<SettledPage> }) {
  const { settlement: texts } = useOffice().texts;
  const { line, studios, theirs } = page;
  const head = settlementFigures.map((figure) => ({ name: texts.figures[figure], isEnd: true }));
  const total: Sides = { ours: line.figures, share: line.share, theirs };
  return (
    <RowsTable caption={texts.title} head={[texts.studio, "", ...head]} empty={texts.empty}>
      {studios.map((studio) => (
        <StudioRows
          key={studio.code}
          name={<StudioName studio={studio} />}
          sides={{ ours: studio.figures, share: null, theirs: studio.theirs }}
        />
      ))}
      {studios.length > 0 && <StudioRows name={<b>{texts.whole}</b>} sides={total} />}
    </RowsTable>
  );
}

function StudioName({ studio }: { studio: SettledStudio }) {
  const { texts, locale } = useOffice();
  if (studio.name) return <>{locale === "ko" ? studio.name.ko : studio.name.en}</>;
  return (
    <>
      <span dir="auto">{studio.code}</span>{" "}
      <span className="tag tag-bad">{texts.settlement.unknownStudio}</span>
    </>
  );
}

function StudioRows({ name, sides }: { name: React.ReactNode; sides: Sides }) {
  const { settlement: texts } = useOffice().texts;
  const hasTheirs = Object.keys(sides.theirs).length > 0;
  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={hasTheirs ? 2 : 1}>
          {name}
        </th>
        <th scope="row">{texts.ours}</th>
        {settlementFigures.map((figure) => {
          const own = ownOf(sides, figure);
          return (
            <td key={figure} className="num end">
              {own === null ? "-" : <Exact won={own} />}
            </td>
          );
        })}
      </tr>
      {hasTheirs && (
        <tr>
          <th scope="row">{texts.theirs}</th>
          {settlementFigures.map((figure) => (
            <td key={figure} className="num end">
              <Theirs ours={ownOf(sides, figure)} theirs={sides.theirs[figure]} />
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

function Theirs({ ours, theirs }: { ours: string | null; theirs: string | undefined }) {
  const { settlement: texts } = useOffice().texts;
  if (theirs === undefined) return <>-</>;
  if (!isApart(ours, theirs)) return <Exact won={theirs} />;
  return (
    <span className="tag tag-bad">
      <Exact won={theirs} />
      <span className="vh"> {texts.apart}</span>
    </span>
  );
}
