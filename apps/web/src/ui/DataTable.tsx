import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TableContainer from '@mui/material/TableContainer';
import { type ReactNode, useId } from 'react';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataColumn, Paging, Selection } from './data-table-types.ts';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { ARROW_DOWNWARD, ARROW_UPWARD } from './icon-paths.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { TablePages } from './TablePages.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useDelayed } from './use-delayed.ts';
import './data-table.css';

const SIGN = { fontSize: 16, verticalAlign: 'text-bottom' };

type PropsDeDataTableHeader = Pick<DataColumn<never>, 'header' | 'headerBreak' | 'width' | 'numeric' | 'sort'>;

/** Names a column; it is a button where the rows can be ordered by it, else it says why they cannot. */
function DataTableHeader({ header, headerBreak = 0, width, numeric, sort }: PropsDeDataTableHeader) {
  const className = numeric ? 'dt-number' : undefined;
  if (sort === undefined) {
    return (
      <th role="columnheader" scope="col" className={className} style={{ width }}>
        {header.slice(0, headerBreak)}
        {headerBreak > 0 ? <span className="dt-hyphen" /> : null}
        {header.slice(headerBreak)}
      </th>
    );
  }
  const { direction, onToggle, unavailable } = sort;
  if (unavailable !== undefined) {
    return (
      <th role="columnheader" scope="col" aria-description={unavailable} className={className} style={{ width }}>
        <Tooltip title={unavailable}>
          <span>{header}</span>
        </Tooltip>
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={className} style={{ width }}>
      <button type="button" className="dt-sort" onClick={onToggle}>
        {header}
        {direction === null ? null : (
          <Icon d={direction === 'descending' ? ARROW_DOWNWARD : ARROW_UPWARD} aria-hidden sx={SIGN} />
        )}
      </button>
    </th>
  );
}

/** The rows are as high as the real ones that are on their way. */
function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  const filas = Array.from({ length: rows }, (_, i) => `fila-${i}`);
  const celdas = Array.from({ length: cells }, (_, i) => `celda-${i}`);
  return filas.map((fila) => (
    <tr key={fila} role="row" aria-hidden>
      {celdas.map((celda) => (
        <td key={celda}>
          <span className="dt-skeleton" />
        </td>
      ))}
    </tr>
  ));
}

/** A row is so high in pixels, as in data-table.css. */
const ROW_HEIGHT = 44;

const FRAME = { position: 'relative', display: 'flex', flexDirection: 'column' };

interface Props<T> {
  /** The label says what the table holds, for who cannot see it. */
  label: string;
  columns: readonly DataColumn<T>[];
  /** The rows are undefined while the first page is being fetched. */
  rows: readonly T[] | undefined;
  rowId: (row: T) => string;
  emptyText: string;
  emptyAction?: ReactNode;
  toolbar?: ReactNode;
  /** Another page is being fetched while this one is still shown. */
  loading?: boolean;
  /** A full page has these rows: with more pages the table keeps that height, so that nothing moves between them. */
  pageSize?: number;
  selection?: Selection<T>;
  paging?: Paging;
}

/**
 * Shows a page of rows that the server sorted, filtered and cut. The roles are written out: where CSS makes cards of
 * the rows, some browsers forget those of the elements.
 */
export function DataTable<T>(props: Props<T>) {
  const { label, columns, rows, rowId, loading = false, pageSize = 10, selection, paging, toolbar } = props;
  const group = useId();
  const late = useDelayed(loading || rows === undefined);
  // As cards, rows have no known height: until they are there, what follows waits below the screen.
  const full = paging && (rows === undefined || paging.pageCount > 1) ? ROW_HEIGHT * (pageSize + 1) : undefined;
  const minHeight = { xs: rows || !paging ? undefined : '100vh', sm: full };

  const choiceOf = (row: T) =>
    selection && {
      group,
      id: rowId(row),
      selected: selection.id === rowId(row),
      label: selection.label(row),
      onSelect: () => selection.onChange(row),
      onOpen: selection.onOpen && (() => selection.onOpen?.(row)),
    };

  return (
    <Paper variant="outlined" sx={{ ...FRAME, overflow: toolbar ? 'visible' : 'hidden' }} aria-busy={late}>
      {toolbar}
      {/* The bar lies over the toolbar, which stays in view over the rows and would cover it. */}
      <Box sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 4 }}>
        {late ? <ProgressBar label={`Cargando ${label}`} /> : null}
      </Box>
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ minHeight }}>
        <table role="table" aria-label={label} className="dt">
          <thead role="rowgroup">
            <tr role="row">
              {selection ? (
                <th role="columnheader" scope="col" className="dt-choice">
                  <span className="dt-hidden">Selección</span>
                </th>
              ) : null}
              {columns.map(({ id, ...column }) => (
                <DataTableHeader key={id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" style={{ opacity: late && rows ? 0.6 : 1 }}>
            {rows ? (
              rows.map((row) => <DataTableRow key={rowId(row)} row={row} columns={columns} choice={choiceOf(row)} />)
            ) : (
              <SkeletonRows rows={pageSize} cells={columns.length + (selection ? 1 : 0)} />
            )}
          </tbody>
        </table>
        {rows?.length === 0 ? <EmptyState text={props.emptyText} action={props.emptyAction} /> : null}
      </TableContainer>
      {paging && paging.pageCount > 1 ? <TablePages label={label} paging={paging} /> : null}
    </Paper>
  );
}
