import Radio from '@mui/material/Radio';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ROW_HEIGHT } from './data-table-styles.ts';
import type { DataColumn } from './data-table-types.ts';

interface Props<T> {
  row: T;
  columns: readonly DataColumn<T>[];
  /** Absent in a table without selection. */
  choice?: { group: string; selected: boolean; label: string; onSelect: () => void };
}

/** One row. The whole row selects with the mouse; the radio does it from the keyboard and says the state aloud. */
export function DataTableRow<T>({ row, columns, choice }: Props<T>) {
  return (
    <TableRow
      role="row"
      hover
      selected={choice?.selected}
      onClick={choice?.onSelect}
      sx={{ height: ROW_HEIGHT, cursor: choice ? 'pointer' : undefined }}
    >
      {choice ? (
        <TableCell role="cell" padding="checkbox">
          <Radio
            size="small"
            name={choice.group}
            checked={choice.selected}
            onChange={choice.onSelect}
            slotProps={{ input: { 'aria-label': choice.label } }}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          role="cell"
          align={column.align}
          data-header={column.header}
          sx={{ whiteSpace: column.noWrap ? 'nowrap' : undefined }}
        >
          <span>{column.cell(row)}</span>
        </TableCell>
      ))}
    </TableRow>
  );
}
