import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useName } from "#backoffice/games/names.ts";
import type { Order } from "#backoffice/games/use-order.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Named = { code: string; nameKo: string; nameEn: string };
type OrderedTableProps<Row extends Named> = {
  caption: string;
  columns: readonly Column<Row>[];
  order: Order<Row>;
  mayMove: boolean;
  empty: string;
};

/** A table whose rows can be reordered by dragging the handle or with two buttons. */
export function OrderedTable<Row extends Named>(props: OrderedTableProps<Row>) {
  const { caption, columns, order, mayMove, empty } = props;
  const { games } = useOfficeTexts();
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <TableFrame
      name={caption}
      scroller="table-scroll ordered"
      below={order.rows.length === 0 && <p className="table-empty">{empty}</p>}
    >
      <thead>
        <Headings
          names={[
            ...(mayMove ? [games.order] : []),
            ...columns.map(({ header, isEnd = false }) => ({ name: header, isEnd })),
          ]}
        />
      </thead>
      <tbody>
        {order.rows.map((row, at) => (
          <tr
            key={row.code}
            data-dragged={dragged === row.code || undefined}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== row.code) order.move(dragged, at);
            }}
          >
            {mayMove && (
              <td>
                <Mover
                  row={row}
                  at={at}
                  order={order}
                  drag={{
                    onDragStart: () => setDragged(row.code),
                    onDragEnd: () => setDragged(null),
                  }}
                />
              </td>
            )}
            {columns.map(({ id, isEnd, renderCell }) => (
              <td key={id} className={isEnd ? "end" : undefined}>
                {renderCell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

type MoverProps<Row extends Named> = {
  row: Row;
  at: number;
  order: Order<Row>;
  drag: { onDragStart: () => void; onDragEnd: () => void };
};

function Mover<Row extends Named>({ row, at, order, drag }: MoverProps<Row>) {
  const { games } = useOfficeTexts();
  const name = useName()(row);
  return (
    <span className="mover">
      <span className="mover-grip" draggable title={games.dragToMove(name)} {...drag}>
        <Icon name="grip" />
      </span>
      <button
        type="button"
        className="icobtn mover-up"
        aria-label={games.moveUp(name)}
        disabled={at === 0}
        onClick={() => order.move(row.code, at - 1)}
      >
        <Icon name="caret-down" />
      </button>
      <button
        type="button"
        className="icobtn"
        aria-label={games.moveDown(name)}
        disabled={at === order.rows.length - 1}
        onClick={() => order.move(row.code, at + 1)}
      >
        <Icon name="caret-down" />
      </button>
    </span>
  );
}
