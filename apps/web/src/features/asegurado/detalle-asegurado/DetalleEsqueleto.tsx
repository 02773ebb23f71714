import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';

/** The skeleton is about as high as what replaces it. */
export const DetalleEsqueleto = () => (
  <Stack spacing={3}>
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Skeleton variant="rounded" width={120} height={140} sx={{ flexShrink: 0 }} />
      <Box sx={{ flexGrow: 1 }}>
        <TextSkeleton lines={6} />
      </Box>
    </Box>
    <Skeleton variant="rounded" height={220} />
  </Stack>
);
