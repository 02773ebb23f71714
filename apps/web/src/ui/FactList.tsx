import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** An absent or empty value shows as a dash. */
  value: ReactNode;
}

/** A mail address that has no room on a line goes on after its @, not in the middle of a word. */
const mailsWhole = (value: ReactNode): ReactNode => {
  if (typeof value !== 'string' || !value.includes('@')) return value;
  const [name, ...rest] = value.split('@');
  return (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  );
};

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 1.5, m: 0 }}
  >
    {facts.map(({ label, value }) => (
      <div key={label}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value === null || value === undefined || value === '' ? '—' : mailsWhole(value)}
        </Typography>
      </div>
    ))}
  </Box>
);
