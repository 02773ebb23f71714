import Chip from '@mui/material/Chip';

export type StatusTone = 'verde' | 'verde oscuro' | 'rojo' | 'naranja' | 'morado' | 'gris';

interface Props {
  label: string;
  tone: StatusTone;
}

/** A state as a coloured label; the text says it, the colour only helps. */
export function StatusChip({ label, tone }: Props) {
  const clave = tone === 'verde oscuro' ? 'verdeOscuro' : tone;
  return (
    <Chip
      size="small"
      label={label}
      data-tono={tone}
      sx={({ vars }) => ({
        bgcolor: vars.palette.tonos[clave].fondo,
        color: vars.palette.tonos[clave].texto,
        fontWeight: 650,
        letterSpacing: '0.01em',
      })}
    />
  );
}
