import type { ReactNode } from 'react';

export interface DataColumn<T> {
  id: string;
  header: string;
  /** After so many letters a header of one long word may go on below; its text stays as it is. */
  headerBreak?: number;
  cell: (row: T) => ReactNode;
  noWrap?: boolean;
  /** A figure stands at the right, digit under digit. */
  numeric?: boolean;
  /** The column says whom or what the row is about: on a telephone it is the title of the card, without the header. */
  lead?: boolean;
  /** The width is in pixels; the columns without one share the rest. */
  width?: number | undefined;
  /** The server may order by it so; absent where it cannot. */
  sort?: ColumnSort;
}

export interface ColumnSort {
  /** The direction is that of the rows in view; null while they are ordered by something else. */
  direction: 'ascending' | 'descending' | null;
  onToggle: () => void;
  unavailable?: string | undefined;
}

export interface Selection<T> {
  id: string | null;
  onChange: (row: T) => void;
  /** Names the row for a screen reader, as 'CI 1000001, JUAN QUISPE'. */
  label: (row: T) => string;
  /** Enter or a double click on a row calls it. */
  onOpen?: (row: T) => void;
}

export interface Paging {
  /** The page counts from zero. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}
