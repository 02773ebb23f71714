import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Item {
  term: string;
  value: ReactNode;
}

/** Names and values side by side; below one another on a telephone. An empty value shows a dash. */
export function DescriptionList({ items }: { items: readonly Item[] }) {
  return (
    <Box
      component="dl"
      // On a wide screen the eye has to find the value's line.
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, min(35%, 240px)) 1fr' },
        columnGap: 2,
      }}
    >
      {items.map(({ term, value }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ pt: 0.75 }}>
            {term}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, py: 0.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {value === '' || value === null || value === undefined ? '—' : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
