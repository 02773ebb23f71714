import type { ReactNode } from 'react';

export interface DataColumn<T> {
  id: string;
  header: string;
  /** After how many letters a header of one long word may go on below; its text stays as it is. */
  headerBreak?: number;
  cell: (row: T) => ReactNode;
  /** Keeps the text on one line. */
  noWrap?: boolean;
  /** A figure: it stands at the right, digit under digit. */
  numeric?: boolean;
  /** Whom or what the row is about: on a telephone the title of its card, without the header. */
  lead?: boolean;
  /** In pixels; the columns without one share the rest. */
  width?: number | undefined;
  /** How the server may order by it; absent where it cannot. */
  sort?: ColumnSort;
}

export interface ColumnSort {
  /** Of the rows in view; null while they are ordered by something else. */
  direction: 'ascending' | 'descending' | null;
  onToggle: () => void;
  /** Why it cannot be now. */
  unavailable?: string | undefined;
}

export interface Selection<T> {
  /** Id of the selected row, if any. */
  id: string | null;
  onChange: (row: T) => void;
  /** Names the row for who hears it, as 'CI 1000001, JUAN QUISPE'. */
  label: (row: T) => string;
  /** Enter or a double click on a row. */
  onOpen?: (row: T) => void;
}

export interface Paging {
  /** Zero-based. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}
