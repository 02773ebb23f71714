import Paper from '@mui/material/Paper';
import type { ComponentProps } from 'react';
import { SearchForm } from './SearchForm.tsx';

/** What narrows a list, over it and close to it: the rows need the room. */
export const ListFilters = ({ width, ...form }: ComponentProps<typeof SearchForm> & { width?: number }) => (
  <Paper variant="outlined" sx={{ p: 1.25, mt: 1, mb: 1, '& form': { maxWidth: width } }}>
    <SearchForm {...form} />
  </Paper>
);
