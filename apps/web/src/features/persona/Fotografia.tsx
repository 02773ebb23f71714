import PersonOutline from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';

interface Props {
  /** Address of the image; null when there is none. */
  src: string | null;
  nombre: string;
}

/** At most 250 × 250 pixels (document 2 section 2). */
export function Fotografia({ src, nombre }: Props) {
  const marco = { border: 1, borderColor: 'divider', borderRadius: 1, display: 'block' };
  if (src === null) {
    return (
      <Box
        role="img"
        aria-label="Sin fotografía"
        sx={{ ...marco, width: 160, height: 200, display: 'grid', placeItems: 'center', color: 'text.secondary' }}
      >
        <PersonOutline sx={{ fontSize: 72 }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={`Fotografía de ${nombre}`}
      sx={{ ...marco, maxWidth: 250, maxHeight: 250, minHeight: 120, objectFit: 'contain' }}
    />
  );
}
