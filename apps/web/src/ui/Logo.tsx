import Box from '@mui/material/Box';

/** Shows the authority's sign beside its name. */
export const Logo = () => (
  <Box component="img" src="/logos/autoridad.svg" alt="" width={72} height={72} sx={{ display: 'block' }} />
);
