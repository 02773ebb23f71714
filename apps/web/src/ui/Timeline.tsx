import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface EventProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** Cards joined by a line, in reading order. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

export function TimelineCard({ title, icon, children }: EventProps) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '40px minmax(0, 1fr)' },
        columnGap: 2,
        pb: 2,
        position: 'relative',
        '&:not(:last-of-type)::before': {
          content: '""',
          display: { xs: 'none', sm: 'block' },
          position: 'absolute',
          left: 19,
          top: 44,
          bottom: 0,
          borderLeft: '2px solid var(--ui-palette-divider)',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 40,
          height: 40,
          borderRadius: '50%',
          display: { xs: 'none', sm: 'grid' },
          placeItems: 'center',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {icon}
      </Box>
      <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Box>
  );
}
