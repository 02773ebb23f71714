import { type MouseEvent, useRef } from 'react';
import type { DataColumn } from './data-table-types.ts';

interface Props<T> {
  row: T;
  columns: readonly DataColumn<T>[];
  /** A table without selection has no choice. */
  choice?: {
    group: string;
    id: string;
    selected: boolean;
    label: string;
    onSelect: () => void;
    onOpen: (() => void) | undefined;
  };
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/** Selects with the mouse on the whole row; the radio does it from the keyboard and says the state aloud. */
export function DataTableRow<T>({ row, columns, choice }: Props<T>) {
  const radio = useRef<HTMLInputElement>(null);

  /** The keys go on from the row that was pressed; a button in it keeps its own focus. */
  function select({ target }: MouseEvent) {
    choice?.onSelect();
    if (!(target instanceof Element && target.closest('button'))) radio.current?.focus({ preventScroll: true });
  }

  return (
    <tr
      role="row"
      onClick={choice && select}
      onDoubleClick={choice?.onOpen}
      className={classes(choice && 'dt-selectable', choice?.selected && 'dt-selected')}
    >
      {choice ? (
        <td role="cell" className="dt-choice">
          <input
            ref={radio}
            type="radio"
            data-row={choice.id}
            className="dt-radio"
            name={choice.group}
            checked={choice.selected}
            onChange={choice.onSelect}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.altKey || event.metaKey) return;
              event.preventDefault();
              choice.onOpen?.();
            }}
            aria-label={choice.label}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-header={column.header}
          className={classes(column.noWrap && 'dt-nowrap', column.numeric && 'dt-number', column.lead && 'dt-lead')}
        >
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}
