import Paper from '@mui/material/Paper';
import type { SystemStyleObject } from '@mui/system';
import type { ComponentProps } from 'react';
import { SearchForm } from './SearchForm.tsx';

interface Props extends ComponentProps<typeof SearchForm> {
  width?: number;
  /** What is different in how its fields stand. */
  grid?: SystemStyleObject;
}

/** What narrows a list, over it and close to it: the rows need the room. */
export const ListFilters = ({ width, grid, ...form }: Props) => (
  <Paper variant="outlined" sx={{ p: 1.25, mt: 1, mb: 1, '& form': { maxWidth: width, ...grid } }}>
    <SearchForm {...form} />
  </Paper>
);
