import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

export interface SearchOption {
  id: number;
  label: string;
}

export interface SearchMultiSelectProps {
  label: string;
  placeholder: string;
  value: readonly SearchOption[];
  onChange: (value: readonly SearchOption[]) => void;
  /** What was found for the text, already filtered. */
  options: readonly SearchOption[];
  text: string;
  onText: (text: string) => void;
  onOpen: () => void;
  loading: boolean;
  /** Shown when nothing was found, or why it could not be asked. */
  emptyText: string;
  /** Line under the field, as how many there are in all. */
  help?: string;
}

const Body = lazy(() => import('./SearchMultiSelectBody.tsx'));

/** Several things out of too many to list. The widget is heavy and never the first thing used: it comes after the page. */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={props.help === undefined ? 40 : 63} aria-hidden />}>
      <Body {...props} />
    </Suspense>
  );
}
