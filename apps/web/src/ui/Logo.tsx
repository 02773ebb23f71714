import Box from '@mui/material/Box';

interface Props {
  /** The acronym is the institution's; its drawing is `/logos/<sigla>.svg`. */
  sigla: string;
  /** The side is height and width in pixels. */
  lado?: number;
  /** The text is for who cannot see it; empty when the name stands beside it. */
  alt?: string;
}

export function Logo({ sigla, lado = 56, alt = '' }: Props) {
  const archivo = `/logos/${encodeURIComponent(sigla.toLowerCase())}.svg`;
  return <Box component="img" src={archivo} alt={alt} width={lado} height={lado} sx={{ display: 'block' }} />;
}
