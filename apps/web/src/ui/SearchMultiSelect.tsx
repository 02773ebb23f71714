import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { SearchMultiSelectProps } from './search-multi-select-types.ts';
import { withTimeLimit } from './with-time-limit.ts';

const Body = lazy(withTimeLimit(() => import('./SearchMultiSelectBody.tsx')));

/** Chooses several things out of too many to list. It is heavy and never used first: it is loaded after the page. */
export const SearchMultiSelect = (props: SearchMultiSelectProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={40} aria-hidden />}>
    <Body {...props} />
  </Suspense>
);
