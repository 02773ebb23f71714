import type { DataColumn } from './data-table-types.ts';

interface Props<T> {
  row: T;
  columns: readonly DataColumn<T>[];
  /** Absent in a table without selection. */
  choice?: { group: string; selected: boolean; label: string; onSelect: () => void };
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** One row. The whole row selects with the mouse; the radio does it from the keyboard and says the state aloud. */
export function DataTableRow<T>({ row, columns, choice }: Props<T>) {
  return (
    <tr
      role="row"
      onClick={choice?.onSelect}
      className={classes(choice && 'dt-selectable', choice?.selected && 'dt-selected')}
    >
      {choice ? (
        <td role="cell" className="dt-choice">
          <input
            type="radio"
            className="dt-radio"
            name={choice.group}
            checked={choice.selected}
            onChange={choice.onSelect}
            aria-label={choice.label}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.id} role="cell" data-header={column.header} className={column.noWrap ? 'dt-nowrap' : undefined}>
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}
