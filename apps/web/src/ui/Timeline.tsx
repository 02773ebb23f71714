import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface EventProps {
  title: string;
  subtitle?: string;
  icon: ReactNode;
  /** The level is that of the titles in a timeline of many short events, within a section of a page. */
  dense?: 'h5' | 'h6';
  children: ReactNode;
}

export const Timeline = ({ children }: { children: ReactNode }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

export function TimelineCard({ title, subtitle, icon, dense, children }: EventProps) {
  const id = useId();
  const size = dense ? 32 : 40;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `${size}px minmax(0, 1fr)` },
        columnGap: 2,
        pb: dense ? 1.5 : 2,
        position: 'relative',
        '&:not(:last-of-type)::before': {
          content: '""',
          display: { xs: 'none', sm: 'block' },
          position: 'absolute',
          left: size / 2 - 1,
          top: size + 4,
          bottom: 0,
          borderLeft: '2px solid var(--ui-palette-divider)',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: size,
          height: size,
          borderRadius: '50%',
          display: { xs: 'none', sm: 'grid' },
          placeItems: 'center',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {icon}
      </Box>
      {/* Of many events no one is a landmark; the five parts of a step are. */}
      <Paper
        component={dense ? 'article' : 'section'}
        variant="outlined"
        aria-labelledby={id}
        sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}
      >
        <Typography
          id={id}
          variant={dense ? 'subtitle2' : 'h2'}
          component={dense ?? 'h2'}
          sx={{ mb: subtitle ? 0 : 1.5 }}
        >
          {title}
        </Typography>
        {subtitle ? (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {subtitle}
          </Typography>
        ) : null}
        {children}
      </Paper>
    </Box>
  );
}
