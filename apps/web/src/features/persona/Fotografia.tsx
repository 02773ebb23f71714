import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** An empty text removes the saved photograph. */
export const SIN_FOTO = '';

/** A JPEG as a data URL replaces the saved photograph; null keeps that one. */
export type FotoEnMano = string | null;

const FIRMA_PNG = 'iVBORw0KGgo';

/** Gives the address of a photograph in base64, bare or as a data URL of an image; null for anything else. */
export function direccionDeFoto(foto: string | null): string | null {
  const texto = foto?.trim() ?? '';
  if (/^data:image\/(png|jpeg);base64,/.test(texto)) return texto;
  if (texto === '' || !/^[A-Za-z0-9+/\s]+=*$/.test(texto)) return null;
  return `data:image/${texto.startsWith(FIRMA_PNG) ? 'png' : 'jpeg'};base64,${texto}`;
}

interface Props {
  /** The address is null when there is no image. */
  src: string | null;
  nombre: string;
}

/** The photograph keeps within 250 × 250 pixels (document 2 §2), so that the facts stand beside it in one view. */
const LADO = { xs: 128, sm: 180 };

/** Shows the photograph; where there is none, the words and no empty frame. */
export function Fotografia({ src, nombre }: Props) {
  if (src === null)
    return (
      <Typography variant="body2" color="textSecondary">
        Sin fotografía
      </Typography>
    );
  return (
    <Box
      component="img"
      src={src}
      alt={`Fotografía de ${nombre}`}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'block',
        maxWidth: LADO,
        maxHeight: LADO,
        minHeight: 96,
        objectFit: 'contain',
      }}
    />
  );
}
