import Typography from '@mui/material/Typography';

/** 'TÉRMINOS …', '1. OBJETO': a paragraph of capitals is a heading. */
const esTitulo = (parrafo: string) => parrafo.length < 80 && parrafo === parrafo.toLocaleUpperCase('es');

export function ParrafosDeTerminos({ texto }: { texto: string }) {
  // Two paragraphs may be the same, so that the place is the key.
  const parrafos = texto.split(/\n{2,}/).map((parrafo, lugar) => ({ parrafo, clave: `parrafo-${lugar}` }));
  return parrafos.map(({ parrafo, clave }) => (
    <Typography
      key={clave}
      sx={{
        mb: esTitulo(parrafo) ? 0.5 : 2,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        fontWeight: esTitulo(parrafo) ? 650 : undefined,
      }}
    >
      {parrafo}
    </Typography>
  ));
}
