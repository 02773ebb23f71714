import PersonOutline from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';

interface Props {
  /** Address of the image; null when there is none. */
  src: string | null;
  nombre: string;
}

/** Well within 250 × 250 pixels (document 2 section 2): what is said of the person stands beside it in one view. */
const LADO = { xs: 128, sm: 180 };

export function Fotografia({ src, nombre }: Props) {
  const marco = { border: 1, borderColor: 'divider', borderRadius: 1, display: 'block' };
  if (src === null) {
    return (
      <Box
        role="img"
        aria-label="Sin fotografía"
        sx={{
          ...marco,
          width: { xs: 96, sm: 144 },
          height: { xs: 112, sm: 180 },
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
        }}
      >
        <PersonOutline sx={{ fontSize: { xs: 48, sm: 64 } }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={`Fotografía de ${nombre}`}
      sx={{ ...marco, maxWidth: LADO, maxHeight: LADO, minHeight: 96, objectFit: 'contain' }}
    />
  );
}
