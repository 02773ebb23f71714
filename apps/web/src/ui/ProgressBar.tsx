import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const recorrer = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const latir = keyframes`
  50% { opacity: 0.35; }
`;

/** Shows indeterminate progress. MUI's own costs 2 KB more, for kinds that nobody uses here. */
export const ProgressBar = ({ label, hidden = false }: { label: string; hidden?: boolean }) => (
  <Box
    role="progressbar"
    aria-label={label}
    sx={{
      height: 4,
      overflow: 'hidden',
      borderRadius: 1,
      bgcolor: 'divider',
      visibility: hidden ? 'hidden' : 'visible',
    }}
  >
    <Box
      sx={{
        height: 1,
        width: '40%',
        // A bar that nobody sees would be moved all the same.
        display: hidden ? 'none' : 'block',
        bgcolor: 'primary.main',
        animation: `${recorrer} 1.4s ease-in-out infinite`,
        // Without movement a still bar would read as stopped: it fades instead.
        '@media (prefers-reduced-motion: reduce)': {
          width: 1,
          animation: `${latir} 2s ease-in-out infinite !important`,
          animationDuration: '2s !important',
          animationIterationCount: 'infinite !important',
        },
      }}
    />
  </Box>
);
