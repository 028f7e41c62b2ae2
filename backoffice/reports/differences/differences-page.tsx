import { useState } from "react";
import { Link, useLoaderData, useNavigate } from "react-router";
import { differenceKinds, differenceViews, type Difference } from "#contract/office/differences.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import {
  DifferenceSheet,
  type AskedAct,
} from "#backoffice/reports/differences/difference-sheet.tsx";
import { DifferenceTable } from "#backoffice/reports/differences/difference-table.tsx";
import type { DifferencesPage } from "#backoffice/reports/differences/load-differences.ts";

const searchOf = (view: string, kind: string | null, after?: number): string =>
  new URLSearchParams({
    ...(view !== "open" && { view }),
    ...(kind && { kind }),
    ...(after !== undefined && { after: String(after) }),
  }).toString();

/** Every difference that the comparisons found, with its age, its owner and what can be done. */
export default function Differences() {
  const { differences: texts } = useOffice().texts;
  const page = useLoaderData<DifferencesPage>();
  const { view, kind, next, counts } = page;
  const format = useFormat();
  const navigate = useNavigate();
  const changing = useChange();
  const [asking, setAsking] = useState<{ what: AskedAct; about: Difference } | null>(null);
  const kindName = (each: (typeof differenceKinds)[number]) => {
    const count = counts[each] ?? 0;
    return count > 0 ? `${texts.kinds[each]} (${format.number(count)})` : texts.kinds[each];
  };
  return (
    <div className="page page-wide">
      <h1>{texts.title}</h1>
      <p className="page-lead">{texts.lead}</p>
      <Looked page={page} />
      <ListViews
        label={texts.title}
        views={differenceViews}
        current={view}
        nameOf={(each) => texts.views[each]}
        searchOf={(each) => searchOf(each, kind)}
      />
      <div className="list-choice">
        <Select
          name="kind"
          label={texts.kind}
          value={kind ?? ""}
          options={[
            ["", texts.allKinds] as const,
            ...differenceKinds.map((each) => [each, kindName(each)] as const),
          ]}
          onChange={(event) =>
            void navigate({ search: searchOf(view, event.target.value || null) })
          }
        />
      </div>
      <ChangeNotice outcome={changing.outcome} />
      <DifferenceTable page={page} onAsk={(what, about) => setAsking({ what, about })} />
      {next !== null && (
        <p>
          <Link className="btn" to={{ search: searchOf(view, kind, next) }}>
            {texts.more}
          </Link>
        </p>
      )}
      {asking && (
        <DifferenceSheet {...asking} changing={changing} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

function Looked({ page: { lookedAt, booksAt } }: { page: DifferencesPage }) {
  const { differences: texts } = useOffice().texts;
  const format = useFormat();
  const at = (moment: string) => `${format.date(moment)} ${format.clock(moment)}`;
  return (
    <p className="why">
      {lookedAt === null ? texts.never : texts.lookedAt(at(lookedAt))}
      {booksAt !== null && ` · ${texts.booksAt(at(booksAt))}`}
    </p>
  );
}
