import Box from '@mui/material/Box';

const format = new Intl.NumberFormat('es-BO');

/** A number beside a name. Undefined while it is being counted, null when it could not be. */
export function CountBadge({ value }: { value: number | null | undefined }) {
  return (
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
      {value === undefined ? '…' : value === null ? '—' : format.format(value)}
    </Box>
  );
}
