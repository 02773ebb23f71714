import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { GroupedMultiSelectProps } from './grouped-multi-select-types.ts';
import { withTimeLimit } from './with-time-limit.ts';

const Body = lazy(withTimeLimit(() => import('./GroupedMultiSelectBody.tsx')));

/** Chooses several words out of coloured groups, or all; it is loaded after the page, as SearchMultiSelect is. */
export const GroupedMultiSelect = (props: GroupedMultiSelectProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={40} aria-hidden />}>
    <Body {...props} />
  </Suspense>
);
