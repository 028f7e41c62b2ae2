import { compLevels } from "#contract/office/settings.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { monthCost } from "#backoffice/settings/month-cost.ts";

const levels = Array.from({ length: compLevels }, (_, at) => at + 1);

type CompTableProps = {
  name: string;
  /** In basis points, level 1 first; `wanted` are the typed ones. */
  rates: readonly number[];
  wanted: readonly number[];
  typed: readonly string[];
  /** The last thirty days by level, whole won. */
  stakes: readonly number[];
  members: readonly number[];
  mayChange: boolean;
  onType: (at: number, value: string) => void;
};

/** One line per level: the rate, its stakes, and the cost at the present and the typed rate. */
export function CompTable(props: CompTableProps) {
  const { name, rates, wanted, stakes } = props;
  const { settings } = useOfficeTexts();
  const format = useFormat();
  const headers = [
    settings.level,
    settings.rate,
    settings.percent,
    settings.members,
    settings.stakes,
    settings.costNow,
    settings.costThen,
  ];
  const total = stakes.reduce((sum, stake) => sum + stake, 0);
  const [now, then] = [monthCost(stakes, rates), monthCost(stakes, wanted)];
  return (
    <TableFrame name={name} scroller="table-scroll table-tall" look="data-numbers">
      <thead>
        <Headings names={headers} />
      </thead>
      <tbody>
        {levels.map((level) => (
          <LevelRow key={level} {...props} level={level} />
        ))}
      </tbody>
      <tfoot>
        <tr data-changed={now !== then}>
          <th scope="row" colSpan={4}>
            {settings.total}
          </th>
          <td>{format.moneyText(total)}</td>
          <td>{format.moneyText(now)}</td>
          <td>
            {format.moneyText(then)}{" "}
            {now !== then && (
              <span className={then > now ? "tag tag-warn" : "tag tag-good"}>
                {settings.difference} {format.signedNumber(then - now)}
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </TableFrame>
  );
}

function LevelRow(props: CompTableProps & { level: number }) {
  const { name, rates, wanted, typed, stakes, members, mayChange, onType, level } = props;
  const { settings } = useOfficeTexts();
  const format = useFormat();
  const at = level - 1;
  const [stake, was, is] = [stakes[at] ?? 0, rates[at] ?? 0, wanted[at] ?? 0];
  return (
    <tr data-changed={is !== was}>
      <th scope="row">{level}</th>
      <td>
        <input
          className="rate"
          inputMode="numeric"
          aria-label={`${name} · ${settings.level} ${level} · ${settings.rate}`}
          aria-invalid={typed[at] === "" || is > 1000}
          maxLength={4}
          disabled={!mayChange}
          value={typed[at]}
          onChange={(event) => onType(at, event.target.value.replaceAll(/\D/g, ""))}
        />
      </td>
      <td>{format.rate(is)}</td>
      <td>{format.number(members[at] ?? 0)}</td>
      <td>{format.moneyText(stake)}</td>
      <td>{format.moneyText(monthCost([stake], [was]))}</td>
      <td>{format.moneyText(monthCost([stake], [is]))}</td>
    </tr>
  );
}
