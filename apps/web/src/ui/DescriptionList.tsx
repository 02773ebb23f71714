import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Item {
  term: string;
  value: ReactNode;
}

/** Shows names and values side by side, in two columns where there is room; an empty value shows a dash. */
export const DescriptionList = ({ items }: { items: readonly Item[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
      columnGap: 4,
    }}
  >
    {items.map(({ term, value }) => (
      <Box
        key={term}
        // On a wide screen the eye has to find the value's line.
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(100px, 38%) 1fr',
          alignItems: 'baseline',
          columnGap: 2,
          py: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="dt" variant="body2" color="textSecondary">
          {term}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value === '' || value === null || value === undefined ? '—' : value}
        </Typography>
      </Box>
    ))}
  </Box>
);
