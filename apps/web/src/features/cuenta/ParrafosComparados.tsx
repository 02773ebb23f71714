import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ParrafoComparado } from '@sgpa/contract/shared/cambios-terminos';

/** Colour is not the only mark: new text is underlined, removed text struck out, and a screen reader names both. */
const MARCA = {
  // The texts for the screen reader are placed in here: at a dialog's edge they would make the whole dialog scroll.
  position: 'relative',
  '& ins': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    bgcolor: 'tonos.verde.fondo',
    color: 'tonos.verde.texto',
    px: 0.25,
  },
  '& del': { textDecoration: 'line-through', color: 'error.main' },
} as const;

/** A screen reader says it, and nobody sees it. */
const OCULTO = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

function Parte({ tipo, texto }: ParrafoComparado['partes'][number]) {
  if (tipo === 'IGUAL') return texto;
  const Marca = tipo === 'NUEVO' ? 'ins' : 'del';
  return (
    <Marca>
      <span style={OCULTO}>{tipo === 'NUEVO' ? ' (nuevo: ' : ' (quitado: '}</span>
      {texto}
      <span style={OCULTO}>) </span>
    </Marca>
  );
}

/** Two parts may say the same, so that the place is the key. */
const conClave = <T extends object>(partes: readonly T[]) =>
  partes.map((parte, lugar) => ({ ...parte, clave: `parte-${lugar}` }));

/** Shows only the paragraphs that changed, each in its place. */
export function ParrafosComparados({ parrafos }: { parrafos: readonly ParrafoComparado[] }) {
  const cambiados = parrafos.map((parrafo, lugar) => ({ ...parrafo, lugar })).filter(({ tipo }) => tipo !== 'IGUAL');
  if (cambiados.length === 0) return <Typography>El texto es el mismo.</Typography>;
  return (
    <Box sx={MARCA}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <ins>Subrayado</ins>, lo nuevo; <del>tachado</del>, lo que se quitó. Lo que no cambió no se muestra.
      </Typography>
      {cambiados.map(({ lugar, partes }) => (
        <Typography key={lugar} sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {conClave(partes).map(({ clave, ...parte }) => (
            <Parte key={clave} {...parte} />
          ))}
        </Typography>
      ))}
    </Box>
  );
}
