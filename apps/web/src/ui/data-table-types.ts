import type { ReactNode } from 'react';

export interface DataColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Keeps the text on one line. */
  noWrap?: boolean;
}

export interface Selection<T> {
  /** Id of the selected row, if any. */
  id: string | null;
  onChange: (row: T) => void;
  /** Names the row for who hears it, as 'CI 1000001, JUAN QUISPE'. */
  label: (row: T) => string;
}

export interface Paging {
  /** Zero-based. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}
