import Box from '@mui/material/Box';

const format = new Intl.NumberFormat('es-BO');

interface Props {
  /** The number is undefined while it is counted, null when it could not be. */
  value: number | null | undefined;
  atLeast?: boolean | undefined;
}

export const CountBadge = ({ value, atLeast }: Props) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      minWidth: 36,
      px: 1,
      borderRadius: 4,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      fontSize: '0.8125rem',
      fontWeight: 650,
      lineHeight: '24px',
      textAlign: 'center',
    }}
  >
    {value === undefined ? '…' : value === null ? '—' : `${atLeast ? 'más de ' : ''}${format.format(value)}`}
  </Box>
);
